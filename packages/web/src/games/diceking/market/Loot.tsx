import type { DicekingView } from '@regalia/games/diceking';
import type { ReactNode } from 'react';
import { useChoice } from '../../../kit/choice/choice.ts';
import { Menu } from '../../../kit/choice/Menu.tsx';
import { Jewel } from '../../../kit/seats/Jewel.tsx';
import { useTable } from '../../../kit/tableContext.ts';
import { jokerSign } from '../dice/pairs.tsx';
import { word } from '../words.ts';
import styles from './Loot.module.css';

/** The citizens that may be stolen, by whose they are, each with the die it can stand for. */
export function Loot({ view }: { readonly view: DicekingView }): ReactNode {
  const { decision } = useChoice();
  const { speech } = useTable();
  const offered = new Set(decision?.options);
  return (
    <section className={styles.loot} aria-label={word(speech, 'stage')} data-place="stage">
      {view.seats.map(({ faceUp }, seat) => {
        const cards = faceUp.filter((card) => offered.has(card));
        if (cards.length === 0) return null;
        return (
          <div key={seat}>
            <h3 className={styles.owner}>
              <Jewel seat={seat} />
              {speech.nameOf(seat)}
            </h3>
            <Menu
              of="card"
              label={speech.nameOf(seat)}
              className={styles.cards}
              items={cards.map((card) => ({
                id: card,
                title: speech.cardName(card),
                ...jokerSign(card, view, speech),
              }))}
            />
          </div>
        );
      })}
    </section>
  );
}
