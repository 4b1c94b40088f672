import type { Ability } from '@regalia/games/tides';
import type { ReactNode } from 'react';
import { paths as crown } from '~icons/game-icons/crown';
import { paths as star } from '~icons/game-icons/round-star';
import { paths as most } from '~icons/game-icons/stack';
import { cx } from '../../../ui/cx.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import styles from './CardSigns.module.css';
import { Coin } from './symbols.tsx';

/** A card's ability in signs: how many points, and for what. A faded coin is the opponent's. */
export function CardSigns({ ability }: { readonly ability: Ability }): ReactNode {
  switch (ability.kind) {
    case 'perSymbol':
      return <Times points={ability.points}>{<Coin symbol={ability.symbol} />}</Times>;
    case 'perSet':
      return (
        <Times points={ability.points}>
          <span className={cx(styles.set, ability.symbols.length > 3 && styles.many)}>
            {ability.symbols.map((symbol) => (
              <Coin key={symbol} symbol={symbol} />
            ))}
          </span>
        </Times>
      );
    case 'perMissing':
      return <Times points={ability.points}>{<span className={styles.missing} />}</Times>;
    case 'majority':
      return (
        <More
          points={ability.points}
          mine={<Coin symbol={ability.symbol} />}
          theirs={<Coin symbol={ability.symbol} faded />}
        />
      );
    case 'moreSingles':
      return <More points={ability.points} mine={<Single />} theirs={<Single faded />} />;
    case 'bestSingleCard':
      return (
        <More
          points={ability.points}
          mine={<Icon paths={star} className={styles.sign} />}
          theirs={<Icon paths={star} className={styles.fadedSign} />}
        />
      );
    case 'doubleMost':
      return (
        <>
          <Icon paths={most} className={styles.sign} />
          <span>×2</span>
        </>
      );
    case 'winTies':
      return (
        <>
          <span>=</span>
          <Icon paths={crown} className={styles.sign} />
        </>
      );
  }
}

function Times({ points, children }: { readonly points: number; readonly children: ReactNode }): ReactNode {
  return (
    <>
      <span className={styles.value}>{points}</span>
      <span className={styles.operator}>×</span>
      {children}
    </>
  );
}

function More(props: { readonly points: number; readonly mine: ReactNode; readonly theirs: ReactNode }): ReactNode {
  return (
    <>
      <span className={styles.value}>{props.points}</span>
      <span className={styles.operator}>:</span>
      {props.mine}
      <span className={styles.operator}>&gt;</span>
      {props.theirs}
    </>
  );
}

function Single({ faded = false }: { readonly faded?: boolean }): ReactNode {
  return <span className={faded ? styles.fadedSingle : styles.single}>1</span>;
}
