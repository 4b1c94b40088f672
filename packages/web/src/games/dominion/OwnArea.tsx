import { cardOf } from '@regalia/games/dominion';
import type { ReactNode } from 'react';
import { Hand } from '../../kit/cards/Hand.tsx';
import { OpenPile } from '../../kit/cards/pile/OpenPile.tsx';
import { Stack } from '../../kit/cards/pile/Stack.tsx';
import { StandingMenu } from '../../kit/choice/StandingMenu.tsx';
import { contentsOf } from '../../kit/remembered.ts';
import { SeatPlate } from '../../kit/seats/SeatPlate.tsx';
import { useTable } from '../../kit/tableContext.ts';
import { inHandOrder } from './card/handOrder.ts';
import { ownPoints } from './card/ownPoints.ts';
import styles from './OwnArea.module.css';
import { useBoard } from './useBoard.ts';
import { word, wordIfAny } from './words.ts';

/** My deck and discard pile, my hand, and who I am. */
export function OwnArea(): ReactNode {
  const { view, me: seat, standing } = useBoard();
  const { game, speech } = useTable();
  const own = view.seats[seat];
  if (own === undefined) return null;
  const { deck, discard, hand } = own;
  const inDeck = contentsOf(game, view, view.seats.length, 'deck', seat, deck);
  const points = inDeck && ownPoints(game, view, seat, inDeck);
  return (
    <section className={styles.mine} aria-label={speech.nameOf(seat)} data-place={`seat-${seat}`}>
      <div className={styles.side}>
        <div className={styles.name}>
          <SeatPlate seat={seat} />
          {standing && view.kingdom.some((card) => cardOf(card).types.includes('reaction')) && (
            <StandingMenu
              standing={standing}
              title={word(speech, 'standing.title')}
              hint={word(speech, 'standing.hint')}
              nameOf={(id) => wordIfAny(speech, `standing.${id}`) ?? ''}
              hintOf={(id) => wordIfAny(speech, `standing.${id}.hint`)}
              isShown
            />
          )}
        </div>
        <div className={styles.piles}>
          <Stack
            name={speech.text('zone.deck') ?? ''}
            says={word(speech, 'deck.of', { n: deck })}
            count={deck}
            at={`deck-${seat}`}
            contents={inDeck}
            note={points === null ? undefined : word(speech, 'deck.points', { n: points })}
          />
          <OpenPile
            name={speech.text('zone.discard') ?? ''}
            says={word(speech, 'discard.of', { n: discard.count })}
            top={discard.top}
            count={discard.count}
            at={`discard-${seat}`}
            place="discard"
            seat={seat}
          />
        </div>
      </div>
      <Hand cards={hand.cards && inHandOrder(hand.cards)} count={hand.count} seat={seat} />
    </section>
  );
}
