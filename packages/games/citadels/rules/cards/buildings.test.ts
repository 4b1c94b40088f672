import { describe, expect, test } from 'vitest';
import { table } from '../../testing/table.ts';

describe('purple buildings', () => {
  test('CIT-7.1 an ability serves its owner whatever the character, once in each turn', () => {
    for (const as of ['thief', 'bishop', 'warlord']) {
      const t = table({ as, A: { city: 'laboratory', hand: 'manor castle' }, B: {} });
      t.A.answers('laboratory-manor');
      expect([t.A.may('laboratory'), t.A.coins]).toEqual([false, 1]);
    }
  });

  test('CIT-7.2 it may be used in the very turn it was built, and in each turn of a seat with two', () => {
    const t = table({
      as: 'thief',
      A: { is: 'magician', coins: 5, hand: 'laboratory manor castle tavern' },
      B: {},
    });
    expect(t.A.may('laboratory')).toBe(false);
    t.A.does('coins', 'build-laboratory', 'laboratory-manor', 'end');
    t.A.answers('laboratory-castle');
    expect(t.discard).toBe('manor castle');
  });

  test('CIT-7.3 a murdered owner has no turn, but Keep, Graveyard and Great Wall still work', () => {
    const t = table({
      as: 'warlord',
      murdered: 'king',
      options: { purpleSet: 'wall' },
      A: { coins: 9 },
      B: { is: 'king', coins: 1, city: 'keep great_wall graveyard laboratory tavern', hand: 'manor' },
    });
    expect(t.view(0).seats[1]?.city.map(({ price }) => price)).toEqual([null, 5, 5, 5, 1]);
    t.A.answers('destroy-seat-2-tavern');
    t.B.answers('tavern');
    expect(t.B.hand).toBe('manor tavern');
    t.A.does('coins', 'end');
    expect(t.B.hand).toBe('manor tavern');
  });

  test('CIT-7.4 CIT-E13 Haunted City stands in for a color, instead of purple', () => {
    const keys = (city: string) => {
      const t = table({ A: { city }, B: {} });
      return t.game
        .score(t.state, 'judge')[0]
        ?.lines.slice(city.split(' ').length)
        .map(({ key }) => key);
    };
    expect(keys('manor temple tavern watchtower haunted_city')).toEqual(['score.colors']);
    expect(keys('manor temple tavern keep haunted_city')).toEqual(['score.colors-haunted']);
    expect(keys('manor temple tavern haunted_city')).toEqual([]);
    expect(keys('manor temple keep haunted_city')).toEqual([]);
  });

  test('CIT-7.4 it gives no income color', () => {
    expect(table({ as: 'king', A: { city: 'haunted_city' }, B: {} }).A.may('color')).toBe(false);
  });

  test('CIT-7.4 CIT-E14 not if it was built in the last round, then it is simply purple', () => {
    const scored = (city: string, hauntedSince: number) => {
      const t = table({ as: 'warlord', round: 5, first: 'B', hauntedSince, A: { city }, B: {} });
      t.A.does('coins', 'end');
      return t.A.points;
    };
    const needs = 'manor temple tavern keep haunted_city';
    expect([scored(needs, 4), scored(needs, 5)]).toEqual([3 + 1 + 1 + 3 + 2 + 3, 3 + 1 + 1 + 3 + 2]);
    const plain = 'manor temple tavern watchtower haunted_city';
    expect(scored(plain, 5)).toBe(3 + 1 + 1 + 1 + 2 + 3);
    const built = table({
      as: 'warlord',
      first: 'B',
      A: { coins: 2, hand: 'haunted_city', city: needs.slice(0, -13) },
      B: {},
    });
    built.A.does('coins', 'build-haunted_city', 'end');
    expect(built.A.points).toBe(3 + 1 + 1 + 3 + 2);
  });

  test('CIT-7.5 CIT-E11 the Keep cannot be destroyed', () => {
    const t = table({ as: 'warlord', A: { coins: 9 }, B: { city: 'keep tavern' } });
    expect([t.A.may('destroy-seat-2-keep'), t.A.may('destroy-seat-2-tavern')]).toEqual([false, true]);
    expect(t.A.isRefused('destroy-seat-2-keep', 'CIT-7.5')).toBe('Keep in the city of B can’t be destroyed.');
  });

  test('CIT-7.6 Laboratory: discard a card, take one coin', () => {
    const t = table({ as: 'thief', A: { city: 'laboratory', hand: 'manor' }, B: {} });
    t.A.answers('laboratory-manor');
    expect([t.A.coins, t.A.hand, t.discard]).toEqual([1, '', 'manor']);
    expect(t.A.isRefused('laboratory-manor', 'CIT-7.6')).toBe('You’ve already used that this turn.');
  });

  test('CIT-7.7 Smithy: two coins for three cards', () => {
    const t = table({ as: 'thief', A: { city: 'smithy', coins: 5 }, B: {}, deck: 'manor castle tavern' });
    t.A.answers('smithy');
    expect([t.A.coins, t.A.hand]).toEqual([3, 'manor castle tavern']);
    expect(t.A.isRefused('smithy', 'CIT-7.7')).toBe('You’ve already used that this turn.');
    const poor = table({ as: 'thief', A: { city: 'smithy', coins: 1 }, B: {} });
    expect(poor.A.isRefused('smithy', 'CIT-7.7')).toBe('Smithy costs 2, and you have 1 coin.');
  });

  test.each([
    ['observatory', 3, 1],
    ['library', 2, 2],
    ['observatory library', 3, 2],
    ['', 2, 1],
  ])('CIT-7.8 with "%s" step 1 takes %i cards and keeps %i', (city, draws, keeps) => {
    const t = table({ as: 'thief', A: { city }, B: {}, deck: 'manor castle palace temple' });
    const before = t.view(0).deck;
    t.A.answers('cards');
    expect(before - t.view(0).deck).toBe(draws);
    if (draws > keeps) t.A.answers(['manor', 'castle'].slice(0, keeps).join(' '));
    expect(t.A.hand.split(' ')).toHaveLength(keeps);
    expect(t.discard.split(' ').filter(Boolean)).toHaveLength(draws - keeps);
  });

  test('CIT-7.10 CIT-E10 Graveyard: its owner may pay one coin and take what the Warlord destroyed', () => {
    const t = table({ as: 'warlord', A: { coins: 9 }, B: { city: 'tavern' }, C: { city: 'graveyard', coins: 1 } });
    t.A.answers('destroy-seat-2-tavern');
    expect([t.asked, t.C.prompt]).toEqual(['C', 'Graveyard: take the destroyed building into your hand for 1 coin?']);
    t.C.answers('tavern');
    expect([t.C.hand, t.C.coins, t.discard, t.asked]).toEqual(['tavern', 0, '', 'A']);
    expect(t.B.knowsHand('C')).toBe('tavern');
  });

  test('CIT-7.10 W4 declined: the card stays on the discard pile', () => {
    const t = table({ as: 'warlord', A: { coins: 9 }, B: { city: 'tavern graveyard', coins: 1 } });
    t.A.answers('destroy-seat-2-tavern');
    t.B.answers('');
    expect([t.discard, t.B.coins, t.A.log.at(-1)]).toEqual(['tavern', 1, 'B leaves Tavern on the discard pile.']);
  });

  test('CIT-7.10 CIT-E9 CIT-E10 not for the Warlord himself, not without a coin, not for the Graveyard itself', () => {
    const own = table({ as: 'warlord', A: { coins: 9, city: 'graveyard' }, B: { city: 'tavern' } });
    own.A.answers('destroy-seat-2-tavern');
    expect([own.asked, own.A.decision.prompt]).toEqual(['A', 'turn']);
    const poor = table({ as: 'warlord', A: { coins: 9 }, B: { city: 'tavern graveyard' } });
    poor.A.answers('destroy-seat-2-tavern');
    expect([poor.asked, poor.A.decision.prompt]).toEqual(['A', 'turn']);
    const itself = table({ as: 'warlord', A: { coins: 9 }, B: { city: 'tavern graveyard', coins: 3 } });
    itself.A.answers('destroy-seat-2-graveyard');
    expect([itself.asked, itself.discard]).toEqual(['A', 'graveyard']);
  });

  test.each(['king', 'bishop', 'merchant', 'warlord'])('CIT-7.11 School of Magic counts for the %s', (as) => {
    const t = table({ as, A: { city: 'school_of_magic' }, B: {} });
    t.A.answers('color');
    expect(t.A.coins).toBe(1);
  });

  test('CIT-7.11 it stays purple for the five colors', () => {
    const four = table({ A: { city: 'manor temple tavern keep school_of_magic' }, B: {} });
    expect(four.game.score(four.state, 'judge')[0]?.lines.map(({ key }) => key)).not.toContain('score.colors');
    const five = table({ A: { city: 'manor temple tavern watchtower school_of_magic' }, B: {} });
    expect(five.game.score(five.state, 'judge')[0]?.lines.at(-1)?.key).toBe('score.colors');
  });

  test('CIT-7.12 CIT-E12 Great Wall: every other building costs one more, the Wall itself five', () => {
    const t = table({
      as: 'warlord',
      options: { purpleSet: 'wall' },
      A: { coins: 1 },
      B: { city: 'tavern market great_wall' },
    });
    expect(t.view(0).seats[1]?.city.map(({ price }) => price)).toEqual([1, 2, 5]);
    t.A.answers('destroy-seat-2-tavern');
    expect(t.A.coins).toBe(0);
  });

  test('CIT-7.14 the option says which set', () => {
    expect(() => table({ A: { city: 'great_wall' }, B: {} })).toThrow('there are not that many of great_wall');
    expect(() => table({ options: { purpleSet: 'wall' }, A: { city: 'keep', hand: 'keep' }, B: {} })).toThrow('keep');
  });
});
