import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeHex, utf8 } from './bytes.ts';
import { sha256 } from './sha256.ts';

const digestOf = (text: string) => makeHex(sha256(utf8(text)));

describe('SHA-256 gives the digests published with FIPS 180-4', () => {
  const vectors: readonly [string, string, string][] = [
    ['the empty message', '', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['"abc"', 'abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'the 448-bit message',
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
    [
      'the 896-bit message',
      'abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu',
      'cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1',
    ],
    [
      'one million times "a"',
      'a'.repeat(1_000_000),
      'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0',
    ],
  ];

  test.each(vectors)('for %s', (_, message, digest) => {
    expect(digestOf(message)).toBe(digest);
  });
});

test('SHA-256 agrees with another implementation at every length around the block', () => {
  for (let length = 0; length <= 200; length++) {
    const message = Uint8Array.from({ length }, (_, i) => (i * 37 + length) & 255);
    expect(makeHex(sha256(message))).toBe(createHash('sha256').update(message).digest('hex'));
  }
});

test('SHA-256 reads a slice of a larger buffer', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 8, maxLength: 300 }), (bytes) => {
      const part = bytes.subarray(3, -2);
      expect(makeHex(sha256(part))).toBe(createHash('sha256').update(part).digest('hex'));
    }),
  );
});
