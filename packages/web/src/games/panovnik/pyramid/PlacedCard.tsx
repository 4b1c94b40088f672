import { cardOf, isLaw, type PlacedView, SECTIONS } from '@regalia/games/panovnik';
import type { Card, ScoreBreakdown } from '@regalia/kernel';
import type { CSSProperties, ReactNode } from 'react';
import tones from '../../../kit/cards/face/tones.module.css';
import { useTable } from '../../../kit/tableContext.ts';
import { cx } from '../../../ui/cx.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { Corners } from '../card/Corners.tsx';
import { Points, TokenSign } from '../card/TokenSign.tsx';
import { word } from '../words.ts';
import styles from './PlacedCard.module.css';

interface BlockProps {
  readonly placed: PlacedView;
  readonly score: ScoreBreakdown | undefined;
}

/** A card in a pyramid: only what still counts there, i.e. its name, its tokens, its segments and the points of a law. */
export function PlacedCard({ placed: { card, level, tokens, tucked }, score }: BlockProps): ReactNode {
  const { speech, cardFace } = useTable();
  const face = cardFace(card);
  const points = isLaw(card) ? pointsOf(score, 'laws', card) : null;
  const count = tokens.length + (points === null ? 0 : 1);
  const longest = Math.max(...face.name.split(/[\s-]/).map(({ length }) => length));
  return (
    <span className={styles.frame}>
      <span
        className={cx(styles.block, tones[face.tone], isLaw(card) && styles.law)}
        style={{ '--letters': longest } as CSSProperties}
        data-tokens={count > 4 ? 'many' : count}
      >
        <Icon paths={face.art} className={styles.emblem} />
        <Corners segments={cardOf(card).segments} isLowest={level === 1} />
        <span className={styles.name} lang={speech.locale}>
          {face.name}
        </span>
        <span className={styles.tokens}>
          {points !== null && <Points n={points} title={word(speech, 'law.points')} />}
          {tokens.map((token, i) => (
            <TokenSign key={i} token={token} speech={speech} />
          ))}
        </span>
        {tucked.count > 0 && (
          <span className={styles.tucked} title={word(speech, 'tucked', { n: tucked.count })}>
            +{tucked.count}
          </span>
        )}
      </span>
    </span>
  );
}

/** What a card scores in a section as things stand; null for nothing. */
export function pointsOf(
  score: ScoreBreakdown | undefined,
  section: (typeof SECTIONS)[number],
  card: Card,
): number | null {
  const line = score?.lines.find((one) => one.card === card && one.section === SECTIONS.indexOf(section));
  return line?.points ?? null;
}
