import type { BuildingView } from '@regalia/games/citadels';
import type { Seat } from '@regalia/kernel';
import type { ReactNode } from 'react';
import { Sign } from '../../../kit/cards/Sign.tsx';
import tones from '../../../kit/cards/tones.module.css';
import { useTable } from '../../../kit/tableContext.ts';
import { cx } from '../../../ui/cx.ts';
import { useTargets } from '../turn/aim.ts';
import { useBoard } from '../useBoard.ts';
import { word } from '../words.ts';
import { Building } from './Building.tsx';
import styles from './City.module.css';
import { SIGNS, TONES } from './colors.ts';
import { groupsOf } from './groups.ts';

interface CityProps {
  readonly seat: Seat;
  readonly as: 'tile' | 'tiny';
}

/** The buildings of a seat, by color, each color with its sign and how many there are of it. */
export function City({ seat, as }: CityProps): ReactNode {
  const { view } = useBoard();
  const { speech } = useTable();
  const targets = useTargets();
  const city = view.seats[seat]?.city ?? [];
  const cards = city.map(({ card }) => card);
  const buildings = new Map<number, BuildingView>(city.map((building) => [building.card, building]));
  return (
    <ul
      className={cx(styles.city, as === 'tile' && styles.tiles)}
      aria-label={word(speech, 'city', { name: speech.nameOf(seat), n: city.length })}
      data-place={`city-${seat}`}
      data-arrows
    >
      {groupsOf(cards).map(({ color, cards: ofColor }) => (
        <li
          key={color ?? 'other'}
          className={cx(styles.group, color && tones[TONES[color]])}
          style={as === 'tile' ? { flexGrow: ofColor.length } : undefined}
        >
          <span className={styles.head} title={word(speech, `group.${color ?? 'other'}`, { n: ofColor.length })}>
            {color && <Sign paths={SIGNS[color]} />}
            <span aria-hidden="true">{ofColor.length}</span>
            <span className="visually-hidden">{word(speech, `group.${color ?? 'other'}`, { n: ofColor.length })}</span>
          </span>
          <span className={styles.buildings}>
            {ofColor.map((card, i) => {
              const building = buildings.get(card);
              const option = targets.ofBuilding(seat, card);
              return (
                building && (
                  <Building
                    key={`${card} ${i}`}
                    building={building}
                    seat={seat}
                    as={as}
                    option={option}
                    priced={option !== undefined && targets.aim.building === null}
                  />
                )
              );
            })}
          </span>
        </li>
      ))}
      {city.length === 0 && <li className={styles.empty}>{word(speech, 'city.empty')}</li>}
    </ul>
  );
}
