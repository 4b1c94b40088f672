import type { RngState, Seat, State, Zone } from '../../base/vocabulary.ts';
import type { Game } from '../../game/game.ts';
import type { TableViewer } from '../../game/viewerUpdate.ts';
import { below, forkFast } from '../../rng/rng.ts';
import { type Check, fail } from './checks.ts';
import { isSame } from './isSame.ts';
import { type Place, sentText, twinOf, unknownPlaces } from './knowledge.ts';

const SAMPLES = 12;

/** Clause (a): every seat has the same view and open decisions in a state and its determinization. */
export const samplesAreIndistinguishable: Check = (game, s, rng) => {
  for (let seat = 0; seat < s.seats; seat++) {
    const sample = game.clone(s);
    game.determinize(sample, seat, rng);
    if (sentText(game, sample, [], seat) !== sentText(game, s, [], seat)) {
      fail(`seat ${seat} can tell a state from its determinization`);
    }
    game.checkInvariants(sample);
  }
};

/** Clause (c): `determinize` gives the same result for two states that a seat cannot distinguish, with the same generator. */
export const samplesDependOnKnowledgeOnly: Check = (game, s, rng) => {
  for (let seat = 0; seat < s.seats; seat++) {
    const twin = someTwin(game, s, seat, rng);
    if (twin === undefined) continue;
    const samples = [s, twin].map((world) => {
      const sample = game.clone(world);
      game.determinize(sample, seat, rng.slice());
      return sample;
    });
    if (!isSame(samples[0], samples[1])) fail(`determinize for seat ${seat} depends on cards it does not know`);
  }
};

/** Part of clause (d): if several worlds are possible, samples differ. */
export const samplesVary: Check = (game, s, rng) => {
  for (let seat = 0; seat < s.seats; seat++) {
    if (someTwin(game, s, seat, rng) === undefined) continue;
    const first = sampleZones(game, s, seat, rng);
    let tries = SAMPLES;
    while (tries > 0 && isSame(sampleZones(game, s, seat, rng), first)) tries--;
    if (tries === 0) fail(`determinize for seat ${seat} always returns the same world`);
  }
};

function sampleZones(game: Game, s: State, seat: Seat, rng: RngState): readonly Zone[] {
  const sample = game.clone(s);
  game.determinize(sample, seat, forkFast(rng));
  return sample.zones;
}

/** Clause (c), second half: a bot must not be able to read the real future. */
export const samplesHaveAnotherFuture: Check = (game, s, rng) => {
  for (let seat = 0; seat < s.seats; seat++) {
    const sample = game.clone(s);
    game.determinize(sample, seat, rng);
    if (isSame(sample.flow.rng, s.flow.rng)) fail('determinize keeps the generator');
    const parked = sample.flow.asked.some((d, i) => d.seat !== seat && sample.flow.given[i] !== null);
    if (parked) fail("determinize keeps another seat's parked answer");
  }
};

export function someTwin(game: Game, s: State, viewer: TableViewer, rng: RngState): State | undefined {
  const places = unknownPlaces(s, viewer);
  if (places.length < 2) return undefined;
  for (let attempt = 0; attempt < SAMPLES; attempt++) {
    const one = places[below(rng, places.length)] as Place;
    const other = places[below(rng, places.length)] as Place;
    const twin = twinOf(game, s, one, other);
    if (twin === undefined || isSame(sortedZones(game, twin), sortedZones(game, s))) continue;
    if (isPossible(game, twin)) return twin;
  }
  return undefined;
}

/** A game may exclude worlds that its zones allow, e.g. one in which a seat could not have paid. */
export function isPossible(game: Game, twin: State): boolean {
  try {
    game.checkInvariants(twin);
    return true;
  } catch {
    return false;
  }
}

/** Hands are unordered: a twin that differs only in hand order is the same world. */
function sortedZones(game: Game, s: State): number[][] {
  const { specs } = game.layout(s.seats);
  return s.zones.map(({ cards }, id) => (specs[id]?.ordered ? cards : cards.slice().sort((a, b) => a - b)));
}
