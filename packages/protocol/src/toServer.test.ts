import { expect, test } from 'vitest';
import { createTableRequest, renameRequest, toServer } from './index.ts';

test('an answer passes, with and without a reply number', () => {
  const bare = { type: 'answer', step: 3, answer: [4, 1] };
  expect(toServer.parse(bare)).toEqual(bare);
  expect(toServer.parse({ ...bare, re: 7 })).toEqual({ ...bare, re: 7 });
});

test.each([
  ['an unknown type', { type: 'cheat' }],
  ['a step that is not a whole number', { type: 'answer', step: 1.5, answer: [] }],
  ['a negative step', { type: 'answer', step: -1, answer: [] }],
  ['options that are not numbers', { type: 'answer', step: 1, answer: ['a'] }],
  ['more options than any game has', { type: 'answer', step: 1, answer: new Array(201).fill(0) }],
  ['a short nonce', { type: 'nonce', nonce: 'abc' }],
  ['an empty chat line', { type: 'chat', text: ' \n ' }],
  ['an unknown phrase', { type: 'phrase', phrase: 'insult' }],
  ['no object', 7],
])('%s is refused', (_, message) => {
  expect(toServer.safeParse(message).success).toBe(false);
});

test('names lose control characters and keep letters of any language', () => {
  expect(renameRequest.parse({ name: ' Žofie\u202e\u0000Š ' })).toEqual({ name: 'Žofie  Š' });
});

test('a table needs seats, and a live pace its times', () => {
  const plan = { game: 'tides', seats: [{ kind: 'me' }, { kind: 'bot', level: 'easy' }] };
  expect(createTableRequest.safeParse(plan).success).toBe(true);
  expect(createTableRequest.safeParse({ ...plan, seats: [] }).success).toBe(false);
  expect(createTableRequest.safeParse({ ...plan, pace: { kind: 'live' } }).success).toBe(false);
});

test.each(['\u2800', '\u3164', '\u115f\u1160', '\u00a0\u2003', '\u0301', '\u{1d159}', '\ue000', '\u{e0001}'])(
  'a name of blank signs only is none: %j',
  (blank) => {
    expect(renameRequest.safeParse({ name: blank }).success).toBe(false);
    expect(renameRequest.safeParse({ name: `A${blank}` }).success).toBe(true);
  },
);

test('a deeply nested option is refused before it is parsed', () => {
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const nested = JSON.parse(`${'['.repeat(7000)}${']'.repeat(7000)}`);
  expect(createTableRequest.safeParse({ game: 'tides', seats, options: { set: nested } }).success).toBe(false);
  expect(createTableRequest.safeParse({ game: 'tides', seats, options: { set: [['a'], 'b'] } }).success).toBe(true);
});
