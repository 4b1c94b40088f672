import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalJson } from '../../crypto/canonical.ts';
import { isSame } from './isSame.ts';

const { plain } = fc.letrec((tie) => ({
  plain: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom<unknown>(null, true, 0, 1, 'a', 'b'),
    fc.array(tie('plain'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'c'), tie('plain'), { noNullPrototype: true }),
  ),
}));

test('data is the same if and only if its canonical JSON is', () => {
  fc.assert(
    fc.property(plain, plain, (one, other) => {
      expect(isSame(one, other)).toBe(canonicalJson(one) === canonicalJson(other));
      expect(isSame(one, JSON.parse(JSON.stringify(one)))).toBe(true);
    }),
    { numRuns: 2000 },
  );
});

test.each([
  [[], {}],
  [{}, []],
  [{ a: undefined }, { b: undefined }],
  [0, -0],
  [[1, 2], [1]],
  [null, {}],
])('%j and %j differ', (one, other) => {
  expect(isSame(one, other)).toBe(false);
});
