import { choiceOf } from '@regalia/games/citadels';
import type { Card, Seat } from '@regalia/kernel';
import type { CSSProperties, ReactNode } from 'react';
import { paths as flag } from '~icons/game-icons/flying-flag';
import { useChoice } from '../../../kit/choice/choice.ts';
import { useTable } from '../../../kit/tableContext.ts';
import { cx } from '../../../ui/cx.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { useTargets } from '../turn/aim.ts';
import { useBoard } from '../useBoard.ts';
import { word } from '../words.ts';
import { Building } from './Building.tsx';
import { House } from './House.tsx';
import styles from './Street.module.css';
import { Wagons } from './Wagons.tsx';

/** CIT-8.1: the number of buildings that ends the game. */
const PLOTS = 8;

/** A city as a street of eight plots, in the order of building; where it is narrow and high, two streets of four. */
export function Street({ seat }: { readonly seat: Seat }): ReactNode {
  const { view } = useBoard();
  const { speech, cardFace } = useTable();
  const targets = useTargets();
  const planned = usePlanned(seat);
  const { city = [], wagons = [] } = view.seats[seat] ?? {};
  const built = city.length + (planned === null ? 0 : 1);
  const plots = Math.max(PLOTS, built) + wagons.length;
  return (
    <div className={styles.street}>
      <ul
        className={styles.plots}
        style={{ '--plots': plots, '--half': Math.ceil(plots / 2) } as CSSProperties}
        aria-label={word(speech, 'city', { name: speech.nameOf(seat), n: city.length })}
        data-place={`city-${seat}`}
        data-arrows
      >
        {city.map((building, i) => {
          const option = targets.ofBuilding(seat, building.card);
          return (
            <li key={`${building.card} ${i}`} className={styles.plot}>
              <Building
                building={building}
                seat={seat}
                option={option}
                priced={option !== undefined && targets.aim.first === null}
              />
            </li>
          );
        })}
        {planned !== null && (
          <li className={cx(styles.plot, styles.planned)} aria-hidden="true">
            <House card={planned} face={cardFace(planned)} />
          </li>
        )}
        {Array.from({ length: Math.max(PLOTS - built, 0) }, (_, i) => built + i + 1).map((number) => (
          <li key={`plot ${number}`} className={styles.plot} aria-hidden="true">
            <span className={styles.free}>
              {number === PLOTS && <Icon paths={flag} className={styles.flag} />}
              <b>{number}</b>
              {number === PLOTS && <span className={styles.last}>{word(speech, 'plot.last')}</span>}
            </span>
          </li>
        ))}
        <Wagons seat={seat} />
      </ul>
    </div>
  );
}

/** The building that is marked to be built here; null for none. */
function usePlanned(seat: Seat): Card | null {
  const { decision, picked } = useChoice();
  const [first] = picked;
  if (first === undefined || decision?.of !== 'action' || decision.seat !== seat) return null;
  const { action, card } = choiceOf(first);
  return action === 'build' ? card : null;
}
