import {
  colorOf,
  isUsed,
  kindOf,
  type RewardType,
  type Token,
  type TokenKind,
  tokenValue,
} from '@regalia/games/panovnik';
import type { ReactNode } from 'react';
import type { TableSpeech } from '../../../kit/text/speech.ts';
import { COLORS, Gem } from '../gems/gems.tsx';
import { word } from '../words.ts';
import { RewardSign } from './RewardSign.tsx';
import styles from './TokenSign.module.css';

/** What a token is the lasting part of. */
const SIGN_OF: Readonly<Record<TokenKind, RewardType>> = {
  points: 'points',
  magic: 'magic',
  science: 'science',
  defense: 'defense',
  'magic-bonus': 'magic-bonus',
  'circle-bonus': 'circle-bonus',
  eternal: 'eternal',
  stored: 'gems',
};

interface TokenSignProps {
  readonly token: Token;
  readonly speech: TableSpeech;
}

/** A token on a card of a pyramid; a pointer that rests on it is told what it is for. */
export function TokenSign({ token, speech }: TokenSignProps): ReactNode {
  const kind = kindOf(token);
  const title = word(speech, `sign.${SIGN_OF[kind]}.says`);
  switch (kind) {
    case 'points':
      return <Points n={tokenValue(token)} title={title} />;
    case 'magic-bonus':
    case 'circle-bonus':
      return (
        <span className={styles.bonus} title={title}>
          +{tokenValue(token)}
          <RewardSign type={kind} color={colorOf(token)} />
        </span>
      );
    case 'eternal':
      return (
        <span className={styles.gem} title={title} style={{ borderColor: COLORS[colorOf(token)] }}>
          <Gem color={colorOf(token)} eternal used={isUsed(token)} />
        </span>
      );
    case 'stored':
      return (
        <span className={styles.gem} title={title}>
          <Gem color={colorOf(token)} />
        </span>
      );
    default:
      return (
        <span className={styles.disc} title={title}>
          <RewardSign type={kind} />
        </span>
      );
  }
}

/** Points that lie on a card or that it scores. */
export function Points({ n, title }: { readonly n: number; readonly title: string }): ReactNode {
  return (
    <span className={styles.points} title={title}>
      {n}
    </span>
  );
}
