import type { Decision, OptionId, RngState, Seat, State } from '../../base/vocabulary.ts';
import { isLegal } from '../../decision/decision.ts';
import { openDecision, openDecisions } from '../../flow/run.ts';
import type { Game } from '../../game/game.ts';
import { type Check, fail } from './checks.ts';
import { isSame } from './isSame.ts';

/** The contract of what a game provides to bots: evaluation, policy and observation. None of them advances the generator. */

export const evaluationsAgree: Check = (game, s) => {
  const all = game.evaluateAll(s);
  if (all.length !== s.seats) fail(`evaluateAll gives ${all.length} values for ${s.seats} seats`);
  all.forEach((value, seat) => {
    if (!Number.isFinite(value)) fail(`evaluateAll gives ${value} for seat ${seat}`);
    if (value !== game.evaluate(s, seat)) fail(`evaluate and evaluateAll disagree about seat ${seat}`);
  });
};

export const policyIsLegal: Check = (game, s, rng) => {
  const before = JSON.stringify(s);
  for (const d of openDecisions(s)) {
    const answer = answerByPolicy(game, s, d, rng.slice());
    if (!isLegal(d, answer)) fail(`the policy gives an illegal answer to "${d.prompt}": ${answer.join(' ')}`);
  }
  if (JSON.stringify(s) !== before) fail('the policy changed the state');
};

/** A seat observes the same in a state and in every sample for it, and its policy answers the same. */
export const botFunctionsKeepSecrets: Check = (game, s, rng) => {
  for (let seat = 0; seat < s.seats; seat++) {
    const sample = game.clone(s);
    game.determinize(sample, seat, rng.slice());
    if (game.observe(s, seat) !== game.observe(sample, seat)) {
      fail(`seat ${seat} gets different observations of states that it cannot distinguish`);
    }
    expectSameAnswer(game, [s, sample], seat, rng);
  }
};

function expectSameAnswer(game: Game, worlds: readonly State[], seat: Seat, rng: RngState): void {
  const d = openDecision(worlds[0] as State, seat);
  if (d === undefined) return;
  const [one, other] = worlds.map((world) =>
    answerByPolicy(game, world, openDecision(world, seat) as Decision, rng.slice()),
  );
  if (!isSame(one, other)) fail(`the policy uses hidden information of seat ${seat} in its answer to "${d.prompt}"`);
}

function answerByPolicy(game: Game, s: State, d: Decision, rng: RngState): OptionId[] {
  const answer: OptionId[] = [];
  game.policy(s, d, rng, answer);
  return answer;
}
