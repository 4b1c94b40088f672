import { readFileSync } from 'node:fs';
import { InvalidInput } from '@regalia/kernel';
import { describe, expect, test } from 'vitest';
import { diceking } from '../../index.ts';
import { differences } from './differences.ts';
import { canonicalText, dataFrom } from './index.ts';
import { makeData } from './parse.ts';
import { CARD_NAMES, COLORS, colorOf, DECKS, deckOf, LANDSCAPES, LAYOUTS, numberOf, SPACE_NAMES } from './shape.ts';
import { STANDARD } from './standard.ts';

const BOOK = readFileSync(new URL('../../../../../rules/diceking.cards.json', import.meta.url), 'utf8');
interface BookFile {
  dice: { faces: { color: string; number: number }[] }[];
  spaces: { type: string }[];
  adjacency: Record<number, Record<string, string[]>>;
  setups: Record<number, { fires: string[]; gold: string[] }>;
  cards: { id: string; variant?: string; condition?: object; tiers: { type: string }[] }[];
}
const corrected = (change: (file: BookFile) => void): string => {
  const file = JSON.parse(BOOK) as BookFile;
  change(file);
  return JSON.stringify(file);
};
/** Every face of a die shows the number. */
const showing =
  (number: number) =>
  ({ faces }: BookFile['dice'][number]): void => {
    for (const face of faces) face.number = number;
  };
const space = (name: string) => SPACE_NAMES.indexOf(name);

describe('components', () => {
  test('DIC-1.1 two halves with 15 spaces each', () => {
    expect(SPACE_NAMES.filter((name) => name.startsWith('A'))).toHaveLength(15);
    expect(SPACE_NAMES.filter((name) => name.startsWith('B'))).toHaveLength(15);
  });

  test('DIC-1.2 DIC-1.5 fifteen landscapes, each on two spaces, one of each half', () => {
    expect(LANDSCAPES).toHaveLength(15);
    for (const spaces of STANDARD.spacesOf) {
      expect(spaces).toHaveLength(2);
      expect(spaces.filter((one) => one < 15)).toHaveLength(1);
    }
  });

  test('DIC-1.3 five decks of twelve, each card with a joker', () => {
    for (const [number] of DECKS.entries())
      expect(CARD_NAMES.filter((_, card) => deckOf(card) === number)).toHaveLength(12);
    const jokers = STANDARD.cards.map(({ joker }) => joker);
    for (let face = 0; face < 18; face++) expect([3, 4]).toContain(jokers.filter((one) => one === face).length);
  });
});

describe('dice', () => {
  test('DIC-2.1 DIC-2.2 DIC-2.3 six dice with 1 to 6 once each and every color twice', () => {
    expect(STANDARD.dice).toHaveLength(6);
    for (const faces of STANDARD.dice) {
      expect(faces.map(numberOf)).toEqual([1, 2, 3, 4, 5, 6]);
      for (const [color] of COLORS.entries()) expect(faces.filter((face) => colorOf(face) === color)).toHaveLength(2);
    }
    expect(new Set(STANDARD.dice.map(String)).size).toBe(6);
  });

  test('DIC-2.4 opposite faces share a color, and each combination is on two dice', () => {
    for (const faces of STANDARD.dice) {
      const colors = faces.map(colorOf);
      expect([colors[0], colors[1], colors[2]]).toEqual([colors[5], colors[4], colors[3]]);
    }
    for (let face = 0; face < 18; face++) {
      expect(STANDARD.dice.filter((faces) => faces.includes(face))).toHaveLength(2);
    }
  });
});

describe('map', () => {
  const map = (layout: number) => STANDARD.maps[layout - 2]!;
  const edges = (layout: number) => map(layout).neighbors.reduce((sum, list) => sum + list.length, 0) / 2;
  const across = (layout: number) =>
    map(layout)
      .neighbors.slice(0, 15)
      .reduce((sum, list) => sum + list.filter((next) => next >= 15).length, 0);

  test('DIC-3.1 three layouts, one for each number of players', () => {
    expect(LAYOUTS).toEqual([2, 3, 4]);
    expect(new Set(STANDARD.maps.map(({ neighbors }) => JSON.stringify(neighbors))).size).toBe(3);
  });

  test('DIC-3.2 DIC-3.3 both halves are rows of 4, 5 and 6 hexagons', () => {
    const local = [4, 5, 6].flatMap((length, r) => Array.from({ length }, (_, i) => [i - r, r]));
    const place = (layout: number, half: number) => map(layout).axial.slice(15 * half, 15 * half + 15);
    expect(place(4, 0)).toEqual(local);
    expect(place(3, 0)).toEqual(local);
  });

  test('DIC-3.4 DIC-3.5 DIC-3.6 the halves lie as the formulas say', () => {
    const local = map(4).axial.slice(0, 15);
    const b = (layout: number) => map(layout).axial.slice(15);
    expect(b(4)).toEqual(local.map(([q, r]) => [1 - q, 5 - r]));
    expect(b(3)).toEqual(local.map(([q, r]) => [q - 1, r + 3]));
    expect(b(2)).toEqual(local.map(([q, r]) => [q - 1, r + 3]));
    expect(map(2).axial.slice(0, 15)).toEqual(local.map(([q, r]) => [2 - q, 2 - r]));
  });

  test('DIC-3.7 edges, those across the seam, and the longest way', () => {
    expect(LAYOUTS.map(edges)).toEqual([67, 68, 71]);
    expect(LAYOUTS.map(across)).toEqual([7, 8, 11]);
    expect(LAYOUTS.map((layout) => Math.max(...map(layout).distance.flat()))).toEqual([8, 7, 6]);
  });

  test('DIC-3.8 distance is counted over land, so on the map for three some ways are longer than over hexagons', () => {
    const far = (one: string, other: string) => map(3).distance[space(one)]![space(other)]!;
    const hex = (one: string, other: string) => {
      const [[q, r], [p, s]] = [map(3).axial[space(one)]!, map(3).axial[space(other)]!];
      return (Math.abs(q - p) + Math.abs(r - s) + Math.abs(q + r - p - s)) / 2;
    };
    const differing = SPACE_NAMES.flatMap((one, i) =>
      SPACE_NAMES.slice(i + 1).flatMap((other) => (far(one, other) === hex(one, other) ? [] : [`${one}–${other}`])),
    );
    expect(differing).toEqual(['A10–B5', 'A10–B10', 'A10–B11']);
  });
});

describe('corrected data', () => {
  test('ours is read from the book, and is the same as nothing', () => {
    expect(canonicalText(BOOK)).toBe('');
    expect(dataFrom('')).toBe(STANDARD);
    expect(dataFrom(makeData(STANDARD))).toEqual(STANDARD);
    expect(makeData(STANDARD).length).toBeLessThan(BOOK.length);
  });

  test('what differs is listed', () => {
    const text = canonicalText(
      corrected((file) => {
        file.dice[0]!.faces[0]!.color = 'blue';
        file.cards[12]!.condition = { type: 'sum', min: 20 };
        file.setups[3]!.fires = ['A2', 'A10'];
      }),
    );
    expect(differences(dataFrom(text))).toEqual([
      { of: 'die', id: 0 },
      { of: 'setup', id: 3 },
      { of: 'card', id: 12 },
    ]);
    expect(differences(STANDARD)).toEqual([]);
    expect(canonicalText(text)).toBe(text);
  });

  test('own neighbors are taken, if they are mutual and join the land', () => {
    const text = canonicalText(
      corrected((file) => {
        file.adjacency[4]!.A1 = file.adjacency[4]!.A1!.concat('A3');
        file.adjacency[4]!.A3 = file.adjacency[4]!.A3!.concat('A1');
      }),
    );
    expect(dataFrom(text).maps[2]!.distance[space('A1')]![space('A3')]).toBe(1);
    expect(differences(dataFrom(text))).toEqual([{ of: 'neighbors', id: 4 }]);
  });

  const wrong: readonly [string, string][] = [
    ['{', '"data" is not JSON'],
    ['[]', '"data": the file must be an object'],
    [corrected((file) => file.dice.pop()), '"data": dice must be a list of 6'],
    [
      corrected((file) => (file.dice[2]!.faces[1]!.number = 7)),
      'dice[2].faces[1].number must be a whole number from 1 to 6',
    ],
    [corrected(({ dice }) => dice.forEach(showing(1))), '"data": dice must be with a six on some faces of a die'],
    [corrected(({ dice }) => dice.forEach(showing(6))), '"data": dice must be with a six on some faces of a die'],
    [corrected((file) => file.cards.pop()), '"data": cards must be a list of 60'],
    [corrected((file) => (file.cards[1]!.id = 'mer-01')), '"data": cards must be a list with "mer-01" once'],
    [corrected((file) => (file.spaces[0]!.type = 'moon')), 'spaces.A1.type must be one of floodplain to quarry'],
    [corrected((file) => (file.spaces[0]!.type = 'coast')), 'spaces must be two of the type floodplain, not 1'],
    [corrected((file) => file.adjacency[2]!.A1!.pop()), 'mutual with'],
    [corrected((file) => file.setups[2]!.gold.pop()), 'setups.2.gold must be a list of 4'],
    [corrected((file) => (file.setups[2]!.gold[0] = 'A5')), 'setups.2 must be with one gem on a space'],
    [corrected((file) => (file.cards[0]!.tiers[0]!.type = 'magic')), 'cards.mer-01.tiers[0].type must be one of color'],
    [corrected((file) => (file.cards[12]!.variant = '2c')), 'cards.thi-01.variant must be one of 2a, 2b'],
  ];

  test.each(wrong)('is refused with what to change (%#)', (text, message) => {
    expect(() => diceking.parseOptions({ data: text }, 2)).toThrow(InvalidInput);
    expect(() => canonicalText(text)).toThrow(message);
  });

  test('many different ones do not pile up, and each is read again when needed', () => {
    const texts = Array.from({ length: 20 }, (_, i) =>
      canonicalText(corrected((file) => (file.cards[12]!.condition = { type: 'sum', min: 10 + i }))),
    );
    for (const text of [...texts, ...texts]) expect(makeData(dataFrom(text))).toBe(text);
  });
});
