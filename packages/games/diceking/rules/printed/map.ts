import { readInt, readList, readObject, readWords, refuse } from './read.ts';
import { type GameMap, LAYOUTS, SPACE_NAMES, SPACES } from './shape.ts';

type Axial = readonly [number, number];

/** DIC-3.3: hexagons that share an edge. */
const EDGES: readonly Axial[] = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [1, -1],
  [-1, 1],
];
const FARTHEST = 50;
const MOST_NEIGHBORS = 12;

/** The three layouts; neighbors are those of the hexagons unless the file lists its own. */
export function readMaps(spaces: readonly Readonly<Record<string, unknown>>[], adjacency: unknown): GameMap[] {
  const lists = adjacency === undefined ? {} : readObject(adjacency, 'adjacency');
  return LAYOUTS.map((layout) => {
    const axial = spaces.map(({ axial: all }, i) => {
      const path = `spaces.${SPACE_NAMES[i]}.axial`;
      return readAxial(readObject(all, path)[layout], `${path}.${layout}`);
    });
    if (new Set(axial.map(String)).size < SPACES) refuse(`axial ${layout}`, 'another place for each space');
    const own = lists[layout];
    const neighbors = own === undefined ? hexNeighbors(axial) : readNeighbors(own, `adjacency.${layout}`);
    return { axial, neighbors, distance: measure(neighbors, `adjacency.${layout}`) };
  });
}

export function hexNeighbors(axial: readonly Axial[]): number[][] {
  const at = new Map(axial.map((place, i) => [String(place), i]));
  return axial.map(([q, r]) =>
    EDGES.flatMap(([dq, dr]) => at.get(String([q + dq, r + dr])) ?? []).sort((a, b) => a - b),
  );
}

function readAxial(value: unknown, path: string): Axial {
  const [q, r] = readList(value, path, 2).map((one, i) => readInt(one, `${path}[${i}]`, -FARTHEST, FARTHEST));
  return [q as number, r as number];
}

function readNeighbors(value: unknown, path: string): number[][] {
  const given = readObject(value, path);
  const lists = SPACE_NAMES.map((name) =>
    readWords(given[name], `${path}.${name}`, SPACE_NAMES, 1, MOST_NEIGHBORS).sort((a, b) => a - b),
  );
  lists.forEach((list, space) => {
    const odd = list.find((other) => other === space || !lists[other]?.includes(space));
    if (odd !== undefined) refuse(`${path}.${SPACE_NAMES[odd]}`, `mutual with ${SPACE_NAMES[space]}`);
  });
  return lists;
}

/** DIC-3.8: fewest steps over land, from every space to every other. */
function measure(neighbors: readonly (readonly number[])[], path: string): number[][] {
  return neighbors.map((_, from) => {
    const steps = new Array<number>(SPACES).fill(-1);
    const reached = [from];
    steps[from] = 0;
    for (const space of reached) {
      for (const next of neighbors[space] as readonly number[]) {
        if ((steps[next] as number) >= 0) continue;
        steps[next] = (steps[space] as number) + 1;
        reached.push(next);
      }
    }
    if (reached.length < SPACES) refuse(path, 'one connected land');
    return steps;
  });
}
