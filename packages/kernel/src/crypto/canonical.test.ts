import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalHash, canonicalJson } from './canonical.ts';

const plainData = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.maxSafeInteger().map((n) => n + 0),
    fc.string({ unit: 'binary' }),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('value')),
    fc.dictionary(fc.string(), tie('value'), { noNullPrototype: true }),
  ),
})).value;

describe('canonical JSON', () => {
  test('sorts keys and leaves out spaces', () => {
    expect(canonicalJson({ b: [1, { d: null, c: true }], a: 'x', B: -2 })).toBe(
      '{"B":-2,"a":"x","b":[1,{"c":true,"d":null}]}',
    );
  });

  test('sorts keys by code unit, not by language', () => {
    expect(canonicalJson({ z: 1, ch: 1, č: 1, Z: 1, 10: 1, 9: 1 })).toBe('{"10":1,"9":1,"Z":1,"ch":1,"z":1,"č":1}');
  });

  test('equals JSON of the same value, for any key order', () => {
    fc.assert(
      fc.property(plainData, (value) => {
        const text = canonicalJson(value);
        expect(JSON.parse(text)).toEqual(value);
        expect(canonicalJson(reversed(value))).toBe(text);
      }),
    );
  });

  class Card {}
  const refused: readonly [string, unknown, string][] = [
    ['a fraction', { a: [0, 1.5] }, '$.a[1] is not an integer: 1.5'],
    ['minus zero', [-0], '$[0] is not an integer: 0'],
    ['not a number', { x: { y: Number.NaN } }, '$.x.y is not an integer: NaN'],
    ['infinity', Number.POSITIVE_INFINITY, '$ is not an integer: Infinity'],
    ['an int beyond double precision', [2 ** 53], '$[0] is not an integer: 9007199254740992'],
    ['undefined', { a: { b: undefined } }, '$.a.b is not plain data: undefined'],
    ['a hole in an array', { a: new Array<number>(1) }, '$.a[0] is not plain data: undefined'],
    ['a function', { f: () => 1 }, '$.f is not plain data: function'],
    ['a symbol', [Symbol('s')], '$[0] is not plain data: symbol'],
    ['a big int', [1n], '$[0] is not plain data: bigint'],
    ['a Map', { m: new Map() }, '$.m is not plain data: object'],
    ['a typed array', { m: new Uint8Array(2) }, '$.m is not plain data: object'],
    ['an instance of a class', [[new Card()]], '$[0][0] is not plain data: object'],
  ];

  test.each(refused)('refuses %s and names its path', (_, value, message) => {
    expect(() => canonicalJson(value)).toThrow(new TypeError(message));
  });
});

describe('the hash', () => {
  test('is SHA-256 over the canonical JSON in UTF-8', () => {
    const text = '{"a":"ž👑","b":[1]}';
    expect(canonicalHash({ b: [1], a: 'ž👑' })).toBe(createHash('sha256').update(text, 'utf8').digest('hex'));
  });

  test('changes with every value', () => {
    const values = [null, 0, '0', [], {}, [0], [[0]], { a: 0 }, { a: 1 }, { b: 0 }, '', 'null'];
    expect(new Set(values.map(canonicalHash)).size).toBe(values.length);
  });
});

function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, item]) => [key, reversed(item)]),
  );
}
