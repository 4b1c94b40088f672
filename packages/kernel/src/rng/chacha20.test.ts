import { createCipheriv } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeHex, parseHex } from '../crypto/bytes.ts';
import { chacha20, chachaBlock, nextChacha20 } from './chacha20.ts';

const hex = (text: string) => parseHex(text.replaceAll(/\s/g, '')) as Uint8Array;
const ZERO_KEY = '00'.repeat(32);
const ZERO_NONCE = '00'.repeat(12);

/** The bare block function, with the input and output of the RFC's tables. */
function block(key: string, nonce: string, counter: number): string {
  const state = new Int32Array(16);
  const words = new DataView(concat(key, nonce).buffer);
  for (let i = 0; i < 8; i++) state[4 + i] = words.getInt32(4 * i, true);
  state[12] = counter;
  for (let i = 0; i < 3; i++) state[13 + i] = words.getInt32(32 + 4 * i, true);
  const out = new Int32Array(16);
  chachaBlock(state, out);
  return makeHex(littleEndian(out));
}

const concat = (key: string, nonce: string) => hex(key + nonce);

function littleEndian(words: ArrayLike<number>): Uint8Array {
  const bytes = new Uint8Array(4 * words.length);
  const view = new DataView(bytes.buffer);
  for (let i = 0; i < words.length; i++) view.setInt32(4 * i, words[i] as number, true);
  return bytes;
}

const streamOf = (key: Uint8Array, words: number) => {
  const rng = chacha20(key);
  return makeHex(littleEndian(Array.from({ length: words }, () => nextChacha20(rng))));
};

const A1_1 = `76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7
  da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586`;
const A1_2 = `9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed
  29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f`;

describe('the block function gives the values of RFC 8439', () => {
  const vectors: readonly [string, string, string, number, string][] = [
    [
      '2.3.2',
      '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f',
      '000000090000004a00000000',
      1,
      `10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e
       d2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e`,
    ],
    ['A.1 #1', ZERO_KEY, ZERO_NONCE, 0, A1_1],
    ['A.1 #2', ZERO_KEY, ZERO_NONCE, 1, A1_2],
    [
      'A.1 #3',
      `${'00'.repeat(31)}01`,
      ZERO_NONCE,
      1,
      `3aeb5224ecf849929b9d828db1ced4dd832025e8018b8160b82284f3c949aa5a
       8eca00bbb4a73bdad192b5c42f73f2fd4e273644c8b36125a64addeb006c13a0`,
    ],
    [
      'A.1 #4',
      `00ff${'00'.repeat(30)}`,
      ZERO_NONCE,
      2,
      `72d54dfbf12ec44b362692df94137f328fea8da73990265ec1bbbea1ae9af0ca
       13b25aa26cb4a648cb9b9d1be65b2c0924a66c54d545ec1b7374f4872e99f096`,
    ],
    [
      'A.1 #5',
      ZERO_KEY,
      `${'00'.repeat(11)}02`,
      0,
      `c2c64d378cd536374ae204b9ef933fcd1a8b2288b3dfa49672ab765b54ee27c7
       8a970e0e955c14f3a88e741b97c286f75f8fc299e8148362fa198a39531bed6d`,
    ],
  ];

  test.each(vectors)('%s', (_, key, nonce, counter, expected) => {
    expect(block(key, nonce, counter)).toBe(makeHex(hex(expected)));
  });
});

describe('the stream of words', () => {
  test('is the keystream from counter 0 with nonce 0, first A.1 #1, then A.1 #2', () => {
    expect(streamOf(hex(ZERO_KEY), 32)).toBe(makeHex(hex(A1_1 + A1_2)));
  });

  test('agrees with another implementation for any key', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), (key) => {
        const cipher = createCipheriv('chacha20', key, new Uint8Array(16));
        expect(streamOf(key, 40)).toBe(cipher.update(new Uint8Array(160)).toString('hex'));
      }),
      { numRuns: 30 },
    );
  });

  test('continues from its state of ten ints', () => {
    const rng = chacha20(hex(A1_1).subarray(0, 32));
    for (let i = 0; i < 21; i++) nextChacha20(rng);
    expect(rng).toHaveLength(10);
    const copy = JSON.parse(JSON.stringify(rng)) as number[];
    expect(Array.from({ length: 20 }, () => nextChacha20(copy))).toEqual(
      Array.from({ length: 20 }, () => nextChacha20(rng)),
    );
  });

  test('streams of two games do not affect each other', () => {
    const [one, other] = [chacha20(hex(ZERO_KEY)), chacha20(hex('11'.repeat(32)))];
    const first: number[] = [];
    for (let i = 0; i < 16; i++) {
      first.push(nextChacha20(one));
      nextChacha20(other);
    }
    expect(makeHex(littleEndian(first))).toBe(makeHex(hex(A1_1)));
  });

  test.each([0, 31, 33])('needs a key of 32 bytes, not %i', (length) => {
    expect(() => chacha20(new Uint8Array(length))).toThrow('a ChaCha20 key has 32 bytes');
  });
});
