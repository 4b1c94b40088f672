import type { CitadelsView } from '@regalia/games/citadels';
import type { Card, Seat } from '@regalia/kernel';
import { type ReactNode, useState } from 'react';
import { Heap } from '../../kit/cards/Heap.tsx';
import { useTable } from '../../kit/tableContext.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Ranks } from './Ranks.tsx';
import styles from './Round.module.css';
import { word } from './words.ts';

/** How far the round has gone: its number, the characters, and the piles. */
export function Round({ view, me }: { readonly view: CitadelsView; readonly me: Seat }): ReactNode {
  const { speech } = useTable();
  return (
    <section className={styles.round} aria-label={word(speech, 'round', { n: view.round })}>
      <p className={styles.facts}>
        <b>{word(speech, 'round', { n: view.round })}</b>
        {view.first === null ? (
          <span key={view.phase}>{speech.text(`phase.${view.phase}`)}</span>
        ) : (
          <b className={styles.last}>{word(speech, 'last-round')}</b>
        )}
      </p>
      <Ranks view={view} me={me} />
      <Piles deck={view.deck} discard={view.discard} />
    </section>
  );
}

/** The draw pile, and the discard pile, through which anybody may look. */
function Piles({ deck, discard }: { readonly deck: number; readonly discard: readonly Card[] }): ReactNode {
  const { speech } = useTable();
  const [open, setOpen] = useState(false);
  const [deckName, discardName] = [speech.text('zone.deck') ?? '', speech.text('zone.discard') ?? ''];
  const deckSays = word(speech, 'pile', { name: deckName, n: deck });
  const discardSays = word(speech, 'pile', { name: discardName, n: discard.length });
  return (
    <div className={styles.piles}>
      <span className={styles.pile} data-place="deck" title={deckSays}>
        <span className={styles.back} aria-hidden="true">
          {deck}
        </span>
        <span className="visually-hidden">{deckSays}</span>
      </span>
      <button
        type="button"
        className={styles.pile}
        data-place="discard"
        title={discardSays}
        aria-label={discardSays}
        onClick={() => setOpen(true)}
      >
        <span className={styles.front} aria-hidden="true">
          {discard.length}
        </span>
      </button>
      {open && (
        <Dialog title={discardSays} onClose={() => setOpen(false)} wide>
          <Heap cards={discard} />
        </Dialog>
      )}
    </div>
  );
}
