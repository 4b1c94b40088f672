import { type Answer, BoundedCache, type Card, type Decision } from '@regalia/kernel';
import type { DominionState } from '../../rules/state.ts';
import { type BuyLine, bigMoneyUltimate, kindOf, noMoreThan, perTreasures } from './buying.ts';
import { playByLines } from './play.ts';

/** How many of a key card belong into a money deck: a maximum even before Gold, or one per number of Treasures. */
type Share = { readonly most: number } | { readonly treasures: number };

/** The strongest that the Kingdom has is bought, two would get into each other's way: ordered by what each alone adds to Big Money Ultimate; found by trial. */
const KEY_CARDS: readonly (readonly [string, Share])[] = [
  ['witch', { most: 2 }],
  ['courtyard', { most: 2 }],
  ['torturer', { treasures: 7 }],
  ['militia', { treasures: 7 }],
  ['swindler', { most: 1 }],
  ['smithy', { treasures: 11 }],
  ['library', { treasures: 7 }],
  ['tribute', { treasures: 7 }],
  ['council-room', { treasures: 11 }],
  ['nobles', { most: 2 }],
  ['baron', { treasures: 11 }],
  ['bridge', { treasures: 11 }],
  ['saboteur', { most: 1 }],
  ['market', { treasures: 7 }],
  ['shanty-town', { treasures: 7 }],
  ['bureaucrat', { most: 1 }],
  ['mine', { treasures: 11 }],
  ['pawn', { treasures: 11 }],
];

/** What does not use up the turn's Action goes with any key card. */
const BESIDES: readonly (readonly [string, Share])[] = [
  ['market', { treasures: 7 }],
  ['laboratory', { treasures: 7 }],
];

/** A table may have any of billions of Kingdoms. */
const linesByKingdom = new BoundedCache<readonly BuyLine[]>(100);

/** A quick, sensible answer to every question, for playouts and as a baseline. */
export function playMoneyAndKeyCards(s: Readonly<DominionState>, d: Decision): Answer {
  return playByLines(linesFor(s.kingdom), s, d);
}

function linesFor(kingdom: readonly Card[]): readonly BuyLine[] {
  const key = kingdom.join(' ');
  return linesByKingdom.get(key) ?? linesByKingdom.set(key, makeLines(kingdom));
}

function makeLines(kingdom: readonly Card[]): readonly BuyLine[] {
  const has = ([id]: readonly [string, Share]) => kingdom.includes(kindOf(id));
  const chosen = [...KEY_CARDS.filter(has).slice(0, 1), ...BESIDES.filter(has)];
  const before = chosen.flatMap(([id, share]) => ('most' in share ? [noMoreThan(id, share.most)] : []));
  const after = chosen.flatMap(([id, share]) => ('treasures' in share ? [perTreasures(id, share.treasures)] : []));
  return bigMoneyUltimate(before, after);
}
