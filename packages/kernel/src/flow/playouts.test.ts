import { expect, test } from 'vitest';
import { randomAnswer } from '../decision.ts';
import { seedFast } from '../rng/rng.ts';
import { DECK, DISCARD, type Toy, toyGame } from '../testing/toy.ts';
import { repeatWhile } from './combinators.ts';
import { program } from './program.ts';

const main = program<Toy>([
  (x) => x.shuffle(DECK),
  repeatWhile(
    (x) => x.zone(DECK).cards.length > 0,
    [(x) => x.draw(2), (x) => x.choose(0, 1, 2), (x) => x.gain(x.chosen), (x) => x.moveAll(x.hand, DISCARD)],
  ),
  (x) => x.finish(),
]);

test('a playout plays by the same rules as the game, but keeps no knowledge', () => {
  const game = toyGame({ main }, { deck: [1, 2, 3, 4, 5, 6, 7, 8] });
  const played = game.setup({}, 2, seedFast(3));
  const playedOut = game.clone(played);
  const rng = seedFast(5);
  while (played.flow.outcome === null) {
    const [d] = played.flow.asked;
    if (d === undefined) break;
    expect(playedOut.flow.asked).toEqual(played.flow.asked);
    const answer = randomAnswer(d, rng);
    game.apply(played, d.seat, answer);
    game.playOn(playedOut, d.seat, answer);
    expect(playedOut.zones.map(({ cards }) => cards)).toEqual(played.zones.map(({ cards }) => cards));
    expect([playedOut.tokens, playedOut.flow.rng]).toEqual([played.tokens, played.flow.rng]);
  }
  expect(playedOut.flow.outcome).toEqual(played.flow.outcome);
  expect(playedOut.groups).toEqual([]);
});

test('a playout refuses what the game refuses', () => {
  const game = toyGame({ main }, { deck: [1, 2] });
  const s = game.setup({}, 2, seedFast(1));
  expect(() => game.playOn(s, 0, [7])).toThrow('refuse.not-offered (TOY-1)');
  expect(() => game.playOn(s, 1, [0])).toThrow('seat 1 is not asked');
});
