import { describe, expect, test } from 'vitest';
import { table } from '../../testing/table.ts';

describe('Assassin', () => {
  test('CIT-6.1 CIT-6.2 CIT-T1 a character is named; its holder gives no sign and loses the turn', () => {
    const t = table({ as: 'assassin', A: {}, B: { is: 'merchant', coins: 0 }, C: { is: 'architect' } });
    t.A.does('murder-merchant', 'coins', 'end');
    expect(t.asked).toBe('C');
    expect(t.C.log.slice(-5)).toEqual([
      'Nobody answers as Bishop.',
      'A calls the Merchant.',
      'Nobody answers as Merchant.',
      'A calls the Architect.',
      'C is the Architect.',
    ]);
    expect([t.B.coins, t.view(0).ranks[5]]).toMatchObject([0, { murdered: true, seat: null, state: 'unanswered' }]);
  });

  test('CIT-6.2 if the character is not in play nobody loses a turn', () => {
    const t = table({ as: 'assassin', A: {}, B: { is: 'merchant' } });
    t.A.does('murder-king', 'coins', 'end');
    expect(t.asked).toBe('B');
  });

  test('CIT-6.3 ranks 2 to 8, also one that lies face up, also one’s own other character', () => {
    const t = table({ as: 'assassin', seats: 3, faceUp: 'thief', A: { is: 'warlord' }, B: { is: 'king' } });
    const named = t.A.options.split(' ').filter((option) => option.startsWith('murder'));
    expect(named).toEqual(
      'thief magician king bishop merchant architect warlord'.split(' ').map((id) => `murder-${id}`),
    );
    expect(t.A.isRefused('murder-assassin', 'CIT-6.3')).toBe('You can’t name the Assassin.');
    t.A.does('murder-warlord', 'coins', 'end');
    t.B.does('coins', 'end');
    expect(t.state.round).toBe(3);
  });
});

describe('Thief', () => {
  test('CIT-6.4 not the Assassin, not the victim, not himself', () => {
    const t = table({ as: 'thief', murdered: 'king', A: {}, B: {} });
    const named = t.A.options.split(' ').filter((option) => option.startsWith('rob'));
    expect(named).toEqual('magician bishop merchant architect warlord'.split(' ').map((id) => `rob-${id}`));
    expect(t.A.isRefused('rob-king', 'CIT-6.4')).toBe('The King is the Assassin’s victim.');
    expect(t.A.isRefused('rob-assassin', 'CIT-6.4')).toBe('You can’t name the Assassin.');
    expect(t.A.isRefused('rob-thief', 'CIT-6.4')).toBe('You can’t name the Thief.');
    expect(table({ as: 'thief', A: {}, B: {} }).A.may('rob-king')).toBe(true);
  });

  test('CIT-6.4 an absent character or an empty purse brings nothing', () => {
    const t = table({ as: 'thief', A: { coins: 1 }, B: { is: 'king', coins: 0 } });
    t.A.does('rob-king', 'coins', 'end');
    expect([t.A.coins, t.B.log.at(-2)]).toEqual([3, 'A finds nothing to steal from B.']);
    const absent = table({ as: 'thief', A: { coins: 1 }, B: { is: 'king', coins: 5 } });
    absent.A.does('rob-merchant', 'coins', 'end');
    absent.goThroughRound();
    expect(absent.A.coins).toBe(3);
  });

  test('CIT-6.6 CIT-T2 CIT-E22 all coins held at the call go to the Thief; what comes later is safe', () => {
    const t = table({ as: 'thief', A: { coins: 1 }, B: { is: 'merchant', coins: 4, city: 'tavern' } });
    t.A.does('rob-merchant', 'coins', 'end');
    expect([t.A.coins - 2, t.B.coins]).toEqual([5, 1]);
    expect(t.A.log.slice(-3)).toEqual(['B is the Merchant.', 'A robs B of 4 coins.', 'Merchant: B takes 1 coin.']);
    t.B.does('coins', 'color', 'end');
    expect([t.A.coins, t.B.coins]).toEqual([7, 4]);
  });

  test('CIT-E2 a murdered Thief robs nobody', () => {
    const t = table({ as: 'assassin', A: {}, B: { is: 'thief' }, C: { is: 'king', coins: 5 } });
    t.A.does('murder-thief', 'coins', 'end');
    expect([t.asked, t.C.coins, t.state.robbed]).toEqual(['C', 5, -1]);
  });

  test('CIT-E3 with two seats the shared purse is taken, with what an earlier turn brought', () => {
    const t = table({ as: 'thief', A: { coins: 0 }, B: { is: 'magician bishop', coins: 1 } });
    t.A.does('rob-bishop', 'coins', 'end');
    t.B.does('coins', 'end');
    expect([t.A.coins, t.B.coins]).toEqual([5, 0]);
  });

  test('CIT-E4 one’s own second character may be named and nothing moves', () => {
    const t = table({ as: 'thief', A: { is: 'bishop', coins: 3 }, B: {} });
    t.A.does('rob-bishop', 'coins', 'end');
    expect([t.A.coins, t.eventsOf('robbed')[0]?.coins]).toEqual([5, 0]);
    expect(t.B.log).toContain('A is also the robbed character, so no coins move.');
  });
});

describe('Magician', () => {
  test('CIT-6.7 CIT-E17 the whole hand for a whole hand, whatever the sizes', () => {
    const t = table({ as: 'magician', A: {}, B: { hand: 'manor castle' }, C: {} });
    t.A.answers('swap-seat-2');
    expect([t.A.hand, t.B.hand]).toEqual(['manor castle', '']);
    expect(t.A.isRefused('swap-seat-3', 'CIT-5.6')).toBe('You’ve already used that this turn.');
    const giving = table({ as: 'magician', A: { hand: 'manor' }, B: {} });
    giving.A.answers('swap-seat-2');
    expect([giving.A.hand, giving.B.hand]).toEqual(['', 'manor']);
  });

  test('CIT-T5 coins, build, then swap an empty hand for three cards', () => {
    const t = table({ as: 'magician', A: { coins: 2, hand: 'castle' }, B: { hand: 'manor tavern temple' } });
    t.A.does('coins', 'build-castle');
    expect([t.A.coins, t.A.hand]).toEqual([0, '']);
    t.A.answers('swap-seat-2');
    expect([t.A.hand.split(' ').length, t.B.hand]).toEqual([3, '']);
  });

  test('CIT-6.7 CIT-6.8 cards for as many new ones; those given up go face up onto the discard pile', () => {
    const t = table({
      as: 'magician',
      A: { hand: 'manor castle palace' },
      B: {},
      deck: 'temple church',
      discard: 'keep',
    });
    t.A.answers('exchange');
    expect(t.A.isRefused('', 'CIT-6.8')).toBe('Too few: choose at least 1.');
    t.A.answers('manor palace');
    expect([t.A.hand, t.discard]).toEqual(['castle temple church', 'keep manor palace']);
    expect(t.A.may('swap')).toBe(false);
    expect(t.B.log.slice(-2)).toEqual(['A exchanges Manor and Palace.', 'Magician: A draws 2 cards.']);
  });

  test('CIT-6.8 CIT-E26 one cannot redraw one’s own discards', () => {
    const t = table({
      as: 'magician',
      restWith: 'B',
      A: { hand: 'manor castle' },
      B: {},
      deck: 'temple',
      discard: 'church',
    });
    t.A.does('exchange', 'manor castle');
    expect([t.A.hand, t.discard]).toEqual(['temple church', 'manor castle']);
  });

  test('CIT-11.2 he may exchange at most as many cards as can be drawn', () => {
    const t = table({ as: 'magician', restWith: 'B', A: { hand: 'manor castle' }, B: {}, deck: 'temple' });
    t.A.answers('exchange');
    expect(t.A.decision.max).toBe(1);
    const none = table({ as: 'magician', restWith: 'B', A: { hand: 'manor castle' }, B: {} });
    expect([none.A.may('exchange'), none.A.may('swap')]).toEqual([false, true]);
  });
});

describe('the colors', () => {
  test.each([
    ['king', 'manor castle tavern', 2],
    ['bishop', 'temple church monastery', 3],
    ['merchant', 'tavern temple', 1],
    ['warlord', 'watchtower prison keep', 2],
  ])('CIT-6.5 the %s takes a coin for each building of the color', (as, city, coins) => {
    const t = table({ as, A: { city }, B: {} });
    t.A.answers('color');
    expect(t.A.coins).toBe(coins);
    expect(t.A.may('color')).toBe(false);
  });

  test('CIT-6.5 the others have none, nor has a city without the color', () => {
    for (const as of ['assassin', 'thief', 'magician', 'architect']) {
      expect(table({ as, A: { city: 'manor temple tavern watchtower' }, B: {} }).A.may('color')).toBe(false);
    }
    const t = table({ as: 'king', A: { city: 'temple' }, B: {} });
    expect(t.A.isRefused('color', 'CIT-6.5')).toBe('None of your buildings earns this character coins.');
  });
});

describe('Bishop, Merchant, Architect', () => {
  test('CIT-6.10 CIT-E11 no building of the living Bishop can be destroyed', () => {
    const t = table({
      as: 'warlord',
      answered: 'B bishop',
      A: { coins: 9 },
      B: { city: 'temple' },
      C: { city: 'church' },
    });
    expect([t.A.may('destroy-seat-2'), t.A.may('destroy-seat-3')]).toEqual([false, true]);
    expect(t.A.isRefused('destroy-seat-2-temple', 'CIT-6.10')).toBe('The Bishop protects the city of B this round.');
  });

  test('CIT-6.10 CIT-E8 a murdered Bishop is not protected', () => {
    const t = table({ as: 'warlord', murdered: 'bishop', A: { coins: 9 }, B: { is: 'bishop', city: 'temple' } });
    expect(t.A.may('destroy-seat-2-temple')).toBe(true);
  });

  test('CIT-E5 with two seats the living Bishop also protects against its owner’s Warlord', () => {
    const t = table({ as: 'warlord', answered: 'A bishop', A: { coins: 9, city: 'temple' }, B: { city: 'church' } });
    expect([t.A.may('destroy-seat-1'), t.A.may('destroy-seat-2')]).toEqual([false, true]);
  });

  test('CIT-6.11 the extra coin comes by itself at the start, after a theft', () => {
    const t = table({ as: 'thief', A: {}, B: { is: 'merchant', coins: 3 } });
    t.A.does('rob-merchant', 'coins', 'end');
    expect(t.B.coins).toBe(1);
  });

  test('CIT-T3 Merchant: extra coin, two coins, build for 3, then three buildings bring 3', () => {
    const t = table({ as: 'architect', A: {}, B: {} });
    expect(t.A.coins).toBe(0);
    const m = table({ as: 'bishop', A: {}, B: { is: 'merchant', coins: 0, city: 'tavern market', hand: 'docks' } });
    m.A.does('coins', 'end');
    expect(m.B.coins).toBe(1);
    m.B.answers('coins');
    expect(m.B.coins).toBe(3);
    m.B.answers('build-docks');
    expect(m.B.coins).toBe(0);
    m.B.answers('color');
    expect([m.B.coins, m.B.hand]).toEqual([3, '']);
  });

  test('CIT-T4 Merchant: extra coin, two buildings bring 2, a card, build for 3; no second income', () => {
    const t = table({
      as: 'bishop',
      A: {},
      B: { is: 'merchant', coins: 0, city: 'tavern market', hand: 'docks' },
      deck: 'manor castle',
    });
    t.A.does('coins', 'end');
    t.B.answers('color');
    expect(t.B.coins).toBe(3);
    t.B.does('cards', 'manor', 'build-docks');
    expect([t.B.coins, t.B.hand, t.B.may('color')]).toEqual([0, 'manor', false]);
  });

  test('CIT-6.12 CIT-6.13 the Architect draws two cards once, at any moment, and may build three', () => {
    const t = table({ as: 'architect', A: { coins: 9, hand: 'tavern temple' }, B: {}, deck: 'manor church castle' });
    t.A.does('draw', 'coins', 'build-tavern', 'build-temple', 'build-manor');
    expect([t.A.city, t.A.hand, t.A.coins]).toEqual(['tavern temple manor', 'church', 6]);
    expect(t.A.isRefused('build-church', 'CIT-5.3')).toBe('You can’t build more than 3 buildings this turn.');
    expect(t.A.may('draw')).toBe(false);
  });

  test('CIT-6.12 his city may have more than eight buildings', () => {
    const city = 'tavern market docks harbor temple church monastery';
    const t = table({ as: 'architect', A: { coins: 9, city, hand: 'manor watchtower prison' }, B: {} });
    t.A.does('coins', 'build-manor', 'build-watchtower', 'build-prison', 'end');
    expect(t.A.city.split(' ')).toHaveLength(10);
  });

  test('CIT-E6 CIT-E7 the other character still plays, and builds one building only', () => {
    const t = table({ as: 'assassin', A: {}, B: { is: 'thief architect', coins: 9, hand: 'tavern temple' } });
    t.A.does('murder-architect', 'coins', 'end');
    t.B.does('coins', 'build-tavern');
    expect(t.B.may('build')).toBe(false);
    t.B.answers('end');
    expect(t.state.round).toBe(3);
  });

  test('CIT-E7 three buildings in the turn of the Architect only, not in the other turn that follows', () => {
    const t = table({ as: 'architect', A: { is: 'warlord', coins: 9, hand: 'tavern temple' }, B: {} });
    t.A.does('coins', 'end');
    expect(t.now.seat).toBe(0);
    t.A.does('coins', 'build-tavern');
    expect(t.A.isRefused('build-temple', 'CIT-5.3')).toMatch('more than 1 building');
  });
});

describe('Warlord', () => {
  test('CIT-6.14 one building of one player, also of the murdered or robbed', () => {
    const t = table({
      as: 'warlord',
      murdered: 'merchant',
      answered: 'C thief',
      robbed: 'warlord',
      A: { coins: 9 },
      B: { is: 'merchant', city: 'temple' },
      C: { city: 'church manor' },
    });
    t.A.answers('destroy-seat-2-temple');
    expect([t.B.city, t.A.may('destroy')]).toEqual(['', false]);
  });

  test('CIT-6.15 CIT-T6 the value less one to the bank; the owner gets nothing and the card is discarded', () => {
    const t = table({ as: 'warlord', A: { coins: 2 }, B: { city: 'manor', coins: 0 } });
    const { bank } = t.view(0);
    t.A.answers('destroy-seat-2-manor');
    expect([t.A.coins, t.B.coins, t.discard, t.view(0).bank]).toEqual([0, 0, 'manor', bank + 2]);
  });

  test('CIT-T13 CIT-7.9 prices: value 1 nothing, 2 one, 5 four, University five', () => {
    const t = table({ as: 'warlord', A: { coins: 9 }, B: { city: 'tavern market palace university' } });
    expect(t.view(0).seats[1]?.city.map(({ price }) => price)).toEqual([0, 1, 4, 5]);
    const poor = table({ as: 'warlord', A: { coins: 4 }, B: { city: 'university' } });
    expect(poor.A.isRefused('destroy-seat-2-university', 'CIT-6.15')).toMatch('University costs 5');
  });

  test('CIT-6.16 CIT-E11 not in a city of eight', () => {
    const city = 'tavern market docks harbor temple church monastery manor';
    const t = table({ as: 'warlord', A: { coins: 9 }, B: { city } });
    expect(t.A.may('destroy')).toBe(false);
    expect(t.A.isRefused('destroy-seat-2-tavern', 'CIT-6.16')).toMatch('nothing there can be destroyed');
  });

  test('CIT-6.17 he may destroy a building of his own', () => {
    const t = table({ as: 'warlord', A: { coins: 9, city: 'castle' }, B: {} });
    t.A.answers('destroy-seat-1-castle');
    expect([t.A.city, t.A.coins]).toEqual(['', 6]);
  });
});
