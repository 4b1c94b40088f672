import type { Card } from '@regalia/kernel';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { spokenFace } from '../../../kit/cards/face/cardFace.ts';
import { Face } from '../../../kit/cards/face/Face.tsx';
import { Tile } from '../../../kit/cards/face/Tile.tsx';
import type { TableSpeech } from '../../../kit/text/speech.ts';
import { IconButton } from '../../../ui/Button.tsx';
import { cx } from '../../../ui/cx.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ART } from '../art/index.ts';
import { cardFace } from '../cardFace.tsx';
import styles from './KingdomChoice.module.css';
import { setupWord } from './setupWords.ts';

interface KindTilesProps {
  readonly kinds: readonly Card[];
  readonly speech: TableSpeech;
  /** What a tap on a kind does, besides a sign to read it; without this, a tap reads it. */
  readonly each?: (card: Card) => ComponentProps<'button'>;
}

/** Kinds of cards before the game, each to be read in full. */
export function KindTiles({ kinds, speech, each }: KindTilesProps): ReactNode {
  const [read, setRead] = useState<Card | null>(null);
  const faceOf = (card: Card) => cardFace(card, speech, ART);
  return (
    <>
      <ul className={cx(styles.kinds, each && styles.all)}>
        {kinds.map((card) => (
          <li key={card}>
            <button
              type="button"
              aria-label={spokenFace(faceOf(card))}
              title={faceOf(card).text}
              onClick={() => setRead(card)}
              {...each?.(card)}
            >
              <Tile face={faceOf(card)} />
            </button>
            {each && (
              <IconButton
                glyph="eye"
                className={styles.eye}
                label={setupWord(speech, 'read', { name: speech.cardName(card) })}
                onClick={() => setRead(card)}
              />
            )}
          </li>
        ))}
      </ul>
      {read !== null && (
        <Dialog title={speech.cardName(read)} onClose={() => setRead(null)}>
          <div className={styles.large}>
            <Face face={faceOf(read)} />
          </div>
          <p className={styles.read}>{faceOf(read).text}</p>
        </Dialog>
      )}
    </>
  );
}
