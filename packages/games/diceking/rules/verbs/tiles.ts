import { ascending, at, type Decision, decision, sortAscending } from '@regalia/kernel';
import { landscapeOf, tileOf } from '../cards/printed.ts';
import type { Turn } from '../effect.ts';
import { BARE, type DicekingState, dataOf, EMPTY } from '../state.ts';
import { cardsIn, DRAWN, LAID, TILES } from '../zones.ts';

/** Draws tiles and shows them to all; DIC-8.12: as many as there are. */
export function drawTiles(x: Turn, count: number): void {
  for (let i = 0; i < count; i++) x.moveTop(TILES, DRAWN);
  x.out?.push({ t: 'drew', seat: x.me, tiles: ascending(cardsIn(x.state, DRAWN)) });
}

const ON_MAP = { where: at('map') } as const;

/** DIC-8.1: the empty spaces of the landscapes drawn. */
function freeSpaces(s: Readonly<DicekingState>): number[] {
  const { spacesOf } = dataOf(s);
  const spaces: number[] = [];
  for (const tile of cardsIn(s, DRAWN)) {
    for (const space of spacesOf[landscapeOf(tile)] as readonly number[]) {
      if (s.spaces[space] === EMPTY && !spaces.includes(space)) spaces.push(space);
    }
  }
  sortAscending(spaces);
  return spaces;
}

/** Which of the tiles drawn is laid, and where: the space says both. */
export function askPlace(x: Turn, prompt: 'build' | 'burn', rule: string): Decision {
  return decision(x.me, prompt, rule, 'space', freeSpaces(x.state), ON_MAP);
}

/** Lays the tile that belongs to the space; it is nobody's yet. */
export function layTile(x: Turn, space: number): number {
  const s = x.state;
  const tile = tileOf(x.data.landscapes[space] as number);
  if (s.spaces[space] !== EMPTY || !x.move(DRAWN, tile, LAID)) throw new Error(`no tile fits on space ${space}`); // DIC-8.2
  s.spaces[space] = BARE;
  return tile;
}

/** The tiles not chosen go back unseen among the others. */
export function putBack(x: Turn): void {
  const drawn = cardsIn(x.state, DRAWN);
  if (drawn.length === 0) return;
  x.out?.push({ t: 'put-back', seat: x.me, tiles: ascending(drawn) });
  x.moveAll(DRAWN, TILES);
  x.shuffle(TILES);
}
