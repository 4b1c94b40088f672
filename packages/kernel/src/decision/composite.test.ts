import { describe, expect, test } from 'vitest';
import { composite } from './composite.ts';

describe('a composite option', () => {
  const place = composite({ level: 6, row: 2, slot: 12 });

  test('encodes several numbers in one and decodes them', () => {
    const seen = new Set<number>();
    for (let level = 0; level < 6; level++)
      for (let row = 0; row < 2; row++)
        for (let slot = 0; slot < 12; slot++) {
          const id = place.makeId(level, row, slot);
          expect(place.parseId(id)).toEqual({ level, row, slot });
          seen.add(id);
        }
    expect([seen.size, Math.min(...seen), Math.max(...seen)]).toEqual([144, 0, 143]);
  });

  test.each([[[6, 0, 0]], [[0, -1, 0]], [[0, 0]]])('refuses numbers out of range: %j', (values) => {
    expect(() => place.makeId(...values)).toThrow(RangeError);
  });
});
