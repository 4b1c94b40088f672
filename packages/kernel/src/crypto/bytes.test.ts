import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { concatBytes, makeHex, parseHex, utf8 } from './bytes.ts';

describe('utf8', () => {
  test.each([
    ['', ''],
    ['A', '41'],
    ['\u007f\u0080\u07ff\u0800', '7fc280dfbfe0a080'],
    ['žluťoučký', 'c5be6c75c5a56f75c48d6bc3bd'],
    ['€', 'e282ac'],
    ['\uffff', 'efbfbf'],
    ['👑', 'f09f9191'],
  ])('of %j', (text, hex) => {
    expect(makeHex(utf8(text))).toBe(hex);
  });

  test('matches TextEncoder for any text, lone surrogates included', () => {
    const anyText = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(fc.nat(0xffff)).map((units) => String.fromCharCode(...units)),
    );
    fc.assert(
      fc.property(anyText, (text) => {
        expect(utf8(text)).toEqual(new TextEncoder().encode(text));
      }),
    );
  });
});

describe('hex', () => {
  test('round-trips any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        expect(parseHex(makeHex(bytes))).toEqual(bytes);
      }),
    );
  });

  test('has two lower-case digits per byte', () => {
    expect(makeHex(Uint8Array.of(0, 9, 10, 171, 255))).toBe('00090aabff');
  });

  test.each(['0', '0g', 'AB', '0x00', ' 00', '00\n', '-1', '1.'])('%j is refused', (text) => {
    expect(parseHex(text)).toBeUndefined();
  });
});

test('concatBytes joins the parts in order', () => {
  expect(concatBytes(Uint8Array.of(1, 2), new Uint8Array(), Uint8Array.of(3))).toEqual(Uint8Array.of(1, 2, 3));
  expect(concatBytes()).toEqual(new Uint8Array());
});
