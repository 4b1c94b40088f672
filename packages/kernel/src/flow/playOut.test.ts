import { expect, test } from 'vitest';
import type { Decision, OptionId, RngState, State } from '../base/vocabulary.ts';
import { pushRandomAnswer } from '../decision/decision.ts';
import { seedFast } from '../rng/rng.ts';
import { DECK, DISCARD, type Toy, toyGame } from '../testing/toyGame.ts';
import { repeatWhile } from './combinators.ts';
import { program } from './program.ts';

const main = program<Toy>([
  (x) => x.shuffle(DECK),
  repeatWhile(
    (x) => x.zone(DECK).cards.length > 0,
    [
      (x) => x.draw(2),
      (x) => x.ask(x.choice(0, [0, 1, 2]), x.choice(1, [0, 1, 2])),
      (x) => {
        for (const seat of [0, 1]) x.gain(x.answerOf(seat)?.[0] ?? 0, seat);
      },
      (x) => x.moveAll(x.hand, DISCARD),
    ],
  ),
  (x) => x.finish(),
]);
const game = toyGame({ main }, { deck: [1, 2, 3, 4, 5, 6, 7, 8] });
const anything = (_: State, d: Decision, rng: RngState, answer: OptionId[]) => pushRandomAnswer(d, rng, answer);

test('a playout follows the rules of the game but tracks no knowledge', () => {
  const played = game.setup({}, 2, seedFast(3));
  const playedOut = game.clone(played);
  const [rng, otherRng] = [seedFast(5), seedFast(5)];
  while (played.flow.outcome === null) {
    expect(playedOut.flow.asked).toEqual(played.flow.asked);
    for (const d of played.flow.asked) {
      const answer: OptionId[] = [];
      anything(played, d, rng, answer);
      game.apply(played, d.seat, answer);
    }
    expect(game.playOut(playedOut, anything, otherRng, 1)).toBe(played.flow.outcome !== null);
    expect(playedOut.zones.map(({ cards }) => cards)).toEqual(played.zones.map(({ cards }) => cards));
    expect([playedOut.tokens, playedOut.flow.rng]).toEqual([played.tokens, played.flow.rng]);
  }
  expect(playedOut.flow.outcome).toEqual(played.flow.outcome);
  expect(playedOut.groups).toEqual([]);
});

test('a playout continues past the minimum of answers until the condition holds', () => {
  const whole = game.setup({}, 2, seedFast(3));
  const part = game.clone(whole);
  const isRich = (s: { readonly tokens: readonly number[] }) => (s.tokens[0] as number) >= 2;
  expect(game.playOut(part, anything, seedFast(5), 1, isRich)).toBe(false);
  expect(isRich(part)).toBe(true);
  expect(game.playOut(whole, anything, seedFast(5), 1, () => false)).toBe(true);
});

test('a playout runs to the end or stops after the minimum of answers', () => {
  const [whole, part] = [game.setup({}, 2, seedFast(3)), game.setup({}, 2, seedFast(3))];
  expect(game.playOut(whole, anything, seedFast(5), 1000)).toBe(true);
  const rng = seedFast(5);
  expect([game.playOut(part, anything, rng, 3), part.flow.answered]).toEqual([false, 4]);
  const copy = game.clone(part);
  expect(game.playOut(part, anything, rng, 1000)).toBe(true);
  expect(part.flow.outcome).toEqual(whole.flow.outcome);
  expect([copy.flow.answered, copy.flow.asked.length]).toEqual([4, 2]);
});

test('an answer parked before the playout counts', () => {
  const s = game.setup({}, 2, seedFast(3));
  game.apply(s, 1, [2]);
  game.playOut(s, (_, _d, _rng, answer) => void answer.push(1), seedFast(5), 1);
  expect(s.tokens).toEqual([1, 2]);
});

test('setupUntracked starts the same game', () => {
  const [seen, blind] = [game.setup({}, 2, seedFast(3)), game.setupUntracked({}, 2, seedFast(3))];
  expect(blind.flow.asked).toEqual(seen.flow.asked);
  for (const s of [seen, blind]) game.playOut(s, anything, seedFast(5), 1000);
  const factsOf = ({ zones, tokens, flow }: typeof seen) => [zones.map(({ cards }) => cards), tokens, flow];
  expect(factsOf(blind)).toEqual(factsOf(seen));
});

test('a policy may play on copies before it chooses', () => {
  const [plain, pondered] = [game.setup({}, 2, seedFast(3)), game.setup({}, 2, seedFast(3))];
  game.playOut(plain, anything, seedFast(5), 1000);
  const ponder = (s: typeof plain, d: Decision, rng: RngState, answer: OptionId[]) => {
    game.playOut(game.clone(s), anything, seedFast(7), 1000);
    anything(s, d, rng, answer);
  };
  game.playOut(pondered, ponder, seedFast(5), 1000);
  expect([pondered.flow.outcome, pondered.tokens]).toEqual([plain.flow.outcome, plain.tokens]);
});
