import { type DicekingView, LANDSCAPES } from '@regalia/games/diceking';
import type { ReactNode } from 'react';
import { CardOnTable } from '../../kit/cards/CardOnTable.tsx';
import { Stage } from '../../kit/cards/Stage.tsx';
import { useChoice } from '../../kit/choice/choice.ts';
import type { BoardProps } from '../../kit/gameUi.ts';
import { Area, type Areas, Board } from '../../kit/layout/Board.tsx';
import { Counter } from '../../kit/parts/Counter.tsx';
import { ZoomPan } from '../../kit/parts/ZoomPan.tsx';
import { useTable } from '../../kit/tableContext.ts';
import { Decks } from './Decks.tsx';
import { Dice } from './Dice.tsx';
import styles from './DicekingBoard.module.css';
import { Differences } from './Differences.tsx';
import { HexMap } from './HexMap.tsx';
import { Loot } from './Loot.tsx';
import { pairSign } from './pairs.tsx';
import { Seats } from './Seats.tsx';
import { castle, fire, gem } from './tokens.tsx';
import { word } from './words.ts';

const AREAS: Areas = {
  wide: '"seats seats" auto "map decks" minmax(0, 1fr) "map dice" auto / minmax(0, 11fr) minmax(0, 12fr)',
  tall: '"seats" auto "map" minmax(0, 1fr) "decks" minmax(150px, 22cqh) "dice" auto / minmax(0, 1fr)',
  phone: '"decks" 128px "dice" auto "map" minmax(190px, 1fr) "seats" auto / minmax(0, 1fr)',
  flat: '"map decks" minmax(0, 1fr) "map dice" auto "seats seats" auto / minmax(0, 1fr) minmax(0, 1fr)',
};

/** The land, the five decks, the dice, and everybody's area. */
export function DicekingBoard(props: BoardProps<DicekingView>): ReactNode {
  const { view, me } = props;
  const { speech } = useTable();
  const { decision } = useChoice();
  const isStaged = decision !== null && (decision.of === 'pair' || decision.of === 'face');
  return (
    <Board of={props} areas={AREAS} className={styles.board}>
      <Area name="seats">
        <Seats view={view} me={me} />
      </Area>
      <Area name="map" className={styles.land}>
        <ZoomPan label={speech.text('table.map') ?? ''}>
          <HexMap view={view} speech={speech} />
        </ZoomPan>
        <Supply view={view} />
      </Area>
      <Area name="decks">
        {isStaged ? (
          <div className={styles.staged} data-of={decision.of}>
            <Stage title={word(speech, 'stage')} item={(option) => pairSign(option, decision.of, view, speech)} />
          </div>
        ) : decision?.prompt === 'steal-card' ? (
          <Loot view={view} />
        ) : (
          <Decks view={view} />
        )}
      </Area>
      <Area name="dice">
        <Dice view={view} />
      </Area>
    </Board>
  );
}

/** What nobody owns yet, and the tiles that lie open. */
function Supply({ view: { supply, drawn, data } }: { readonly view: DicekingView }): ReactNode {
  const { speech } = useTable();
  const unseen = supply.unseen
    .flatMap((n, land) => (n > 0 ? [`${speech.text(`landscape.${LANDSCAPES[land]}`)} ${n}`] : []))
    .join(', ');
  return (
    <div className={styles.supply}>
      <span title={`${word(speech, 'supply.unseen')} ${unseen}`} className={styles.tiles} data-place="supply">
        <Counter
          icon={castle}
          color="--ink-soft"
          n={supply.tiles}
          says={word(speech, 'supply.tiles', { n: supply.tiles })}
        />
      </span>
      <Counter
        icon={fire}
        color="--coral"
        n={supply.fires}
        says={word(speech, 'fires', { n: supply.fires })}
        at="fires"
      />
      <Counter
        icon={gem}
        color="--onyx"
        n={supply.white}
        says={word(speech, 'white', { n: supply.white })}
        at="white"
      />
      <Counter icon={gem} color="--topaz" n={supply.gold} says={word(speech, 'gold', { n: supply.gold })} at="gold" />
      {data !== '' && (
        <details className={styles.differs}>
          <summary title={word(speech, 'differs')} aria-label={word(speech, 'differs')}>
            ≠
          </summary>
          <Differences data={data} speech={speech} />
        </details>
      )}
      <span className={styles.drawn} data-place="drawn">
        {drawn.map((tile, i) => (
          <CardOnTable key={`${tile} ${i}`} card={tile} as="tiny" place="drawn" />
        ))}
      </span>
    </div>
  );
}
