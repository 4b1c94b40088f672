import { below, type RngState, shuffle } from '@regalia/kernel';
import { type GameData, LAYOUTS, type SetUp, SPACES } from './printed/shape.ts';

export interface Land extends SetUp {
  readonly layout: number;
}

const standardLands = new WeakMap<SetUp, Land>();

/** DIC-4.1 to 4.5: the layout and set-up for the number of players. */
export function standardLand({ setups }: GameData, seats: number): Land {
  const setup = setups[seats - LAYOUTS[0]] as SetUp;
  const land = standardLands.get(setup) ?? { layout: seats, ...setup };
  standardLands.set(setup, land);
  return land;
}

/** No map of ours needs a second start; corrected neighbors may leave no room at all. */
const MOST_STARTS = 200;

/** DIC-12.2: any layout, fires apart from each other, gems anywhere. */
export function randomLand(data: GameData, seats: number, rng: RngState): Land {
  const layout = LAYOUTS[below(rng, LAYOUTS.length)] as number;
  const { neighbors } = data.maps[layout - LAYOUTS[0]] as GameData['maps'][number];
  const { fires, gold, white } = standardLand(data, seats);
  const anywhere = Array.from({ length: SPACES }, (_, space) => space);
  shuffle(rng, anywhere);
  return {
    layout,
    fires: scatter(fires.length, neighbors, rng),
    gold: anywhere.slice(0, gold.length),
    white: anywhere.slice(gold.length, gold.length + white.length),
  };
}

function scatter(count: number, neighbors: GameData['maps'][number]['neighbors'], rng: RngState): number[] {
  for (let starts = 1; ; starts++) {
    const fires: number[] = [];
    let free = neighbors.map((_, space) => space);
    while (fires.length < count && free.length > 0) {
      const fire = free[below(rng, free.length)] as number;
      fires.push(fire);
      free = free.filter((space) => space !== fire && (starts > MOST_STARTS || !neighbors[fire]?.includes(space)));
    }
    if (fires.length === count) return fires;
  }
}
