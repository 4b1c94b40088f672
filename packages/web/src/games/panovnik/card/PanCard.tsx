import { cardOf, isLaw } from '@regalia/games/panovnik';
import type { Card } from '@regalia/kernel';
import { type CSSProperties, memo, type ReactNode } from 'react';
import { CardPicture } from '../../../kit/cards/face/CardPicture.tsx';
import type { CardFace } from '../../../kit/cards/face/cardFace.ts';
import tones from '../../../kit/cards/face/tones.module.css';
import type { TableSpeech } from '../../../kit/text/speech.ts';
import { cx } from '../../../ui/cx.ts';
import { Glyph } from '../../../ui/icons/Glyph.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { Gem } from '../gems/gems.tsx';
import { Corners } from './Corners.tsx';
import styles from './PanCard.module.css';
import { RewardSigns } from './RewardSigns.tsx';

interface PanCardProps {
  readonly card: Card;
  readonly face: CardFace;
  readonly speech: TableSpeech;
  /** Its name and picture alone, where there is no room for more. */
  readonly isShort?: boolean | undefined;
  /** The row of this level is marked. */
  readonly level?: number | undefined;
  /** It is there for the last time, in a word. */
  readonly note?: string | undefined;
}

const LEVELS = [4, 3, 2, 1] as const;

/** A card of Panovník in hand or on offer: its segments, and a row for each level with the gem it costs and what it brings. */
export const PanCard = memo(function PanCard(props: PanCardProps): ReactNode {
  const { card, face, speech, isShort = false, level, note } = props;
  const { segments, costs, rewards } = cardOf(card);
  const isOfLaw = isLaw(card);
  return (
    <span className={styles.frame}>
      <span
        className={cx(styles.card, tones[face.tone], isOfLaw && styles.law, isShort && styles.short)}
        style={textSizes(face)}
      >
        <span className={styles.band}>
          <CardPicture face={face} className={styles.figure} />
        </span>
        <Icon paths={face.art} className={styles.emblem} />
        <Corners segments={segments} />
        <span className={styles.name} lang={speech.locale}>
          {face.name}
        </span>
        {isOfLaw ? (
          <span className={styles.text} lang={speech.locale}>
            {face.text}
          </span>
        ) : (
          <span className={styles.rows}>
            {LEVELS.map((row) => (
              <span key={row} className={cx(styles.row, row === level && styles.here)}>
                <span className={styles.cost}>
                  <Gem color={costs[row - 1] ?? 0} />
                </span>
                <RewardSigns reward={rewards[row - 1] ?? []} speech={speech} />
              </span>
            ))}
          </span>
        )}
        <span className={styles.foot}>
          <b>{card}</b>
          {note !== undefined && (
            <span className={styles.note} title={note}>
              <Glyph name="hourglass" /> <span>{note}</span>
            </span>
          )}
        </span>
      </span>
    </span>
  );
});

/** A long word of the name, and a long text, are written smaller. */
function textSizes({ name, text }: CardFace): CSSProperties {
  const longest = Math.max(...name.split(/[\s-]/).map(({ length }) => length));
  return { '--letters': longest, '--text-size': Math.round(4400 / Math.sqrt(text.length + 12)) / 100 } as CSSProperties;
}
