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
import { FacePicker } from './dice/FacePicker.tsx';
import { pairSign } from './dice/pairs.tsx';
import { Market } from './Market.tsx';
import { Seats } from './Seats.tsx';
import { word } from './words.ts';

const AREAS: Areas = {
  wide: '"seats seats" auto "center market" minmax(0, 1fr) "center dice" auto / minmax(0, 11fr) minmax(0, 12fr)',
  tall: '"seats" auto "center" minmax(0, 1fr) "market" minmax(150px, 26cqh) "dice" auto / minmax(0, 1fr)',
  phone: '"center" minmax(150px, 1fr) "market" 158px "dice" auto "seats" auto / minmax(0, 1fr)',
  flat: '"center market" minmax(0, 1fr) "center dice" auto "seats seats" auto / minmax(0, 2fr) minmax(0, 3fr)',
};

/** A question about the land: on a phone the land takes the place of the citizens, and all else stays where it is. */
const OF_LAND: Areas = {
  ...AREAS,
  phone: '"center" minmax(0, 1fr) "dice" auto "seats" auto / minmax(0, 1fr)',
  flat: '"center" minmax(0, 1fr) "dice" auto / minmax(0, 1fr)',
};

/** The land, the five decks, the dice, and everybody's area. */
export function Board(props: BoardProps<DicekingView>): ReactNode {
  const { view, me } = props;
  const { speech, isSmall, layout } = useTable();
  const { decision } = useChoice();
  const isOfLand = decision?.of === 'space' && isSmall;
  return (
    <BoardGrid of={props} areas={isOfLand ? OF_LAND : AREAS} className={styles.board}>
      {!(isOfLand && layout === 'flat') && (
        <Area name="seats">
          <Seats view={view} me={me} />
        </Area>
      )}
      <Area name="center" className={styles.land}>
        <Center view={view} />
      </Area>
      {!isOfLand && (
        <Area name="market">
          {decision?.of === 'face' ? (
            <FacePicker />
          ) : decision?.of === 'pair' ? (
            <div className={styles.staged}>
              <Stage title={word(speech, 'stage')} item={(option) => pairSign(option, view, speech)} />
            </div>
          ) : (
            <Market view={view} />
          )}
        </Area>
      )}
      <Area name="dice">
        <Dice view={view} />
      </Area>
    </BoardGrid>
  );
}
