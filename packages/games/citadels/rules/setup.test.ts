import { readFileSync } from 'node:fs';
import { loadAllTexts } from '@regalia/kernel/testing';
import { describe, expect, test } from 'vitest';
import { citadels } from '../index.ts';
import { newGame } from '../testing/table.ts';
import { CARDS, cardOf } from './cards/printed.ts';
import { draftPlan } from './round/draft.ts';
import { copiesOf } from './setup.ts';
import { cardsIn, deck } from './zones.ts';

await loadAllTexts(citadels);

interface Book {
  readonly characters: readonly {
    id: string;
    rank: number;
    nameEn: string;
    nameCs: string;
    incomeColor: string | null;
  }[];
  readonly districts: readonly {
    id: string;
    nameEn: string;
    nameCs: string;
    color: string;
    cost: number;
    points: number;
    copies: number;
    copiesWallSet?: number;
  }[];
  readonly actionCards: readonly { id: string; nameEn: string; nameCs: string; copies: number }[];
  readonly draft: readonly {
    players: number;
    faceUp: number;
    pickSizes: number[];
    discardsWithPick?: number[];
    lastTakesFirstFaceDown?: boolean;
  }[];
}

const book = JSON.parse(readFileSync('rules/citadels.cards.json', 'utf8')) as Book;
const counts = (cards: readonly number[]) => cards.map((card) => cardOf(card).color ?? 'white');

describe('the cards', () => {
  test('CIT-5.3 CIT-7.9 names, colors, costs, points and copies are those of the book', () => {
    const printed = [...book.characters, ...book.districts, ...book.actionCards];
    expect(CARDS.map(({ id }) => id)).toEqual(printed.map(({ id }) => id));
    for (const { id, nameEn, nameCs } of printed) {
      expect(citadels.texts.dictionary('en')[`card.${id}`]).toBe(nameEn);
      expect(citadels.texts.dictionary('cs')[`card.${id}`]).toBe(nameCs);
    }
    for (const { id, rank, incomeColor } of book.characters) {
      expect(CARDS.find((card) => card.id === id)).toMatchObject({ rank, color: incomeColor });
    }
    for (const { id, color, cost, points, copies, copiesWallSet = copies } of book.districts) {
      const card = CARDS.find((one) => one.id === id);
      expect(card, id).toMatchObject({ color, cost, points, copies, copiesWithWall: copiesWallSet });
    }
    for (const { id, copies } of book.actionCards) expect(CARDS.find((card) => card.id === id)?.copies).toBe(copies);
  });

  test('CIT-7.13 CIT-7.14 eleven purple buildings: two Keeps, or one and the Great Wall', () => {
    for (const purpleSet of ['original', 'wall'] as const) {
      const s = newGame(2, { purpleSet }).state;
      const all = s.zones.flatMap(({ cards }) => cards).filter((card) => cardOf(card).kind === 'building');
      expect(all).toHaveLength(65);
      const purple = all.filter((card) => cardOf(card).color === 'purple').map((card) => cardOf(card).id);
      expect(purple).toHaveLength(11);
      expect(purple.filter((id) => id === 'keep')).toHaveLength(purpleSet === 'wall' ? 1 : 2);
      expect(purple.includes('great_wall')).toBe(purpleSet === 'wall');
    }
  });
});

describe('set-up', () => {
  test('CIT-2.1 CIT-2.2 CIT-2.3 four cards and two coins each; 65 cards, or 80 with the action cards', () => {
    for (let seats = 2; seats <= 7; seats++) {
      for (const [actionCards, all] of [
        ['off', 65],
        ['on', 80],
      ] as const) {
        const t = newGame(seats, { actionCards });
        const view = t.view('spectator');
        expect(view.seats.map(({ hand }) => hand)).toEqual(new Array(seats).fill({ count: 4, cards: null }));
        expect(view.seats.map(({ coins }) => coins)).toEqual(new Array(seats).fill(2));
        expect([view.deck, view.bank]).toEqual([all - 4 * seats, 30 - 2 * seats]);
      }
    }
  });

  test('CIT-2.1 action cards may be dealt, and without the variant there are none', () => {
    const dealt = (actionCards: 'on' | 'off') =>
      [1, 2, 3, 4, 5].flatMap((seed) => counts(newGame(7, { actionCards }, seed).state.zones.flatMap((z) => z.cards)));
    expect(dealt('on').filter((color) => color === 'white').length).toBeGreaterThan(75);
    const t = newGame(7, { actionCards: 'on' }, 3);
    const hands = Array.from({ length: 7 }, (_, seat) => t.state.zones[3 * seat]?.cards ?? []).flat();
    expect(hands.some((card) => cardOf(card).kind === 'action')).toBe(true);
    expect(
      newGame(7)
        .state.zones.flatMap(({ cards }) => cards)
        .some((c) => cardOf(c).kind === 'action'),
    ).toBe(false);
  });

  test('CIT-2.1 the draw pile is shuffled', () => {
    const [one, other] = [1, 2].map((seed) => cardsIn(newGame(2, {}, seed).state, deck(2)).join(' '));
    expect(one).not.toBe(other);
  });

  test('CIT-2.4 the host names who holds the office first, or lots are drawn', () => {
    expect(newGame(3, { crown: 'seat-3' }).crown).toBe('C');
    const drawn = new Set([1, 2, 3, 4, 5, 6, 7, 8, 9].map((seed) => newGame(3, { crown: 'random' }, seed).crown));
    expect([...drawn].sort()).toEqual(['A', 'B', 'C']);
    expect(() => citadels.parseOptions({ crown: 'seat-4' }, 3)).toThrow('one of the 3 seats');
  });

  test('CIT-2.5 the discard pile starts empty', () => {
    expect(newGame(4).view('spectator').discard).toEqual([]);
  });

  test('CIT-2.3 hand cards are secret, coins open', () => {
    const t = newGame(2);
    expect(t.view(0).seats[0]?.hand.cards).toHaveLength(4);
    expect(t.view(1).seats[0]?.hand.cards).toBeNull();
    expect(t.view('spectator').seats[0]?.coins).toBe(2);
  });

  test('CIT-3.1 CIT-T11 the draft goes as the table says', () => {
    for (const { players, faceUp, pickSizes, discardsWithPick, lastTakesFirstFaceDown = false } of book.draft) {
      const plan = draftPlan(players);
      expect([plan.faceUp, plan.given, plan.lastTakesFirst]).toEqual([faceUp, pickSizes, lastTakesFirstFaceDown]);
      if (discardsWithPick) expect(plan.lays).toEqual(discardsWithPick);
    }
  });
});

test('a kind that came with a later revision is in no game by an earlier one', () => {
  const contents = { variant: true, purpleSet: 'wall' } as const;
  expect(CARDS.every((_, card) => copiesOf(card, { ...contents, revision: 0 }) === 0)).toBe(true);
  expect(CARDS.every((_, card) => copiesOf(card, { ...contents, revision: citadels.revision }) > 0)).toBe(true);
});
