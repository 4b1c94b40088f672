import { expect, test } from 'vitest';
import { InvalidInput } from '../base/errors.ts';
import { DRAW, menuGame, NOD, PLAN } from '../testing/menuGame.ts';
import { startLiveGame } from './LiveGame.ts';
import { parseRecord } from './parseRecord.ts';

const hex = 'ab'.repeat(32);

function sample(): Record<string, unknown> {
  const s = startLiveGame(menuGame, PLAN);
  s.answer(0, [NOD], 'person');
  s.answer(0, [DRAW], 'bot');
  s.rewind(1);
  return JSON.parse(JSON.stringify(s.record()));
}

test('a record survives a round trip through JSON', () => {
  expect(parseRecord(sample())).toEqual(sample());
});

test('rewinds default to none', () => {
  const { rewinds: _, ...record } = sample();
  expect(parseRecord(record).rewinds).toEqual([]);
});

test('a table seed may hide its secret', () => {
  const seed = { kind: 'table', commitment: hex, nonces: [hex, hex], secret: null };
  expect(parseRecord({ ...sample(), seed }).seed).toEqual(seed);
  expect(parseRecord({ ...sample(), seed: { ...seed, secret: hex } }).seed).toEqual({ ...seed, secret: hex });
});

const tableSeed = { kind: 'table', commitment: hex, nonces: [hex], secret: null };

test('a table seed describes how its nonces were collected', () => {
  const deals = [{ shares: [{ seat: 1, commitment: hex }], missing: [1] }];
  const seed = { ...tableSeed, dealing: { people: [0, 1], deals } };
  expect(parseRecord({ ...sample(), seed }).seed).toEqual(seed);
});

test('unknown fields are dropped', () => {
  expect(parseRecord({ ...sample(), title: 'my best game' })).not.toHaveProperty('title');
});

const answer = { seat: 0, by: 'person', answer: [1] };

test.each<[string, unknown]>([
  ['a record must be an object', null],
  ['a record must be an object', []],
  ['the format of this record is unknown', { ...sample(), format: 3 }],
  ['game must be a non-empty string', { ...sample(), game: '' }],
  ['revision must be a whole number from 1', { ...sample(), revision: 0 }],
  ['seats must be a whole number from 1', { ...sample(), seats: '2' }],
  ['options must be plain data', { ...sample(), options: { speed: 0.5 } }],
  ['seed must be an object', { ...sample(), seed: 7 }],
  ['seed.kind must be "fast" or "table"', { ...sample(), seed: { kind: 'slow' } }],
  ['seed.seed must be a whole number from 0', { ...sample(), seed: { kind: 'fast', seed: -1 } }],
  [
    'seed.commitment must be 32 bytes',
    { ...sample(), seed: { kind: 'table', commitment: 'AB', nonces: [], secret: null } },
  ],
  [
    'seed.nonces[0] must be 32 bytes',
    { ...sample(), seed: { kind: 'table', commitment: hex, nonces: [1], secret: null } },
  ],
  ['seed.secret must be 32 bytes', { ...sample(), seed: { kind: 'table', commitment: hex, nonces: [] } }],
  [
    'seed.dealing.people[0] must be below 2',
    { ...sample(), seed: { ...tableSeed, dealing: { people: [2], deals: [] } } },
  ],
  [
    'seed.dealing.deals[0].shares[0].commitment must be 32 bytes',
    { ...sample(), seed: { ...tableSeed, dealing: { people: [0], deals: [{ shares: [{ seat: 0 }], missing: [] }] } } },
  ],
  ['answers must be an array', { ...sample(), answers: {} }],
  ['answers[0] must be an object', { ...sample(), answers: [1] }],
  ['answers[1].seat must be below 2', { ...sample(), answers: [answer, { ...answer, seat: 2 }] }],
  ['answers[0].by must be person, bot, fallback', { ...sample(), answers: [{ ...answer, by: 'dog' }] }],
  ['answers[0].answer[1] must be a whole number', { ...sample(), answers: [{ ...answer, answer: [1, 1.5] }] }],
  ['rewinds[0].at must be a whole number from 0', { ...sample(), rewinds: [{ at: null, lost: [] }] }],
  ['rewinds[0].lost must be an array', { ...sample(), rewinds: [{ at: 0 }] }],
  ['hash must be 32 bytes', { ...sample(), hash: '' }],
])('%s', (message, raw) => {
  expect(() => parseRecord(raw)).toThrow(InvalidInput);
  expect(() => parseRecord(raw)).toThrow(message);
});
