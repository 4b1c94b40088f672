import { type ReactNode, useState } from 'react';
import { isAsked, useChoice } from '../../kit/choice/choice.ts';
import { Area } from '../../kit/layout/BoardGrid.tsx';
import { Sheet } from '../../kit/parts/Sheet.tsx';
import { useTable } from '../../kit/tableContext.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './supply/Supply.module.css';
import { Supply } from './supply/Supply.tsx';
import { Purse } from './turn/Purse.tsx';
import { useBoard } from './useBoard.ts';
import { word } from './words.ts';

/** On a phone the Supply comes over the table when it is asked for and goes when it is not; elsewhere it lies on it. */
export function Market(): ReactNode {
  const { view } = useBoard();
  const { game, speech, isSmall, layout, room } = useTable();
  const choice = useChoice();
  const isSupplyAsked = isAsked(choice, 'supply');
  const [looked, setLooked] = useState<{ open: boolean; asked: boolean }>({ open: false, asked: false });
  const isOpen = looked.asked === isSupplyAsked ? looked.open : isSupplyAsked;
  if (looked.asked !== isSupplyAsked) setLooked({ open: isSupplyAsked, asked: isSupplyAsked });
  const isLaid = !isSmall || (layout === 'phone' && room === 'roomy' && view.seats.length === 2);
  if (isLaid) {
    return (
      <Area name="market">
        <Supply />
      </Area>
    );
  }
  const { decision } = choice;
  const hasCard = isSupplyAsked && decision?.params.source !== undefined;
  return (
    <>
      <Area name="market" className={styles.handle}>
        <Button onClick={() => setLooked({ open: true, asked: isSupplyAsked })}>{word(speech, 'supply.open')}</Button>
      </Area>
      <Sheet
        open={isOpen}
        close={word(speech, 'supply.close')}
        onClose={() => setLooked({ open: false, asked: isSupplyAsked })}
        head={
          hasCard && decision ? (
            <p className={styles.question}>{speech.plain(game.texts.ofDecision(decision))}</p>
          ) : (
            <Purse />
          )
        }
      >
        <Supply />
      </Sheet>
    </>
  );
}
