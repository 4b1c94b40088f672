import { describe, expect, test } from 'vitest';
import { InvalidInput } from '../base/errors.ts';
import { checkSeats, parseBySpec } from './options.ts';

const SPECS = [
  { key: 'tie', rule: 'TOY-7', values: ['shared', 'none'], standard: 'shared' },
  { key: 'length', rule: 'TOY-8', values: ['short', 'long'], standard: 'long' },
] as const;

describe('options', () => {
  test.each([undefined, null, {}])('default to the rule book if omitted (%j)', (raw) => {
    expect(parseBySpec(SPECS, raw)).toEqual({ tie: 'shared', length: 'long' });
  });

  test('are taken as given, with defaults for the rest', () => {
    expect(parseBySpec(SPECS, { tie: 'none' })).toEqual({ tie: 'none', length: 'long' });
    expect(parseBySpec(SPECS, { tie: undefined, length: 'short' })).toEqual({ tie: 'shared', length: 'short' });
  });

  test('stay the same when parsed again', () => {
    const parsed = parseBySpec(SPECS, { length: 'short' });
    expect(parseBySpec(SPECS, parsed)).toEqual(parsed);
  });

  const wrong: readonly [unknown, string][] = [
    [{ tie: 'both' }, '"tie" is one of shared, none; not "both"'],
    [{ tie: null }, '"tie" is one of shared, none; not null'],
    [{ length: 1 }, '"length" is one of short, long; not 1'],
    [{ length: ['short'] }, '"length" is one of short, long; not ["short"]'],
    [{ ties: 'none' }, 'there is no option "ties"; the options are: tie, length'],
    [JSON.parse('{"__proto__": 1}'), 'there is no option "__proto__"; the options are: tie, length'],
    [[], 'options must be an object'],
    ['tie', 'options must be an object'],
    [7, 'options must be an object'],
  ];

  test.each(wrong)('%j are refused with the allowed values', (raw, message) => {
    expect(() => parseBySpec(SPECS, raw)).toThrow(new InvalidInput('invalid-options', message));
  });

  test('are refused by a game without options', () => {
    expect(parseBySpec([], {})).toEqual({});
    expect(() => parseBySpec([], { tie: 'none' })).toThrow('there is no option "tie"; the options are: none');
  });
});

describe('free-text options', () => {
  const TEXT = [{ key: 'name', rule: 'TOY-9', values: [], text: 5, standard: 'toy' }] as const;

  test('are taken verbatim up to their maximum length', () => {
    expect([parseBySpec(TEXT, {}), parseBySpec(TEXT, { name: 'abcde' })]).toEqual([{ name: 'toy' }, { name: 'abcde' }]);
    expect(parseBySpec(TEXT, { name: '' })).toEqual({ name: '' });
  });

  test.each(['abcdef', 7, null])('%j is refused', (name) => {
    expect(() => parseBySpec(TEXT, { name })).toThrow('"name" is a text of at most 5 characters; not');
  });
});

test('an error message truncates long input', () => {
  const refused = () => parseBySpec(SPECS, { tie: 'x'.repeat(9000) });
  expect(refused).toThrow(/^"tie" is one of shared, none; not "x{59}…$/);
});

describe('seats', () => {
  test.each([2, 3, 4])('%i are allowed', (seats) => {
    expect(() => checkSeats(seats, { min: 2, max: 4 })).not.toThrow();
  });

  test.each([1, 5, 2.5, Number.NaN])('%s are refused', (seats) => {
    const message = `this game has 2 to 4 seats, not ${seats}`;
    expect(() => checkSeats(seats, { min: 2, max: 4 })).toThrow(new InvalidInput('invalid-options', message));
  });

  test('must match exactly in a two-player game', () => {
    expect(() => checkSeats(3, { min: 2, max: 2 })).toThrow('this game has exactly 2 seats, not 3');
  });
});
