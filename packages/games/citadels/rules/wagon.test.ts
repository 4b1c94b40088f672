import { describe, expect, test } from 'vitest';
import { variant } from '../testing/table.ts';

describe('Treasury Wagon', () => {
  test('CIT-9.12 CIT-9.13 CIT-9.16 why a wagon cannot be used', () => {
    const t = variant({ as: 'thief', A: { coins: 1, wagons: [0] }, B: { wagons: [0] } });
    expect(t.A.isRefused('wagon-1', 'CIT-9.13')).toBe('Only opponents can use your wagon.');
    t.A.answers('wagon-2');
    t.A.answers(t.A.options.split(' ')[0] as string);
    t.B.answers('');
    expect(t.A.isRefused('wagon-2-seat-2', 'CIT-9.12')).toBe('You’ve already used that this turn.');
    const poor = variant({ as: 'thief', A: { coins: 0 }, B: { wagons: [0] } });
    expect(poor.A.isRefused('wagon-1-seat-2', 'CIT-9.16')).toBe('Treasury Wagon costs 1, and you have 0 coins.');
  });

  test('CIT-9.12 an opponent puts a coin on it, takes two cards and keeps one, once a turn', () => {
    const t = variant({ as: 'thief', A: { coins: 3 }, B: { wagons: [0] }, deck: 'manor tavern' });
    t.A.does('wagon-1', 'manor');
    expect([t.A.hand, t.discard, t.A.coins]).toEqual(['manor', 'tavern', 2]);
    t.B.answers('');
    expect(t.A.may('wagon')).toBe(false);
  });

  test('CIT-9.13 CIT-T15 W3 right after that, and at no other time, the owner may take the coins', () => {
    const t = variant({ as: 'thief', A: { coins: 3 }, B: { wagons: [2], coins: 0 } });
    t.A.answers('wagon-1');
    t.A.answers(t.A.options.split(' ')[0] as string);
    expect([t.A.coins, t.view(0).seats[1]?.wagons[0]?.coins, t.asked]).toEqual([2, 3, 'B']);
    expect(t.B.prompt).toBe('A used your wagon. Take 3 coins and discard it, or keep it on the table?');
    t.B.answers('treasury_wagon');
    expect([t.B.coins, t.state.wagons, t.discard.split(' ').at(-1)]).toEqual([3, [], 'treasury_wagon']);
    const declined = variant({ as: 'thief', A: { coins: 3 }, B: { is: 'warlord', wagons: [2], coins: 0 } });
    declined.A.answers('wagon-1');
    declined.A.answers(declined.A.options.split(' ')[0] as string);
    declined.B.answers('');
    expect(declined.A.log.at(-1)).toBe('B keeps the wagon with 3 coins on it.');
    declined.A.does('coins', 'end');
    declined.pass();
    expect([declined.B.may('wagon'), declined.B.coins]).toEqual([false, 0]);
  });

  test('CIT-9.15 once a turn: in the next turn, also of the same player, it can be used again', () => {
    const t = variant({ as: 'thief', A: { coins: 3, is: 'warlord' }, B: { wagons: [0] }, deck: 'manor tavern' });
    t.A.does('wagon-1', 'manor');
    t.B.answers('');
    t.A.does('coins', 'end');
    while (t.asked !== 'A' || t.A.decision.prompt !== 'turn') t.pass();
    expect([t.state.turn.character, t.A.may('wagon-1')]).toEqual([7, true]);
  });

  test('CIT-9.14 at the end a wagon is discarded with its coins', () => {
    const t = variant({ as: 'warlord', first: 'B', A: { wagons: [4] }, B: {} });
    t.A.does('coins', 'end');
    expect([t.A.points, t.state.wagons, t.discard, t.view(0).bank]).toEqual([0, [], 'treasury_wagon', 28]);
  });

  test('CIT-9.15 per wagon, coins on it are no purse, Observatory and Library do not change it', () => {
    const t = variant({
      as: 'thief',
      A: { coins: 3, city: 'observatory library' },
      B: { wagons: [0, 0], is: 'king', coins: 0 },
      deck: 'manor tavern castle palace',
    });
    t.A.does('rob-king', 'wagon-1', 'manor');
    t.B.answers('');
    expect(t.A.may('wagon-2')).toBe(true);
    t.A.does('wagon-2', 'castle');
    t.B.answers('');
    t.A.does('coins', 'end');
    expect([t.A.coins, t.eventsOf('robbed')[0]?.coins]).toEqual([3, 0]);
    expect(t.view(0).seats[1]?.wagons.map(({ coins }) => coins)).toEqual([1, 1]);
  });

  test('CIT-9.15 not a building for Warlord and Cannonball; using it is not playing a card; a murdered owner may collect', () => {
    const t = variant({
      as: 'warlord',
      murdered: 'king',
      A: { coins: 9, hand: 'director' },
      B: { is: 'king', wagons: [1] },
    });
    expect(t.A.may('destroy')).toBe(false);
    t.A.answers('wagon-1');
    t.A.answers(t.A.options.split(' ')[0] as string);
    t.B.answers('treasury_wagon');
    expect([t.B.coins, t.A.may('play-director')]).toEqual([2, true]);
  });

  test('CIT-9.16 before step 1 and with an empty discard pile; it needs a coin and a card, one card is kept', () => {
    const t = variant({ as: 'thief', restWith: 'C', A: { coins: 1 }, B: { wagons: [0] }, C: {}, deck: 'manor' });
    t.A.answers('wagon-1');
    expect([t.A.hand, t.asked]).toEqual(['manor', 'B']);
    expect(variant({ as: 'thief', A: { coins: 0 }, B: { wagons: [0] } }).A.may('wagon')).toBe(false);
    const empty = variant({ as: 'thief', restWith: 'C', A: { coins: 1 }, B: { wagons: [0] }, C: {} });
    expect(empty.A.may('wagon')).toBe(false);
  });

  test('CIT-9.13 the owner may never use his own wagon', () => {
    expect(variant({ as: 'thief', A: { coins: 3, wagons: [0] }, B: {} }).A.may('wagon')).toBe(false);
    const laid = variant({ as: 'thief', A: { hand: 'treasury_wagon', coins: 3 }, B: {} });
    laid.A.answers('play-treasury_wagon');
    expect([laid.view(1).seats[0]?.wagons.length, laid.A.may('wagon')]).toEqual([1, false]);
  });
});
