import type { RngState, State } from '../../base/vocabulary.ts';
import type { Game } from '../../game/game.ts';
import { below, forkFast } from '../../rng/rng.ts';
import { viewersKnowing } from '../../zones/marks.ts';
import { type Check, fail } from './checks.ts';
import { isSame } from './isSame.ts';
import { knowledgeOf, type Place, sentText, twinOf, viewersOf } from './knowledge.ts';
import { isPossible } from './secrecy.ts';

/** The laws of `redealFuture`: it changes what nobody knows, and nothing else. They leave the generator as it is. */

const ATTEMPTS = 12;

/** Every viewer is sent the same and knows the same, and the questions are those that the new cards would ask. */
export const futureKeepsKnowledge: Check = (game, s, rng) => {
  const redealt = redealtFrom(game, s, rng.slice());
  for (const viewer of viewersOf(s)) {
    const isSentTheSame = sentText(game, redealt, [], viewer) === sentText(game, s, [], viewer);
    if (!isSentTheSame || knowledgeOf(game, redealt, viewer) !== knowledgeOf(game, s, viewer)) {
      fail(`${viewer} can tell a state from another future of it`);
    }
  }
  if (!isSame(redealt.flow.given, s.flow.given)) fail('redealFuture changes parked answers');
  game.checkInvariants(redealt);
  const askedAgain = game.clone(redealt);
  game.askAgain(askedAgain);
  if (!isSame(askedAgain.flow.asked, s.flow.asked)) fail('redealFuture changes what would be asked');
};

/** It does not depend on the future it replaces. */
export const futureIsDealtBlindly: Check = (game, s, rng) => {
  const other = someOtherFuture(game, s, rng.slice());
  if (other === undefined) return;
  const [one, two] = [s, other].map((world) => redealtFrom(game, world, rng.slice()));
  if (!isSame(one, two)) fail('redealFuture depends on cards that nobody knows');
};

export const futuresVary: Check = (game, s, suiteRng) => {
  const rng = suiteRng.slice();
  const first = redealtFrom(game, s, forkFast(rng));
  if (isSame(first.flow.rng, s.flow.rng)) fail('redealFuture keeps the generator');
  if (someOtherFuture(game, s, rng) === undefined) return;
  let tries = ATTEMPTS;
  while (tries > 0 && isSame(redealtFrom(game, s, forkFast(rng)).zones, first.zones)) tries--;
  if (tries === 0) fail('redealFuture always makes the same world');
};

function redealtFrom(game: Game, s: State, rng: RngState): State {
  const copy = game.clone(s);
  game.redealFuture(copy, rng);
  return copy;
}

/** The state with two cards exchanged that lie in one deck and that no viewer can distinguish. */
function someOtherFuture(game: Game, s: State, rng: RngState): State | undefined {
  const places = unseenPlaces(s);
  for (let attempt = 0; attempt < ATTEMPTS && places.length > 1; attempt++) {
    const one = places[below(rng, places.length)] as Place;
    const other = places[below(rng, places.length)] as Place;
    if (one.zone !== other.zone || marksAt(s, one) !== marksAt(s, other)) continue;
    const twin = twinOf(game, s, one, other);
    if (twin !== undefined && isPossible(game, twin)) return twin;
  }
  return undefined;
}

function unseenPlaces(s: State): Place[] {
  return s.zones.flatMap(({ marks }, zone) =>
    marks.flatMap((own, index) => (viewersKnowing(own) === 0 ? [{ zone, index }] : [])),
  );
}

function marksAt(s: State, { zone, index }: Place): number | undefined {
  return s.zones[zone]?.marks[index];
}
