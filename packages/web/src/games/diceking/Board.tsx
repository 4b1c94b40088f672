import type { DicekingView } from '@regalia/games/diceking';
import type { ReactNode } from 'react';
import { Stage } from '../../kit/cards/Stage.tsx';
import { useChoice } from '../../kit/choice/choice.ts';
import type { BoardProps } from '../../kit/gameUi.ts';
import { Area, type Areas, BoardGrid } from '../../kit/layout/BoardGrid.tsx';
import { useTable } from '../../kit/tableContext.ts';
import styles from './Board.module.css';
import { Center } from './Center.tsx';
import { Dice } from './dice/Dice.tsx';
import { pairSign } from './dice/pairs.tsx';
import { Market } from './Market.tsx';
import { Loot } from './market/Loot.tsx';
import { Seats } from './Seats.tsx';
import { word } from './words.ts';

const AREAS: Areas = {
  wide: '"seats seats" auto "center market" minmax(0, 1fr) "center dice" auto / minmax(0, 11fr) minmax(0, 12fr)',
  tall: '"seats" auto "center" minmax(0, 1fr) "market" minmax(150px, 22cqh) "dice" auto / minmax(0, 1fr)',
  phone: '"market" 128px "dice" auto "center" minmax(190px, 1fr) "seats" auto / minmax(0, 1fr)',
  flat: '"center market" minmax(0, 1fr) "center dice" auto "seats seats" auto / minmax(0, 1fr) minmax(0, 1fr)',
};

/** The land, the five decks, the dice, and everybody's area. */
export function Board(props: BoardProps<DicekingView>): ReactNode {
  const { view, me } = props;
  const { speech } = useTable();
  const { decision } = useChoice();
  const isStaged = decision !== null && (decision.of === 'pair' || decision.of === 'face');
  return (
    <BoardGrid of={props} areas={AREAS} className={styles.board}>
      <Area name="seats">
        <Seats view={view} me={me} />
      </Area>
      <Area name="center" className={styles.land}>
        <Center view={view} />
      </Area>
      <Area name="market">
        {isStaged ? (
          <div className={styles.staged} data-of={decision.of}>
            <Stage title={word(speech, 'stage')} item={(option) => pairSign(option, decision.of, view, speech)} />
          </div>
        ) : decision?.of === 'card' && decision.where?.place === 'areas' ? (
          <Loot view={view} />
        ) : (
          <Market view={view} />
        )}
      </Area>
      <Area name="dice">
        <Dice view={view} />
      </Area>
    </BoardGrid>
  );
}
