import { GAMES } from '@regalia/games';
import { type Game, isLegal, openDecision, seedFast } from '@regalia/kernel';
import { expect, test } from 'vitest';
import { answerRequest, type BotRequest, makeRequest } from './workerProtocol.ts';

const tides = GAMES.get('tides') as Game;
const truth = tides.setup(tides.parseOptions(undefined, 2), 2, seedFast(8));
const noon = () => 1000;

const request = (changes: Partial<BotRequest> = {}): BotRequest => ({
  ...makeRequest(tides, truth, 0, seedFast(2), { id: 4, bot: 'greedy', seed: 9, deadline: 2000 }),
  ...changes,
});

/** As it arrives after a trip through JSON. */
const sent = (message: BotRequest) => JSON.parse(JSON.stringify(message)) as BotRequest;

test('a request survives JSON and gets the same legal answer every time', () => {
  const [one, other] = [request(), request()].map((message) => answerRequest(sent(message), GAMES, noon));
  expect(one).toEqual(other);
  expect(one?.id).toBe(4);
  expect(isLegal(openDecision(truth, 0)!, 'answer' in one! ? one.answer : [])).toBe(true);
});

test('a request holds nothing that the seat cannot know', () => {
  const twin = tides.clone(truth);
  tides.determinize(twin, 0, seedFast(77));
  const rest = { id: 4, bot: 'greedy', seed: 9, deadline: 2000 };
  expect(JSON.stringify(makeRequest(tides, twin, 0, seedFast(2), rest))).toBe(JSON.stringify(request()));
});

test('a deadline that has passed still gets an answer', () => {
  expect(answerRequest(request({ deadline: 10 }), GAMES, noon)).toHaveProperty('answer');
});

test.each([
  [{ game: 'chess' }, 'there is no game "chess"'],
  [{ bot: 'oracle' }, 'tides has no bot "oracle"'],
  [{ seat: 5 }, 'seat 5 is not asked'],
])('%o is answered with an error', (changes, error) => {
  expect(answerRequest(request(changes), GAMES, noon)).toEqual({ id: 4, error });
});
