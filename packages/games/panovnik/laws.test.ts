import { describe, expect, test } from 'vitest';
import { CARD_IDS, cardOf } from './index.ts';
import { type SeatSetting, type Setting, table } from './testing/table.ts';

const ROW = 'mentor 1:0, knight 1:1, druid 1:2';
const UP = `${ROW}, witch 2:0, baron 2:1`;

/** A plays a law, B passes. */
function plays(law: string, A: SeatSetting = {}, B: SeatSetting = {}, more: Partial<Setting> = {}) {
  const t = table({ A: { pyramid: UP, ...A, hand: `${law} ${A.hand ?? ''}`.trim() }, B, ...more });
  t.all(law, '');
  return t;
}

describe('laws in general', () => {
  test('PAN-9.1 a law overrides the rules: 65 takes an occupied slot', () => {
    const t = plays('changing-of-the-guard');
    t.A.answers('mentor');
    expect(t.A.pyramid).toContain('changing-of-the-guard 1:0');
  });

  test('PAN-9.4 a law may be played without effect, but 66 needs a character and 65 a card', () => {
    const laws = { pyramid: 'census 1:0', hand: 'dual-mandate changing-of-the-guard exchange-of-hostages' };
    const t = table({ A: laws, B: {} });
    expect(t.A.options).toBe('changing-of-the-guard exchange-of-hostages');
    expect(t.A.isRefused('dual-mandate', 'PAN-9.4')).toContain('finds no card');
    const high = table({ A: { pyramid: UP, hand: 'changing-of-the-guard dual-mandate' }, B: {} });
    expect(high.A.options).toBe('changing-of-the-guard dual-mandate');
  });

  test('PAN-9.3 PAN-9.9 PAN-9.8 exactly one of three options, also one that brings nothing', () => {
    const t = plays('letter-of-marque', {}, {}, { smallOnly: '', lawsOnly: '' });
    t.A.answers('1:3');
    expect(t.A.options).toBe('option:1 option:2 option:3');
    t.A.answers('option:2');
    expect(t.A.hand).toBe('');
    expect(t.told('chose-option')).toHaveLength(1);
  });

  test('PAN-9.7 nobody but the owner is asked', () => {
    const t = plays(
      'exchange-of-hostages',
      { tokens: 'magic 1:0', gems: 'BBB' },
      { pyramid: 'fence 1:0', tokens: 'science 1:0' },
    );
    for (const answer of ['1:3', 'magic@A:1:0', 'science@B:1:0', 'blue blue blue']) {
      expect(t.asked).toBe('A');
      t.A.answers(answer);
    }
  });
});

describe('choose one', () => {
  test.each([
    ['war-levy', '', 'points-6', '1'],
    ['mining-charter', 'defence', null, null],
    ['home-guard', 'defence', 'points-6', null],
    ['university-charter', 'magic', 'science', null],
    ['patronage-of-scholars', 'science', null, null],
    ['circle-of-seers', 'magic-bonus-3', null, null],
  ])('PAN-9.3 %s', (law, first, second, attacks) => {
    const one = plays(law);
    one.A.answers('1:3');
    one.A.answers('option:1');
    expect(one.A.tokens).toBe(first === '' ? '' : `${first} 1:3`);
    if (attacks !== null) expect(one.A.attacks).toBe(1);
    if (second !== null) {
      const two = plays(law);
      two.A.answers('1:3');
      two.A.answers('option:2');
      expect(two.A.tokens).toBe(`${second} 1:3`);
    }
    const gems = plays(law);
    gems.A.answers('1:3');
    gems.A.answers('option:3');
    gems.A.answers('blue blue red red');
    expect(gems.A.gems).toBe('BBRR');
  });

  test("PAN-9.3 Mages' Privilege brings magic and bonus; the eternal gem has a colour of free choice and lies on the law", () => {
    const t = plays('mages-privilege');
    t.A.answers('1:3');
    t.A.answers('option:1');
    expect(t.A.tokens).toBe('magic 1:3, magic-bonus-2 1:3');
    const gem = plays('mages-privilege');
    gem.A.answers('1:3');
    gem.A.answers('option:2');
    gem.A.answers('yellow');
    expect(gem.A.tokens).toBe('eternal-yellow 1:3');
  });
});

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

  test('PAN-E.13 PAN-E.30 each one-coloured circle that contains it brings a gem, also one that was so before', () => {
    const t = plays('changing-of-the-guard', { pyramid: 'inspector 1:0, mentor 1:1, enchantress 2:0' });
    t.A.answers('mentor');
    expect(t.told('closed')).toEqual([]);
    const green = plays('changing-of-the-guard', { pyramid: 'saboteur 1:0, armourer 1:1, bandit 2:0' });
    green.A.answers('saboteur');
    expect(green.told('closed')).toMatchObject([{ colour: 2 }]);
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
    expect(copy.told('eternal')).toHaveLength(1);
  });

  test('PAN-E.31 PAN-E.25 replacing law 78 itself: nothing is asked; any other card may be tucked', () => {
    const t = plays('changing-of-the-guard', { pyramid: 'royal-archive 1:0, mentor 1:1' });
    t.A.answers('royal-archive');
    expect(t.A.hand).toBe('royal-archive');
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

  test('PAN-E.16 without a gem in the supply the copy may come from the own screen, and one is asked', () => {
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
    expect(left.told('swapped')).toEqual([]);
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
    t.goOn(() => t.state.phase === 'auction');
    expect([t.asked, t.state.standing[0]]).toEqual(['B', 3]);
    t.goOn(() => t.state.phase === 'building');
    expect(t.told('passed').map(({ seat }) => seat)).not.toContain(0);
  });

  test('PAN-E.18 an empty small deck leaves the position empty; an empty offer still costs the next auction', () => {
    const t = plays('right-of-first-choice', {}, {}, { above: offer.above, below: offer.below, smallOnly: '' });
    t.A.answers('1:3');
    t.A.answers('captain');
    expect(t.below).toBe('- - - -');
    const none = plays('right-of-first-choice');
    none.A.answers('1:3');
    expect(none.told('will-sit-out')).toHaveLength(1);
  });

  test('PAN-E.19 if all sit out, no bidding round is held, but the offer moves on', () => {
    const t = table({ A: {}, above: 'scout - - -', below: 'captain - - -', sitsOut: 'A' });
    t.all('');
    expect(t.told('bids')).toEqual([]);
    expect(t.told('offered')[0]).toMatchObject({ discarded: [CARD_IDS.get('scout')] });
    expect(t.told('sat-out')).toHaveLength(1);
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
    else expect(t.told('returned-laws')).toEqual([]);
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
});

describe('76, 78 and laws of the end', () => {
  test('PAN-E.24 PAN-10.4 up to 8 gems go onto 76, out of circulation; 2 points each', () => {
    const t = plays('royal-treasury', { gems: 'BBRRGGYYBR' });
    t.A.answers('1:3');
    expect(t.A.decision).toMatchObject({ min: 0, max: 8 });
    t.A.answers('blue blue red');
    expect([t.A.gems, t.A.section(2)]).toEqual(['BRRGGYY', 6]);
  });

  test('PAN-E.25 PAN-E.34 under 78 every card taken may be tucked at once: in the auction before passers take gems', () => {
    const t = table({ asks: 'bid', A: { pyramid: 'royal-archive 1:0', gems: 'B' }, B: {}, below: 'captain - - -' });
    t.all('blue', '');
    expect([t.asked, t.A.decision.prompt]).toEqual(['A', 'archive']);
    t.A.answers('captain');
    expect([t.A.hand, t.A.tucked('1:0', 1), t.B.decision.prompt]).toEqual(['', '1: captain', 'pass-gems']);
    expect(t.A.section(2)).toBe(4);
  });

  test('PAN-E.34 PAN-9.5 PAN-8.3 a drawn card is asked about before the next is drawn, and stays hidden', () => {
    const t = table({ A: { pyramid: 'royal-archive 1:0', hand: 'captain', gems: 'G' }, B: {}, small: 'fairy' });
    t.all('captain', '');
    t.A.answers('1:1');
    t.A.answers('small');
    expect([t.A.decision.prompt, t.A.options]).toEqual(['archive', 'fairy']);
    expect(t.A.view.seats[0]?.hand.cards).toEqual([CARD_IDS.get('fairy')]);
    t.A.answers('fairy');
    expect([t.A.tucked('1:0'), t.A.tucked('1:0', 1), t.A.hand]).toEqual(['1: fairy', '1:', '']);
  });

  test('PAN-E.34 a refused card stays in the hand', () => {
    const t = table({ A: { pyramid: 'royal-archive 1:0', hand: 'captain', gems: 'G' }, B: {}, laws: 'census' });
    t.all('captain', '');
    t.A.answers('1:1');
    t.A.answers('laws');
    t.A.answers('');
    expect([t.A.hand, t.A.tucked('1:0')]).toEqual(['census', '0:']);
  });

  test('PAN-E.25 with 70 one of the drawn laws still in hand may be tucked, after the return', () => {
    const t = plays(
      'legislative-diet',
      { pyramid: 'royal-archive 1:0, mentor 1:1', hand: 'census' },
      {},
      { laws: 'war-levy royal-favor home-guard' },
    );
    t.A.answers('1:2');
    expect(t.A.options).toBe('census war-levy royal-favor home-guard');
    t.A.answers('census war-levy');
    expect([t.A.decision.prompt, t.A.options]).toEqual(['archive-one', 'royal-favor home-guard']);
    t.A.answers('home-guard');
    expect([t.A.tucked('1:0'), t.A.hand]).toEqual(['1: home-guard', 'royal-favor']);
  });

  test('PAN-E.26 68 counts slots and tucked cards; 85 to 88 adjacent characters; 79 circles after recolouring and eternal gems', () => {
    const census = table({ A: { pyramid: 'mentor 1:0 < dual-mandate, census 1:1, knight 1:2' }, B: {} });
    expect(census.A.section(2)).toBe(4);
    const hidden = plays('secret-service', { pyramid: 'mentor 1:0, census 1:1', hand: 'captain scout' });
    hidden.A.answers('1:2');
    hidden.A.answers('captain scout');
    expect(hidden.A.section(2)).toBe(5 + 2 * 5);
    for (const law of ['oath-of-vassals', 'court-etiquette', 'feudal-privilege', 'good-neighbour-treaty']) {
      const t = table({
        A: { pyramid: `mentor 1:0, ${law} 1:1, knight 1:2, witch 2:0, unity-of-the-estates 2:1` },
        B: {},
      });
      expect(t.A.section(2)).toBe(6);
    }
    const guild = table({
      A: { pyramid: 'captain 1:0, jewellers-guild 1:1, scout 2:0', gems: 'RR', tokens: 'eternal-blue 1:0' },
      B: {},
    });
    expect(guild.A.section(2)).toBe(2);
    expect(cardOf(79).id).toBe('jewellers-guild');
  });

  test('PAN-10.9 75 adds 3 points for each set', () => {
    const t = table({
      A: { pyramid: 'unity-of-the-estates 1:0', tokens: 'magic 1:0, science 1:0, defence 1:0' },
      B: {},
    });
    expect([t.A.section(2), t.A.section(5)]).toEqual([3, 12]);
  });
});
