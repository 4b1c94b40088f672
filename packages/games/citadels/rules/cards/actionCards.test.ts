import { describe, expect, test } from 'vitest';
import { variant } from '../../testing/table.ts';

const SEVEN = 'tavern market docks harbor temple church monastery';

describe('action cards', () => {
  test('CIT-9.1 they are drawn and held like buildings: step 1, Architect, Smithy, Magician, Laboratory', () => {
    const drawn = variant({ as: 'thief', A: {}, B: {}, deck: 'director manor' });
    drawn.A.does('cards', 'director');
    expect(drawn.A.hand).toBe('director');
    const architect = variant({
      as: 'architect',
      A: { city: 'smithy', coins: 2 },
      B: {},
      deck: 'sapito acrobat manor castle tavern',
    });
    architect.A.does('draw', 'smithy');
    expect(architect.A.hand).toBe('manor castle tavern sapito acrobat');
    const magician = variant({ as: 'magician', A: { hand: 'director' }, B: {}, deck: 'manor' });
    magician.A.does('exchange', 'director');
    expect([magician.A.hand, magician.discard]).toEqual(['manor', 'director']);
    const laboratory = variant({ as: 'thief', A: { city: 'laboratory', hand: 'acrobat' }, B: {} });
    laboratory.A.answers('laboratory-acrobat');
    expect(laboratory.A.coins).toBe(1);
    const swapped = variant({ as: 'magician', A: {}, B: { hand: 'fristensky' } });
    swapped.A.answers('swap-seat-2');
    expect(swapped.A.hand).toBe('fristensky');
  });

  test('CIT-9.2 one in each own turn, at any moment; then face up on the discard pile, but Big Top and wagon stay', () => {
    const t = variant({ as: 'thief', A: { is: 'bishop', hand: 'director director sapito treasury_wagon' }, B: {} });
    t.A.answers('play-director');
    expect([t.discard, t.A.may('play')]).toEqual(['director', false]);
    expect(t.A.isRefused('play-sapito', 'CIT-9.2')).toBe('You’ve already played an action card this turn.');
    t.A.does('coins', 'end');
    t.pass();
    t.A.does('coins', 'play-sapito');
    expect([t.A.city, t.A.hand]).toEqual(['sapito', 'treasury_wagon director']);
    expect(t.A.isRefused('play-acrobat', 'CIT-9.2')).toBe('You don’t have Acrobat in your hand.');
  });

  test('CIT-9.3 Acrobat and Frištenský are not played in one’s own turn', () => {
    const t = variant({ as: 'thief', A: { hand: 'acrobat fristensky' }, B: {} });
    expect(t.A.may('play')).toBe(false);
    expect(t.A.isRefused('play-acrobat', 'CIT-9.3')).toBe('You can’t play Acrobat right now.');
  });

  test('CIT-9.4 no cost, no color', () => {
    const t = variant({ as: 'king', A: { city: 'manor temple tavern watchtower sapito', hand: 'sapito' }, B: {} });
    t.A.does('play-sapito', 'color');
    expect(t.A.coins).toBe(1);
    expect(t.game.score(t.state, 'judge')[0]?.lines.filter(({ key }) => key === 'score.colors')).toEqual([]);
  });

  test('CIT-9.5 each one left in hand is a point, not for the tie-break', () => {
    const t = variant({
      as: 'warlord',
      first: 'C',
      A: { city: 'castle', hand: 'director' },
      B: { city: 'palace' },
      C: {},
    });
    t.A.does('coins', 'end');
    expect([t.A.points, t.B.points, t.outcome?.winners]).toEqual([5, 5, [1]]);
  });

  test('CIT-9.6 a card that would do nothing cannot be played', () => {
    const t = variant({ as: 'thief', A: { hand: 'fortune_teller human_cannonball', city: 'castle' }, B: {} });
    expect(t.A.may('play')).toBe(false);
    expect(t.A.isRefused('play-fortune_teller-seat-2', 'CIT-9.25')).toBe('You can’t play Fortune Teller right now.');
    expect(t.A.may('improve')).toBe(false);
    const more = variant({ as: 'thief', A: { hand: 'sapito treasury_wagon director' }, B: {} });
    expect(['sapito', 'treasury_wagon', 'director'].every((card) => more.A.may(`play-${card}`))).toBe(true);
  });
});

describe('Big Top', () => {
  test('CIT-9.10 CIT-6.18 into the city, no build, worth 0, several of them, not to be destroyed', () => {
    const t = variant({ as: 'warlord', A: { coins: 9, hand: 'sapito manor', city: 'sapito' }, B: { city: 'sapito' } });
    t.A.does('play-sapito', 'coins', 'build-manor');
    expect([t.A.city, t.view(0).seats[0]?.points]).toEqual(['sapito sapito manor', 3]);
    expect(t.A.may('destroy-seat-2-sapito')).toBe(false);
    expect(t.A.isRefused('destroy-seat-2-sapito', 'CIT-9.10')).toMatch('can’t be destroyed');
    expect(t.view(0).seats[1]?.city).toEqual([{ card: 36, price: null }]);
  });

  test('CIT-9.10 CIT-5.4 the Architect still builds three', () => {
    const t = variant({ as: 'architect', A: { coins: 9, hand: 'sapito tavern temple church' }, B: {} });
    t.A.does('coins', 'play-sapito', 'build-tavern', 'build-temple', 'build-church');
    expect(t.A.city).toBe('sapito tavern temple church');
  });

  test('CIT-9.11 CIT-E25 before step 1 as the eighth: the last round, four points, and protection', () => {
    const t = variant({ as: 'thief', A: { hand: 'sapito', city: SEVEN }, B: { is: 'warlord', coins: 9 } });
    t.A.answers('play-sapito');
    expect(t.state.first).toBe(0);
    t.A.does('coins', 'end');
    t.pass();
    expect(t.B.may('destroy-seat-1')).toBe(false);
    t.B.does('coins', 'end');
    expect(t.A.points).toBe(16 + 4);
  });

  test('CIT-9.11 the Human Cannonball may not replace it', () => {
    const t = variant({ as: 'thief', A: { coins: 9, hand: 'human_cannonball manor', city: 'sapito' }, B: {} });
    expect(t.A.may('improve')).toBe(false);
  });
});

describe('Fortune Teller', () => {
  test('CIT-9.25 look at a hand, then one card must be taken; who sees what', () => {
    const t = variant({
      as: 'thief',
      A: { hand: 'fortune_teller' },
      B: { hand: 'manor castle' },
      C: { hand: 'tavern' },
    });
    expect([t.A.may('play-fortune_teller-seat-2'), t.A.may('play-fortune_teller-seat-3')]).toEqual([true, true]);
    t.A.answers('play-fortune_teller-seat-2');
    expect([t.A.options, t.A.decision.min, t.A.decision.where]).toEqual([
      'manor castle',
      1,
      { place: 'hand', seat: 1 },
    ]);
    t.A.answers('castle');
    expect([t.A.hand, t.B.hand, t.A.knowsHand('B'), t.B.knowsHand('A')]).toEqual([
      'castle',
      'manor',
      'manor',
      'castle',
    ]);
    expect(t.C.log.slice(-2)).toEqual(['A looks at the hand of B.', 'A takes a card from the hand of B.']);
    expect(t.B.log.slice(-2)).toEqual(['A looks at the hand of B.', 'A takes Castle from the hand of B.']);
    expect(t.A.log.at(-2)).toBe('A looks at the hand of B: Manor and Castle.');
  });

  test('CIT-E23 the Assassin may play her before or after the murder', () => {
    const t = variant({ as: 'assassin', A: { hand: 'fortune_teller' }, B: { hand: 'manor' } });
    t.A.does('play-fortune_teller-seat-2', 'manor', 'murder-king');
    t.pass();
    expect(t.A.may('murder')).toBe(false);
    const other = variant({ as: 'assassin', A: { hand: 'fortune_teller' }, B: { hand: 'manor' } });
    other.A.answers('murder-king');
    other.pass();
    other.A.does('play-fortune_teller-seat-2', 'manor');
    expect(other.A.hand).toBe('manor');
  });
});

describe('Circus Director and Human Cannonball', () => {
  test('CIT-9.11 CIT-9.30 CIT-9.31 why a building cannot make way for another', () => {
    const city = 'castle tavern manor sapito';
    const t = variant({ as: 'thief', A: { coins: 1, city, hand: 'human_cannonball docks manor church' }, B: {} });
    expect(t.A.isRefused('improve-castle-docks', 'CIT-9.30')).toBe('Counting House must cost more than Castle.');
    expect(t.A.isRefused('improve-tavern-manor', 'CIT-9.31')).toBe('Manor is already in your city.');
    expect(t.A.isRefused('improve-tavern-docks', 'CIT-9.31')).toMatch('costs 2, and you have 1 coin.');
    expect(t.A.isRefused('improve-sapito-church', 'CIT-9.11')).toBe('You can’t choose Big Top for that.');
    expect(t.A.isRefused('improve-tavern-palace', 'CIT-9.30')).toBe('You don’t have Palace in your hand.');
  });

  test('CIT-9.2 each is the one action card of its turn: the Cannonball not after another, and none after it', () => {
    const own = { coins: 9, city: 'tavern', hand: 'human_cannonball director manor castle' };
    const after = variant({ as: 'thief', A: own, B: {} });
    expect(after.A.may('improve')).toBe(true);
    after.A.answers('play-director');
    expect(after.A.may('improve')).toBe(false);
    expect(after.A.isRefused('improve-tavern-manor', 'CIT-9.2')).toBe(
      'You’ve already played an action card this turn.',
    );
    const before = variant({ as: 'thief', A: own, B: {} });
    before.A.answers('improve-tavern-manor');
    expect(before.A.may('play')).toBe(false);
  });

  test('CIT-9.29 two more buildings in step 2, each paid in full', () => {
    const t = variant({ as: 'thief', A: { coins: 9, hand: 'director tavern temple church manor' }, B: {} });
    t.A.does('play-director', 'coins', 'build-tavern', 'build-temple', 'build-church');
    expect([t.A.coins, t.A.may('build')]).toEqual([7, false]);
  });

  test('CIT-T8 by the Architect: at most five', () => {
    const hand = 'director tavern temple church watchtower prison market';
    const t = variant({ as: 'architect', A: { coins: 20, hand }, B: {} });
    t.A.does(
      'play-director',
      'coins',
      'build-tavern',
      'build-temple',
      'build-church',
      'build-watchtower',
      'build-prison',
    );
    expect([t.A.may('build'), t.A.city.split(' ').length]).toEqual([false, 5]);
  });

  test('CIT-9.30 CIT-T14 Hospoda (1) replaced by Přístav (4): pay 3, the number of buildings stays', () => {
    const t = variant({ as: 'thief', A: { coins: 3, city: 'tavern manor', hand: 'human_cannonball harbor' }, B: {} });
    t.A.answers('improve-tavern-harbor');
    expect([t.A.coins, t.A.city, t.discard]).toEqual([0, 'manor harbor', 'human_cannonball tavern']);
    t.A.answers('coins');
    expect(t.A.log.at(-2)).toBe('A replaces Tavern with Harbor for 3 coins.');
  });

  test('CIT-9.31 higher printed cost, affordable, no double in the rest; before step 1, also built this turn', () => {
    const t = variant({
      as: 'thief',
      A: { coins: 4, city: 'university tavern manor', hand: 'human_cannonball dragon_gate manor castle temple' },
      B: {},
    });
    expect(t.A.options.split(' ').filter((option) => option.startsWith('improve'))).toEqual([
      'improve-tavern-castle',
      'improve-manor-castle',
      'improve-manor-dragon_gate',
    ]);
    t.A.does('coins', 'build-temple');
    expect(t.A.may('improve-temple-castle')).toBe(true);
  });

  test('CIT-9.31 no build of step 2, no eighth building, no Graveyard, and the new one counts as built now', () => {
    const city = 'tavern market docks harbor temple church monastery watchtower';
    const t = variant({
      as: 'thief',
      round: 4,
      A: { coins: 9, city, hand: 'human_cannonball haunted_city' },
      B: { city: 'graveyard', coins: 3 },
    });
    t.A.answers('improve-watchtower-haunted_city');
    expect([t.asked, t.state.first, t.state.hauntedSince, t.A.city.split(' ').length]).toEqual(['A', 0, 4, 8]);
    const seven = variant({
      as: 'thief',
      A: { coins: 9, city: 'tavern', hand: 'human_cannonball manor church' },
      B: {},
    });
    seven.A.does('improve-tavern-manor', 'coins', 'build-church');
    expect(seven.A.city).toBe('manor church');
  });
});
