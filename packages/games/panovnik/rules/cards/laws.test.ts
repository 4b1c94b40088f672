import { describe, expect, test } from 'vitest';
import { CARD_IDS, cardOf } from '../../index.ts';
import { plays, UP } from '../../testing/laws.ts';
import { table } from '../../testing/table.ts';

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
    expect(t.A.isRefused('dual-mandate', 'PAN-9.4')).toContain('has no card');
    const high = table({ A: { pyramid: UP, hand: 'changing-of-the-guard dual-mandate' }, B: {} });
    expect(high.A.options).toBe('changing-of-the-guard dual-mandate');
  });

  test('PAN-9.3 PAN-9.9 PAN-9.8 exactly one of three options, also one that brings nothing', () => {
    const t = plays('letter-of-marque', {}, {}, { smallOnly: '', lawsOnly: '' });
    t.A.answers('1:3');
    expect(t.A.options).toBe('option:1 option:2 option:3');
    t.A.answers('option:2');
    expect(t.A.hand).toBe('');
    expect(t.eventsOf('chose-option')).toHaveLength(1);
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
    ['mining-charter', 'defense', null, null],
    ['home-guard', 'defense', 'points-6', null],
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

  test("PAN-9.3 Mages' Privilege brings magic and bonus; the eternal gem has a color of free choice and lies on the law", () => {
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

  test('PAN-E.34 of a two-card reward the first is asked about before the second is drawn', () => {
    const three =
      'royal-archive 1:0, knight 1:1, druid 1:2, fence 1:3, witch 2:0, baron 2:1, miner 2:2, agent 3:0, marshal 3:1';
    const t = table({
      A: { pyramid: three, hand: 'herbalist', gems: 'RGBY' },
      B: {},
      small: 'fairy scout',
    });
    t.all('herbalist', '');
    t.A.answers('4:0');
    t.A.answers('small');
    expect([t.A.decision.prompt, t.A.options, t.eventsOf('drew').length]).toEqual(['archive', 'fairy', 1]);
    t.A.answers('fairy');
    t.A.answers('small');
    expect([t.A.decision.prompt, t.A.options, t.A.tucked('1:0')]).toEqual(['archive', 'scout', '1: fairy']);
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

  test('PAN-E.26 68 counts slots and tucked cards; 85 to 88 adjacent characters; 79 circles after recoloring and eternal gems', () => {
    const census = table({ A: { pyramid: 'mentor 1:0 < dual-mandate, census 1:1, knight 1:2' }, B: {} });
    expect(census.A.section(2)).toBe(4);
    const hidden = plays('secret-service', { pyramid: 'mentor 1:0, census 1:1', hand: 'captain war-levy' });
    hidden.A.answers('1:2');
    hidden.A.answers('captain war-levy');
    expect(hidden.A.section(2)).toBe(5 + 2 * 5);
    for (const law of ['oath-of-vassals', 'court-etiquette', 'feudal-privilege', 'good-neighbor-treaty']) {
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
      A: { pyramid: 'unity-of-the-estates 1:0', tokens: 'magic 1:0, science 1:0, defense 1:0' },
      B: {},
    });
    expect([t.A.section(2), t.A.section(5)]).toEqual([3, 12]);
  });
});
