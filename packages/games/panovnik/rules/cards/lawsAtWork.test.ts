import { describe, expect, test } from 'vitest';
import { CARD_IDS } from '../../index.ts';
import { plays } from '../../testing/laws.ts';
import { table } from '../../testing/table.ts';

describe('65 Changing of the Guard', () => {
  test('PAN-E.13 PAN-E.30 it takes the slot of any card of levels 1 to 4; tokens and tucked cards stay', () => {
    const t = plays('changing-of-the-guard', {
      pyramid: 'mentor 1:0 < dual-mandate, knight 1:1, witch 2:0',
      tokens: 'magic 1:0',
    });
    expect(t.A.options).toBe('mentor knight witch');
    t.A.answers('mentor');
    expect([t.A.hand, t.A.tokens, t.A.tucked('1:0')]).toEqual(['mentor', 'magic 1:0', '1: dual-mandate']);
    expect(t.A.pyramid).toBe('changing-of-the-guard 1:0, knight 1:1, witch 2:0');
  });

  test('PAN-E.30 PAN-2.6 a card on level 5 stays', () => {
    const names =
      'mentor knight witch scout druid agent miner baron fence regent tracker veteran colonel bandit captain';
    const slots = [5, 4, 3, 2, 1].flatMap((count, i) => Array.from({ length: count }, (_, x) => `${i + 1}:${x}`));
    const pyramid = names.split(' ').map((name, i) => `${name} ${slots[i]}`);
    const t = plays('changing-of-the-guard', { pyramid: pyramid.join(', ') });
    expect(t.A.options).toContain('bandit');
    expect(t.A.options).not.toContain('captain');
  });

  test('PAN-E.13 PAN-E.30 each one-colored circle that contains it brings a gem, also one that was so before', () => {
    const t = plays('changing-of-the-guard', { pyramid: 'inspector 1:0, mentor 1:1, enchantress 2:0' });
    t.A.answers('mentor');
    expect(t.eventsOf('closed')).toEqual([]);
    const green = plays('changing-of-the-guard', { pyramid: 'saboteur 1:0, armourer 1:1, bandit 2:0' });
    green.A.answers('saboteur');
    expect(green.eventsOf('closed')).toMatchObject([{ color: 2 }]);
    expect(green.A.gems).toBe('G');
  });

  test('PAN-E.14 PAN-9.2 a replaced law stops; stored gems stay without worth, tucked cards count for 68 only', () => {
    const t = plays('changing-of-the-guard', {
      pyramid: 'royal-treasury 1:0, census 1:1',
      tokens: 'stored-blue 1:0, stored-red 1:0',
    });
    expect(t.A.section(2)).toBe(4 + 2);
    t.A.answers('royal-treasury');
    expect(t.A.section(2)).toBe(2);
    expect(t.A.tokens).toBe('stored-blue 1:0, stored-red 1:0');
    expect(t.A.options).toBe('royal-treasury');
  });

  test('PAN-E.15 a used eternal gem stays used in its slot; a copy by 66 is new', () => {
    const t = plays('changing-of-the-guard', { pyramid: 'mentor 1:0, knight 1:1', tokens: 'used-blue 1:0' });
    t.A.answers('mentor');
    expect(t.A.tokens).toBe('used-blue 1:0');
    const copy = plays('dual-mandate', { pyramid: 'mentor 1:0', tokens: 'used-blue 1:0' });
    copy.A.answers('mentor');
    expect(copy.eventsOf('eternal')).toHaveLength(1);
    const high = { pyramid: 'mentor 1:0, knight 1:1, witch 2:0', tokens: 'used-blue 2:0', hand: 'census' };
    const tucked = plays('royal-favor', high);
    tucked.A.answers('1:2');
    expect(tucked.A.tokens).toBe('used-blue 1:2');
  });

  test('PAN-E.31 PAN-E.25 replacing law 78 itself: nothing is asked; any other card may be tucked', () => {
    const t = plays('changing-of-the-guard', { pyramid: 'royal-archive 1:0, mentor 1:1' });
    t.A.answers('royal-archive');
    expect([t.A.hand, t.A.decision.prompt]).toEqual(['royal-archive', 'build']);
    const other = plays('changing-of-the-guard', { pyramid: 'royal-archive 1:0, mentor 1:1' });
    other.A.answers('mentor');
    expect(other.A.decision.prompt).toBe('archive');
    other.A.answers('mentor');
    expect([other.A.hand, other.A.tucked('1:0', 1)]).toEqual(['', '1: mentor']);
  });
});

describe('66 Dual Mandate', () => {
  test('PAN-E.16 it goes under a character, without slot or circle gem, and doubles its tokens', () => {
    const t = plays('dual-mandate', { tokens: 'magic 1:0, points-6 1:0, eternal-red 1:0, science 1:1' });
    t.A.answers('mentor');
    expect(t.A.tokens).toBe(
      'magic 1:0, points-6 1:0, eternal-red 1:0, science 1:1, magic 1:0, points-6 1:0, eternal-red 1:0',
    );
    expect([t.A.tucked('1:0', 1), t.A.pyramid.includes('dual-mandate')]).toEqual(['1: dual-mandate', false]);
  });

  test('PAN-E.16 without a gem in the supply the copy may come from behind one’s screen, and one is asked', () => {
    const t = plays('dual-mandate', { tokens: 'eternal-blue 1:0', gems: 'B' }, { gems: 'BBBBBB' });
    t.A.answers('mentor');
    expect(t.A.decision.prompt).toBe('eternal-own');
    t.A.answers('');
    expect(t.A.tokens).toBe('eternal-blue 1:0');
  });
});

describe('67 Exchange of Hostages', () => {
  const mine = { tokens: 'magic 1:0, eternal-blue 1:1', gems: 'BRG' };
  const theirs = { pyramid: 'fence 1:0', tokens: 'points-6 1:0, eternal-red 1:0' };

  test('PAN-E.17 PAN-E.32 one token for another, and three gems to the opponent; eternal gems stay', () => {
    const t = plays('exchange-of-hostages', mine, theirs);
    t.A.answers('1:3');
    expect(t.A.options).toBe('magic@A:1:0');
    t.A.answers('magic@A:1:0');
    expect(t.A.options).toBe('points-6@B:1:0');
    t.A.answers('points-6@B:1:0');
    t.A.answers('blue red green');
    expect([t.A.gems, t.B.gems]).toEqual(['', 'BRG']);
    expect([t.A.tokens, t.B.tokens]).toEqual(['points-6 1:0, eternal-blue 1:1', 'magic 1:0, eternal-red 1:0']);
  });

  test('PAN-E.17 PAN-9.8 it may be left; without three gems, without tokens, or alone nothing happens', () => {
    const left = plays('exchange-of-hostages', mine, theirs);
    left.A.answers('1:3');
    left.A.answers('');
    expect(left.eventsOf('swapped')).toEqual([]);
    for (const [A, B] of [
      [{ ...mine, gems: 'BR' }, theirs],
      [mine, { pyramid: 'fence 1:0' }],
      [{ gems: 'BRG' }, theirs],
    ] as const) {
      const t = plays('exchange-of-hostages', A, B);
      t.A.answers('1:3');
      expect(t.state.turn === 2 || t.state.phase === 'auction').toBe(true);
    }
  });
});

describe('69 Right of First Choice', () => {
  const offer = { above: 'scout - - -', below: 'captain - - -', small: 'fairy' };

  test('PAN-E.18 any card of the offer, replaced by the small deck; the next auction is skipped', () => {
    const t = plays('right-of-first-choice', { gems: 'B' }, { gems: 'B' }, offer);
    t.A.answers('1:3');
    t.A.answers('captain');
    expect([t.A.hand, t.below]).toEqual(['captain', 'fairy - - -']);
    t.playUntil(() => t.state.phase === 'auction');
    expect([t.asked, t.state.standing[0]]).toEqual(['B', 3]);
    t.playUntil(() => t.state.phase === 'building');
    expect(t.eventsOf('passed').map(({ seat }) => seat)).not.toContain(0);
  });

  test('PAN-E.18 an empty small deck leaves the position empty; an empty offer still costs the next auction', () => {
    const t = plays('right-of-first-choice', {}, {}, { above: offer.above, below: offer.below, smallOnly: '' });
    t.A.answers('1:3');
    t.A.answers('captain');
    expect(t.below).toBe('- - - -');
    const none = plays('right-of-first-choice');
    none.A.answers('1:3');
    expect(none.eventsOf('will-sit-out')).toHaveLength(1);
  });

  test('PAN-E.19 if all sit out, no bidding round is held, but the offer moves on', () => {
    const t = table({ A: {}, above: 'scout - - -', below: 'captain - - -', sitsOut: 'A' });
    t.all('');
    expect(t.eventsOf('bids')).toEqual([]);
    expect(t.eventsOf('offered')[0]).toMatchObject({ discarded: [CARD_IDS.get('scout')] });
    expect(t.eventsOf('sat-out')).toHaveLength(1);
    expect(t.discard).toContain('scout');
  });
});

describe('70 Legislative Diet', () => {
  test('PAN-E.20 PAN-E.36 PAN-12.7 three are drawn, two of the hand go back in a chosen order, secretly', () => {
    const t = plays('legislative-diet', { hand: 'census' }, {}, { laws: 'war-levy royal-favor home-guard' });
    t.A.answers('1:3');
    expect(t.A.options).toBe('census war-levy royal-favor home-guard');
    t.A.answers('census home-guard');
    expect(t.A.hand).toBe('war-levy royal-favor');
    expect(t.zone('law-deck').split(' ').slice(0, 2)).toEqual(['home-guard', 'census']);
    const told = t.logOf(1).filter((line) => /puts back/.test(line));
    expect(told).toEqual(['A puts back 2 laws.']);
    expect(t.view(0).memory.zones.some(({ zone }) => zone === 2)).toBe(true);
    expect(t.view(1).memory.zones.some(({ zone }) => zone === 2)).toBe(false);
  });

  test.each([
    ['war-levy royal-favor', 1],
    ['war-levy', 0],
    ['', 0],
  ])('PAN-E.20 with %j in the deck %i goes back', (lawsOnly, back) => {
    const t = plays('legislative-diet', { hand: 'census' }, {}, { lawsOnly });
    t.A.answers('1:3');
    if (back > 0) expect(t.A.decision).toMatchObject({ prompt: 'return-laws', min: back, max: back });
    else expect(t.eventsOf('returned-laws')).toEqual([]);
  });
});

describe('72 and 74', () => {
  test('PAN-E.21 PAN-E.33 PAN-9.5 any number of hand cards goes under 72, face down; 5 points each', () => {
    const t = plays('secret-service', { hand: 'captain census scout' });
    t.A.answers('1:3');
    expect(t.A.decision).toMatchObject({ min: 0, max: 3 });
    t.A.answers('captain census');
    expect(t.A.section(2)).toBe(10);
    expect([t.A.tucked('1:3'), t.A.tucked('1:3', 1)]).toEqual(['2: captain census', '2:']);
    expect(t.A.hand).toBe('scout');
    const none = plays('secret-service', { hand: 'captain' });
    none.A.answers('1:3');
    none.A.answers('');
    expect(none.A.section(2)).toBe(0);
  });

  test('PAN-E.22 PAN-E.35 a free card goes under 74 with its tokens, judged with the law in its slot', () => {
    const t = plays('royal-favor', { tokens: 'magic 2:1, eternal-blue 2:1' });
    t.A.answers('1:3');
    expect(t.A.options).toBe('witch baron');
    t.A.answers('baron');
    expect([t.A.tokens, t.A.tucked('1:3', 1)]).toEqual(['magic 1:3, eternal-blue 1:3', '1: baron']);
    expect(t.A.pyramid).not.toContain('baron');
    expect(t.A.section(2)).toBe(3);
  });

  test('PAN-E.22 a single free card is taken without a question; without one the points still count', () => {
    const t = plays('royal-favor', { pyramid: 'mentor 1:0, knight 1:1, witch 2:0' });
    t.A.answers('1:2');
    expect(t.A.tucked('1:2')).toBe('1: witch');
    const none = plays('royal-favor', { pyramid: 'mentor 1:0, knight 1:1' });
    none.A.answers('2:0');
    expect([none.A.tucked('2:0'), none.A.section(2)]).toEqual(['0:', 6]);
  });

  test('PAN-E.23 a tucked law loses its effect, and its stored gems come along without worth', () => {
    const t = plays('royal-favor', {
      pyramid: 'mentor 1:0, knight 1:1, royal-treasury 2:0',
      tokens: 'stored-blue 2:0, stored-red 2:0',
    });
    t.A.answers('1:2');
    expect(t.A.section(2)).toBe(3);
    expect(t.A.tokens).toBe('stored-blue 1:2, stored-red 1:2');
  });

  test('PAN-9.2 PAN-E.23 a tucked law scores nothing, whatever it counts', () => {
    const t = plays('royal-favor', { pyramid: 'mentor 1:0, knight 1:1, census 2:0' });
    expect(t.A.section(2)).toBe(3);
    t.A.answers('1:2');
    expect(t.A.section(2)).toBe(3 * 1);
  });

  test('PAN-E.23 a card of the fifth level can be tucked too', () => {
    const row = 'mentor 1:0, knight 1:1, druid 1:2, fence 1:3, regent 1:4, witch 2:0, baron 2:1, agent 2:2, miner 2:3';
    const pyramid = `${row}, general 3:0, marshal 3:1, scout 3:2, fairy 4:0, gunner 4:1, paladin 5:0`;
    const t = plays('royal-favor', { pyramid });
    t.A.answers('1:5');
    expect(t.A.tucked('1:5')).toBe('1: paladin');
  });
});
