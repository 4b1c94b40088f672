import { type DicekingView, isCorrected, LANDSCAPES } from '@regalia/games/diceking';
import type { ReactNode } from 'react';
import { CardOnTable } from '../../kit/cards/CardOnTable.tsx';
import { Counter } from '../../kit/parts/Counter.tsx';
import { ZoomPan } from '../../kit/parts/ZoomPan.tsx';
import { useTable } from '../../kit/tableContext.ts';
import styles from './Board.module.css';
import { HexMap } from './map/HexMap.tsx';
import { Differences } from './setup/Differences.tsx';
import { castle, fire, gem } from './token.tsx';
import { word } from './words.ts';

interface CenterProps {
  readonly view: DicekingView;
}

/** The land, and what nobody owns yet. */
export function Center({ view }: CenterProps): ReactNode {
  const { speech, isSmall } = useTable();
  return (
    <>
      <ZoomPan label={speech.text('table.map') ?? ''} hasFreeCorner={isSmall}>
        <HexMap view={view} speech={speech} />
      </ZoomPan>
      <Supply view={view} />
    </>
  );
}

/** What nobody owns yet, and the tiles that lie open. */
function Supply({ view: { supply, drawn, data } }: CenterProps): ReactNode {
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
      {isCorrected(data) && (
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
