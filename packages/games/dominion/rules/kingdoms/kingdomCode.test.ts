import { below, seedFast } from '@regalia/kernel';
import { describe, expect, test } from 'vitest';
import { dominion, makeKingdomCode, parseKingdomCode, RECOMMENDED_SETS, recommended } from '../../index.ts';
import { newGame } from '../../testing/table.ts';

describe('the code of a Kingdom', () => {
  test.each(RECOMMENDED_SETS)('leads back to the kinds of %s', (set) => {
    const kinds = recommended(set).sort((a, b) => a - b);
    const code = makeKingdomCode(kinds);
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/);
    expect(parseKingdomCode(code)).toEqual(kinds);
  });

  test('leads back to any ten kinds, whatever their order', () => {
    const rng = seedFast(7);
    const codes = new Set<string>();
    for (let i = 0; i < 2000; i++) {
      const left = Array.from({ length: 50 }, (_, kind) => 7 + kind);
      const kinds = Array.from({ length: 10 }, () => left.splice(below(rng, left.length), 1)[0] as number);
      const code = makeKingdomCode(kinds);
      codes.add(code);
      expect(parseKingdomCode(code)).toEqual(kinds.sort((a, b) => a - b));
    }
    expect(codes.size).toBe(2000);
    expect(parseKingdomCode(makeKingdomCode(Array.from({ length: 10 }, (_, i) => 47 + i)))[9]).toBe(56);
  });

  test('is the same in small letters, and with letters that look like digits', () => {
    const kinds = recommended('victory-dance').sort((a, b) => a - b);
    const code = makeKingdomCode(kinds);
    expect(parseKingdomCode(code.toLowerCase())).toEqual(kinds);
    expect(parseKingdomCode(code.replaceAll('0', 'O').replaceAll('1', 'l'))).toEqual(kinds);
  });

  test('with a slip of the pen is refused', () => {
    const code = makeKingdomCode(recommended('victory-dance'));
    for (let i = 0; i < code.length; i++) {
      const wrong = code.slice(0, i) + (code[i] === 'A' ? 'B' : 'A') + code.slice(i + 1);
      expect(() => parseKingdomCode(wrong), wrong).toThrow('is not a Kingdom code');
    }
    expect(() => parseKingdomCode('ZZZZZZZZ')).toThrow('is not a Kingdom code');
    expect(() => parseKingdomCode('')).toThrow('is not a Kingdom code');
  });

  test('can be chosen at a table, and says nothing about the shuffles', () => {
    const code = makeKingdomCode(recommended('underlings'));
    const tables = [1, 2].map((seed) => newGame({ kingdom: 'picked', cards: code }, 2, seed));
    expect(tables.map((t) => t.view(0).kingdomCode)).toEqual([code, code]);
    expect(tables[0]?.A.deck).not.toBe(tables[1]?.A.deck);
    expect(dominion.parseOptions({ kingdom: 'picked', cards: code.toLowerCase() }, 2)).toMatchObject({ cards: code });
  });
});
