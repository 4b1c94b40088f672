import { describe, expect, test } from 'vitest';
import { newGame, table } from '../testing/table.ts';

const SEVEN = 'tavern market docks harbor temple church monastery';
const EIGHT = `${SEVEN} manor`;

describe('the end of the game', () => {
  test('CIT-8.1 the eighth building makes the round the last; it is played to its end', () => {
    const t = table({ as: 'thief', A: { coins: 3, city: SEVEN, hand: 'manor' }, B: { is: 'warlord' } });
    t.A.does('coins', 'build-manor');
    expect([t.view(1).first, t.B.log.at(-1)]).toEqual([0, 'A is first to 8 buildings: this is the last round.']);
    t.A.answers('end');
    expect([t.isOver, t.asked]).toEqual([false, 'B']);
    t.B.does('coins', 'end');
    expect([t.isOver, t.state.phase]).toEqual([true, 'over']);
  });

  test('CIT-8.8 CIT-11.3 rounds are not counted out, nor is the bank: without an eighth building the game goes on', () => {
    const t = newGame(2);
    for (let i = 0; i < 12; i++) t.goThroughRound();
    expect([t.isOver, t.state.round]).toEqual([false, 13]);
    expect(t.view('judge').bank).toBeLessThan(0);
  });

  test('CIT-8.2 CIT-T9 buildings 25, five colors 3, first with eight 4: 32', () => {
    const city = 'manor cathedral temple harbor tavern watchtower prison university';
    const t = table({ as: 'warlord', first: 'A', A: { city }, B: {} });
    t.A.does('coins', 'end');
    expect(t.A.points).toBe(32);
    const lines = t.game.score(t.state, 'judge')[0]?.lines ?? [];
    expect(lines.slice(-3).map(({ key, points }) => [key, points])).toEqual([
      ['score.colors', 3],
      ['score.first', 4],
      ['score.coins', 0],
    ]);
  });

  test('CIT-T10 CIT-9.5 with the variant: 24, five colors 3, eight 2, two action cards 2: 31; tie-break figure 24', () => {
    const t = table({
      as: 'warlord',
      first: 'B',
      options: { actionCards: 'on' },
      A: { city: 'castle church market fortress library palace sapito sapito', hand: 'director acrobat manor' },
      B: { city: EIGHT },
    });
    expect(t.view(0).seats[0]?.points).toBe(24);
    t.A.does('coins', 'end');
    expect(t.A.points).toBe(31);
  });

  test('CIT-8.3 coins and unbuilt cards score nothing', () => {
    const t = table({ as: 'warlord', first: 'B', A: { coins: 20, city: 'tavern', hand: 'palace castle' }, B: {} });
    t.A.does('coins', 'end');
    expect(t.A.points).toBe(1);
  });

  test('CIT-8.4 most points win; a tie goes to more points of buildings', () => {
    const won = table({ as: 'warlord', first: 'B', A: { city: 'palace' }, B: { city: 'tavern' } });
    won.A.does('coins', 'end');
    expect([won.outcome?.winners, won.A.points, won.B.points]).toEqual([[0], 5, 5]);
  });

  test('CIT-8.4 the 8 of the University belongs to the buildings, bonuses do not', () => {
    const t = table({
      as: 'warlord',
      first: 'B',
      A: { city: 'manor temple tavern watchtower haunted_city' },
      B: { city: 'dragon_gate' },
    });
    t.A.does('coins', 'end');
    expect([t.A.points, t.B.points]).toEqual([11, 12]);
    const tie = table({
      as: 'warlord',
      first: 'C',
      A: { city: 'manor temple tavern watchtower haunted_city' },
      B: { city: 'university manor' },
      C: {},
    });
    tie.A.does('coins', 'end');
    expect([tie.A.points, tie.B.points, tie.outcome?.winners]).toEqual([11, 11, [1]]);
    expect(tie.A.log.at(-1)).toBe('B wins the tie at 11 points with the better buildings.');
  });

  test('CIT-8.5 still tied: more coins; still tied: shared victory', () => {
    const ended = (coins: number) => {
      const t = table({
        as: 'warlord',
        first: 'C',
        A: { coins: 0, city: 'palace' },
        B: { coins, city: 'fortress' },
        C: {},
      });
      t.A.does('coins', 'end');
      return [t.outcome?.winners, t.A.log.at(-1)];
    };
    expect(ended(3)).toEqual([[1], 'B wins the tie at 5 points with more coins.']);
    expect(ended(1)).toEqual([[0], 'A wins the tie at 5 points with more coins.']);
    expect(ended(2)).toEqual([[0, 1], 'A and B share the victory with 5 points each.']);
  });

  test('CIT-8.6 first in time, not in rank; others with eight get two', () => {
    const t = table({
      as: 'thief',
      A: { coins: 3, city: SEVEN, hand: 'manor' },
      B: { is: 'warlord', coins: 3, city: 'castle palace temple church tavern market watchtower', hand: 'prison' },
    });
    t.A.does('coins', 'build-manor', 'end');
    t.B.does('coins', 'build-prison', 'end');
    expect([t.A.points, t.B.points]).toEqual([1 + 2 + 3 + 4 + 1 + 2 + 3 + 3 + 4, 4 + 5 + 1 + 2 + 1 + 2 + 1 + 2 + 2]);
  });

  test('CIT-8.6 with two seats the first eight may come in a later rank of another player’s second turn', () => {
    const t = table({
      as: 'thief',
      A: { coins: 9, city: SEVEN, hand: 'manor castle', is: 'bishop' },
      B: { city: EIGHT },
    });
    expect(t.state.first).toBe(-1);
    t.A.does('coins', 'build-manor', 'end');
    expect(t.state.first).toBe(0);
    t.A.does('coins', 'build-castle', 'end');
    expect([t.isOver, t.A.city.split(' ').length]).toEqual([true, 9]);
  });

  test('section 10: at the end all hands are shown', () => {
    const t = table({ as: 'warlord', first: 'B', A: { hand: 'manor' }, B: { hand: 'keep' } });
    t.A.does('coins', 'end');
    expect(t.view('spectator').seats.map(({ hand }) => hand.cards?.length)).toEqual([1, 1]);
    expect(t.A.log.slice(-3, -1)).toEqual(['A shows their hand: Manor.', 'B shows their hand: Keep.']);
  });

  test('CIT-8.2 in mid-game what can still be lost or won is a preview, the same for everybody', () => {
    const t = table({ first: 'B', A: { city: 'manor temple tavern watchtower keep' }, B: { city: EIGHT } });
    const [a, b] = t.game.score(t.state, 0);
    expect([a?.total, a?.lines.at(-1)]).toMatchObject([9, { points: 3, preview: true }]);
    expect([b?.total, b?.lines.at(-1)]).toMatchObject([19 + 4, { key: 'score.first', preview: false }]);
    expect(t.game.score(t.state, 'spectator')).toEqual(t.game.score(t.state, 'judge'));
  });
});

describe('running out', () => {
  test('CIT-11.1 the discard pile is shuffled into a new draw pile', () => {
    const t = table({ as: 'thief', restWith: 'B', A: {}, B: {}, deck: 'manor', discard: 'tavern castle' });
    t.A.answers('cards');
    expect([t.A.options.split(' ').length, t.view(1).deck, t.discard]).toEqual([2, 1, '']);
    expect(t.B.log.at(-2)).toBe('The discard pile becomes the new draw pile: 2 cards.');
  });

  test('CIT-11.1 it is shuffled: what lay in an order that all had seen lies in another, which nobody knows', () => {
    const discard = 'tavern castle manor temple church market docks harbor palace prison';
    const t = table({ as: 'thief', restWith: 'B', A: {}, B: {}, deck: '', discard });
    t.A.answers('cards');
    expect(t.zone('deck').split(' ')).toHaveLength(8);
    expect(discard).not.toContain(t.zone('deck'));
    expect([t.A.knowsZone('deck'), t.B.knowsZone('deck')]).toEqual(['', '']);
  });

  test('CIT-11.2 with one card it is kept, with none the option is closed; others draw what there is', () => {
    const one = table({ as: 'thief', restWith: 'B', A: {}, B: {}, deck: 'manor' });
    one.A.answers('cards');
    expect([one.A.hand, one.A.decision.prompt]).toEqual(['manor', 'turn']);
    const none = table({ as: 'architect', restWith: 'B', A: { city: 'smithy', coins: 9 }, B: {} });
    expect(none.A.options).toBe('coins');
    expect(none.A.isRefused('cards', 'CIT-11.2')).toBe('There are no cards left to draw.');
    const two = table({
      as: 'architect',
      restWith: 'B',
      A: { city: 'smithy', coins: 9 },
      B: {},
      deck: 'manor',
      discard: 'tavern',
    });
    two.A.answers('smithy');
    expect([two.A.hand, two.A.may('draw')]).toEqual(['manor tavern', false]);
  });

  test('CIT-11.3 the bank may go below 0 and limits nothing', () => {
    const t = table({ as: 'thief', A: { coins: 29 }, B: { coins: 3 } });
    expect(t.view(0).bank).toBe(-2);
    t.A.answers('coins');
    expect([t.A.coins, t.view(0).bank]).toEqual([31, -4]);
  });

  test('CIT-11.4 there is no hand limit', () => {
    const t = table({ as: 'architect', restWith: 'A', A: {}, B: {}, deck: 'manor castle tavern temple' });
    const before = t.A.hand.split(' ').length;
    t.A.does('draw', 'cards', 'tavern');
    expect([before, t.A.hand.split(' ').length]).toEqual([61, 64]);
  });

  test('CIT-E26 the cards being chosen from are never shuffled in', () => {
    const t = table({
      as: 'thief',
      restWith: 'B',
      A: { city: 'observatory' },
      B: {},
      deck: 'manor',
      discard: 'tavern',
    });
    t.A.answers('cards');
    expect([t.A.options, t.view(0).deck]).toEqual(['manor tavern', 0]);
  });
});
