import type { Seat } from '@regalia/kernel';
import type { ReactNode } from 'react';
import { PileBrowser } from '../../../kit/cards/pile/PileBrowser.tsx';
import { rememberedIn } from '../../../kit/remembered.ts';
import { useTable } from '../../../kit/tableContext.ts';
import { Glyph } from '../../../ui/icons/Glyph.tsx';
import { useBoard } from '../useBoard.ts';
import { word } from '../words.ts';
import { inHandOrder } from './groups.ts';
import styles from './KnownCards.module.css';

/** What I know of the hand of another seat, behind a button; nothing where I know nothing. */
export function KnownCards({ seat }: { readonly seat: Seat }): ReactNode {
  const { view } = useBoard();
  const { game, speech } = useTable();
  const cards = view.seats[seat]?.hand.cards ?? rememberedIn(game, view, view.seats.length, 'hand', seat);
  if (cards.length === 0) return null;
  const says = `${word(speech, 'known')}: ${cards.length}`;
  return (
    <PileBrowser
      heading={`${speech.nameOf(seat)}: ${word(speech, 'known')}`}
      cards={inHandOrder(cards)}
      className={styles.known}
      title={says}
      aria-label={says}
    >
      <Glyph name="eye" className={styles.eye} />
      {cards.length}
    </PileBrowser>
  );
}
