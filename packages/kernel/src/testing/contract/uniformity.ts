import type { Card, RngState, State, Zone } from '../../base/vocabulary.ts';
import { canonicalJson } from '../../crypto/canonical.ts';
import type { Game } from '../../game/game.ts';
import { forkFast } from '../../rng/rng.ts';
import { fail } from './checks.ts';
import { isExcluded, type Place, unknownPlaces } from './knowledge.ts';

const MAX_UNKNOWN = 5;
const SAMPLES_PER_WORLD = 30;

/**
 * Clause (d): in a small position, samples cover exactly the worlds the seat cannot exclude, uniformly (chi-square against
 * enumeration). Returns false if the position is too large or has too few worlds to test.
 */
export function samplesAreUniform(game: Game, s: State, seat: number, rng: RngState): boolean {
  if (s.groups.some((group) => group.viewer === seat)) return false;
  const places = unknownPlaces(s, seat);
  const { specs } = game.layout(s.seats);
  const pools = new Set(places.map((place) => specs[place.zone]?.pool));
  if (places.length < 2 || places.length > MAX_UNKNOWN || pools.size !== 1) return false;
  const expected = enumerateWorlds(game, s, seat, places);
  if (expected.size < 2) return false;
  compare(expected, sampleWorlds(game, s, seat, rng, SAMPLES_PER_WORLD * expected.size));
  return true;
}

/** Each world with the number of orders of the unknown cards that lead to it. */
function enumerateWorlds(game: Game, s: State, seat: number, places: readonly Place[]): Map<string, number> {
  const cards = places.map(({ zone, index }) => (s.zones[zone] as Zone).cards[index] as Card);
  const orders = permutations(cards);
  const worlds = new Map<string, number>();
  for (const order of orders) {
    const copy = game.clone(s);
    places.forEach(({ zone, index }, i) => {
      (copy.zones[zone] as Zone).cards[index] = order[i] as Card;
    });
    if (isExcluded(copy, seat)) continue;
    const world = worldText(game, copy);
    worlds.set(world, (worlds.get(world) ?? 0) + 1);
  }
  return worlds;
}

function sampleWorlds(game: Game, s: State, seat: number, rng: RngState, count: number): Map<string, number> {
  const worlds = new Map<string, number>();
  for (let i = 0; i < count; i++) {
    const sample = game.clone(s);
    game.determinize(sample, seat, forkFast(rng));
    const world = worldText(game, sample);
    worlds.set(world, (worlds.get(world) ?? 0) + 1);
  }
  return worlds;
}

function compare(expected: Map<string, number>, observed: Map<string, number>): void {
  const total = [...observed.values()].reduce((sum, n) => sum + n, 0);
  const orders = [...expected.values()].reduce((sum, n) => sum + n, 0);
  let chiSquare = 0;
  for (const [world, n] of expected) {
    const mean = (total * n) / orders;
    chiSquare += ((observed.get(world) ?? 0) - mean) ** 2 / mean;
  }
  for (const world of observed.keys())
    if (!expected.has(world)) fail(`a sample is a world the seat can exclude: ${world}`);
  const freedom = expected.size - 1;
  const limit = freedom + 6 * Math.sqrt(2 * freedom) + 12;
  if (chiSquare > limit) fail(`samples are not uniform: chi-square ${chiSquare} with ${freedom} degrees of freedom`);
}

function worldText(game: Game, s: State): string {
  const { specs } = game.layout(s.seats);
  return canonicalJson(
    s.zones.map(({ cards }, id) => (specs[id]?.ordered ? cards : cards.slice().sort((a, b) => a - b))),
  );
}

function permutations(cards: readonly Card[]): Card[][] {
  if (cards.length <= 1) return [cards.slice()];
  return cards.flatMap((card, i) =>
    permutations([...cards.slice(0, i), ...cards.slice(i + 1)]).map((rest) => [card, ...rest]),
  );
}
