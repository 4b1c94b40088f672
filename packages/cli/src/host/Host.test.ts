import { GAMES } from '@regalia/games';
import type { Game } from '@regalia/kernel';
import { expect, test } from 'vitest';
import { Host } from './Host.ts';

interface Reply {
  readonly type: string;
  readonly message?: string;
  readonly step: number;
  readonly events: ({ readonly t: string; readonly seat: number; readonly cards?: unknown }[] | null)[];
  readonly views: (object | null)[];
  readonly decisions: {
    readonly seat: number;
    readonly names: string[];
    readonly answers: number[][];
  }[];
}

await GAMES.get('tides')?.texts.load('en');

const START = '{"type":"start","seats":2,"seed":7}';

function send(...lines: readonly string[]): Reply[] {
  const host = new Host(GAMES.get('tides') as Game);
  return lines.map((line) => JSON.parse(host.reply(line)));
}

test('shows each seat only its own cards', () => {
  const [start] = send(START);
  const drew = start?.events.map((events) => events?.filter((event) => event.t === 'drew'));
  expect(drew?.[0]?.map((event) => event.cards === null)).toEqual([false, true]);
  expect(drew?.[1]?.map((event) => event.cards === null)).toEqual([true, false]);
  expect(start?.decisions.map((d) => d.seat)).toEqual([0, 1]);
  expect(start?.decisions[0]?.answers).toHaveLength(5);
});

test('accepts answers by number or name, and withdraws them', () => {
  const [start] = send(START);
  const name = start?.decisions[0]?.names[1];
  const [, parked, open] = send(
    START,
    JSON.stringify({ type: 'answer', seat: 0, answer: [name] }),
    '{"type":"withdraw","seat":0}',
  );
  expect(parked?.decisions.map((d) => d.seat)).toEqual([1]);
  expect(open?.decisions.map((d) => d.seat)).toEqual([0, 1]);
  expect(open?.step).toBe(0);
});

test('plays a bot seat and shows nothing of it', () => {
  const [start] = send('{"type":"start","seed":7,"bots":[null,"greedy"]}');
  expect(start?.decisions.map((d) => d.seat)).toEqual([0]);
  expect(start?.views[1]).toBeNull();
  expect(start?.events[1]).toBeNull();
});

test.each([
  ['hm', 'this line is not JSON'],
  ['[1]', 'a line must be a JSON object'],
  ['{"type":"dance"}', '"type" must be one of start, answer, withdraw, state'],
  ['{"type":"start"}', '"start" needs "seed", a whole number from 0'],
  ['{"type":"start","seed":1,"seats":9}', 'this game has exactly 2 seats, not 9'],
  ['{"type":"start","seed":1,"bots":["oracle"]}', 'Unknown bot "oracle". Choose one of: beginner, easy'],
  ['{"type":"answer","seat":0,"answer":7}', '"answer" must be a list of options, by number or by name'],
  ['{"type":"answer","seat":0,"answer":[99]}', 'You don’t have that card in your hand.'],
  ['{"type":"answer","seat":0,"answer":["joker"]}', '"joker" is not offered; the options are: '],
  ['{"type":"answer","seat":4,"answer":[1]}', 'there is no seat 4; the seats are 0 to 1'],
  ['{"type":"withdraw","seat":0}', 'seat 0 is not asked: it has no answer to withdraw'],
  ['{"type":"state","viewer":"judge"}', 'the judge sees every card, so only after the game'],
])('%s gets an error and changes nothing', (line, message) => {
  const [, error, after] = send(START, line, '{"type":"state","viewer":0}');
  expect(error?.type).toBe('error');
  expect(error?.message).toContain(message);
  const [, before] = send(START, '{"type":"state","viewer":0}');
  expect(after).toEqual(before);
});

test('rejects requests before the start', () => {
  const [reply] = send('{"type":"withdraw","seat":0}');
  expect(reply?.message).toBe('no game has been started; send "start" first');
});
