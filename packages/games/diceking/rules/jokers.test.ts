import { describe, expect, test } from 'vitest';
import { diceking } from '../index.ts';
import { newGame, table } from '../testing/table.ts';
import { bestLevel, canFulfill, jokersOf, mostPairs } from './jokers.ts';
import { CARD_NAMES, FACE_KINDS } from './printed/shape.ts';
import { STANDARD } from './printed/standard.ts';
import { addFace, tallyOf } from './tally.ts';
import { CLAIMS } from './verbs/claim.ts';
import { PAIRS, SUPER } from './verbs/pairs.ts';

const MICHI = { up: 'rog-12 lan-06', down: 'sla-05 sla-06' };

describe('test vectors', () => {
  test('V1 DIC-6.2 DIC-6.3 Michi, one die missing', () => {
    const open = () => {
      const t = table({ dice: '1 6 1 3 4 2', display: 'sla-01', A: MICHI });
      t.A.stops();
      t.A.answers('sla-01+jokers');
      return t;
    };
    const t = open();
    expect(t.A.level('sla-01')).toBe(0);
    expect(t.A.options.split(' ').sort()).toEqual(['lan-06+super', 'rog-12+lan-06', 'rog-12+super', 'super+super']);
    t.A.isRefused('', 'DIC-6.7');
    const second = open();
    second.A.answers('super+super');
    expect(second.A.options.split(' ').filter((face) => face.endsWith('6'))).toEqual(['red-6', 'blue-6', 'green-6']);
    second.A.answers('green-6');
    expect(second.discarded).toBe('sla-06 sla-05');
    const third = open();
    third.A.answers('rog-12+lan-06');
    third.A.answers('');
    expect(third.discarded).toBe('rog-12 lan-06');
    expect(third.A.up).toBe('sla-01');
  });

  test('V2 DIC-6.4 DIC-6.9 Michi, two dice missing', () => {
    const t = table({ dice: '1 6 4 3 4 2', display: 'sla-01', A: MICHI, fires: 'A1 B1' });
    t.A.stops();
    t.A.answers('sla-01+jokers');
    t.A.answers('rog-12+lan-06');
    expect(t.A.options).toBe('super+super');
    t.A.answers('super+super');
    expect(t.A.options).toBe('red-1 blue-1 green-1');
    t.A.answers('blue-1');
    expect(t.discarded.split(' ').sort()).toEqual(['lan-06', 'rog-12', 'sla-05', 'sla-06']);
    expect([t.A.up, t.A.down]).toEqual(['sla-01', '']);
  });

  test('V3 DIC-6.8 DIC-7.9 DIC-8.5 Nadine raises a merchant to three stars and takes a white gem', () => {
    const t = table({
      dice: '1 6 5 3 2 2',
      display: 'mer-01',
      A: { up: 'mer-09 thi-03', gold: 6 },
      tiles: 'coast lava swamp',
    });
    expect(t.A.level('mer-01')).toBe(2);
    t.A.stops();
    t.A.answers('mer-01+jokers');
    t.A.answers('mer-09+thi-03');
    expect(t.view.stars).toBe(3);
    expect(t.view.drawn).toHaveLength(3);
    t.A.answers('A2');
    expect(t.A.treasure).toBe('0 6 1');
    expect(t.discarded).toBe('mer-09 thi-03');
  });

  test('V3 as it lies: two stars draw two tiles', () => {
    const t = table({ dice: '1 6 5 3 2 2', display: 'mer-01 thi-05 sla-01 rog-08 lan-01', A: { up: 'mer-09 thi-03' } });
    t.A.stops();
    t.A.answers('mer-01');
    expect([t.view.stars, t.view.drawn.length]).toEqual([2, 2]);
  });
});

describe('jokers', () => {
  test('DIC-6.1 a face-up card is one die, a face-down card any', () => {
    const t = table({ dice: '1 6 1 3 4 2', display: 'sla-01', A: { up: 'rog-12', down: 'sla-05' } });
    t.A.stops();
    t.A.answers('sla-01+jokers');
    expect(t.A.options).toBe('rog-12+super');
    t.A.answers('rog-12+super');
    expect(t.textOf(diceText(t))).toBe('A discards Aggressive Rogue 12 with a super-joker and adds red 6.');
  });

  test('DIC-6.7 a seat that takes a fulfilled card with jokers names at least one pair', () => {
    const t = table({ dice: '1 6 5 3 2 2', display: 'mer-01', A: { up: 'mer-09 thi-03 rog-12 lan-06' } });
    t.A.stops();
    t.A.answers('mer-01+jokers');
    t.A.isRefused('', 'DIC-6.7');
    t.A.answers('mer-09+thi-03');
    t.A.answers('');
    expect(t.discarded).toBe('mer-09 thi-03');
  });

  test('DIC-6.7 DIC-7.6 a pair that would break an order of colors is not offered', () => {
    const board = 'mer-06 thi-10 sla-03 rog-08 lan-01';
    const t = table({ dice: '1 6 1 3 4 2', display: board, A: { up: 'rog-10 lan-04' } });
    t.A.stops();
    expect(t.A.up).toBe('rog-10 lan-04 thi-10');
    const both = table({ dice: '1 6 1 3 4 2', display: board, A: { up: 'rog-10 lan-04 rog-12 lan-06' } });
    both.A.stops();
    both.A.answers('thi-10+jokers');
    expect(both.A.options).toBe('rog-10+lan-04 rog-12+lan-06');
    both.A.answers('rog-10+lan-04');
    both.A.isRefused('', 'DIC-6.7');
  });

  test('DIC-6.5 a fictional die counts like a rolled one in every condition', () => {
    const tally = tallyOf([]);
    addFace(tally, 5, 1);
    expect([tally.numbers[5], tally.colors[0], tally.sums[0]]).toEqual([1, 1, 6]);
    const seven = table({ dice: '6 6 5 4 1 1', display: 'lan-09', A: { up: 'rog-12 lan-06' } });
    seven.A.stops();
    seven.A.answers('lan-09+jokers');
    seven.A.answers('rog-12+lan-06');
    expect(seven.A.up).toBe('lan-09');
  });

  test('DIC-6.6 only own cards, only after rolling, never the card that is being won', () => {
    const t = table({ dice: '1 6 1 3 4 2', display: 'sla-01 rog-12', B: { up: 'lan-06', down: 'sla-05' } });
    expect(t.A.decision.prompt).toBe('reroll');
    t.A.stops();
    expect(t.A.options.split(' ')).not.toContain('sla-01+jokers');
  });

  test('DIC-6.6 a card is no joker for itself, though it shows the die that it lacks', () => {
    const lacksRed = { dice: '1 6 2 3 3 1', display: 'mer-03 thi-05 sla-03 rog-09 lan-06' };
    const alone = table({ ...lacksRed, A: { up: 'rog-12 mer-02 sla-08' } });
    alone.A.stops();
    expect(alone.A.decision.prompt).toBe('lay-down');
    const helped = table({ ...lacksRed, A: { up: 'rog-12', down: 'sla-05' } });
    helped.A.stops();
    expect(helped.A.options).toBe('lan-06+jokers');
  });

  test('DIC-6.7 one action with the card: only pairs that lead to it, nothing before an alarm', () => {
    const t = table({ dice: '1 1 2 2 3 5', display: 'mer-01 thi-05 sla-01 rog-09 lan-01', A: MICHI });
    t.A.stops();
    expect(t.A.options.split(' ').every((option) => option.endsWith('+jokers'))).toBe(true);
    t.A.answers('');
    expect(t.A.decision.prompt).toBe('lay-down');
    expect([t.A.up, t.discarded]).toEqual(['rog-12 lan-06', '']);
  });

  test('DIC-6.7 dice that are not needed may be added', () => {
    const t = table({ dice: '4 4 4 1 2 2', display: 'sla-03', A: { up: 'rog-12 lan-06' } });
    t.A.stops();
    expect(t.A.options.split(' ')).toContain('sla-03+jokers');
    t.A.answers('sla-03+jokers');
    t.A.answers('rog-12+lan-06');
    expect(t.discarded).toBe('rog-12 lan-06');
  });

  test('DIC-6.10 the player names the pair, and of equal cards which ones go', () => {
    const t = table({ dice: '1 6 1 3 4 2', display: 'sla-01 thi-01', A: { up: 'rog-12 lan-06 mer-12' } });
    t.A.stops();
    t.A.answers('sla-01+jokers');
    expect(t.A.options.split(' ').sort()).toEqual(['mer-12+lan-06', 'mer-12+rog-12', 'rog-12+lan-06']);
    t.A.answers('mer-12+rog-12');
    expect(t.A.up).toBe('lan-06 sla-01');
  });

  test('DIC-6.7 pairs can be taken back until the last one', () => {
    const t = table({ dice: '1 6 4 3 4 2', display: 'sla-01', A: MICHI });
    t.A.stops();
    const before = t.state.flow.undo[0]!;
    t.A.answers('sla-01+jokers');
    t.A.answers('rog-12+lan-06');
    t.A.answers('super+super');
    expect(t.state.flow.undo[0]).toBe(before);
    t.A.answers('red-1');
    expect(t.state.flow.undo[0]).toBeGreaterThan(before);
  });

  describe('why not', () => {
    const id = (first: string, second: string) => {
      const cardOf = (name: string) => (name === 'super' ? SUPER : CARD_NAMES.indexOf(name));
      return String(PAIRS.makeId(cardOf(first), cardOf(second)));
    };
    const claim = (card: string) => String(CLAIMS.makeId(1, CARD_NAMES.indexOf(card)));
    const open = (setting: Parameters<typeof table>[0], card: string) => {
      const t = table(setting);
      t.A.stops();
      t.A.answers(`${card}+jokers`);
      return t;
    };

    test('DIC-6.7 a fulfilled card that is won with jokers asks for a pair, and does not say it is unfulfilled', () => {
      const t = open({ dice: '1 6 5 3 2 2', display: 'mer-01', A: { up: 'mer-09 thi-03' } }, 'mer-01');
      expect(t.A.isRefused('', 'DIC-6.7')).toBe(
        'You’re winning this card with jokers: choose at least one pair, or undo.',
      );
    });

    test('DIC-6.7 a card that still lacks dice says so before the first pair and after it', () => {
      const t = open({ dice: '1 6 4 3 4 2', display: 'sla-01', A: MICHI }, 'sla-01');
      expect(t.A.isRefused('', 'DIC-6.7')).toMatch(/isn’t fulfilled yet/);
      t.A.answers('rog-12+lan-06');
      expect(t.A.isRefused('', 'DIC-6.7')).toMatch(/isn’t fulfilled yet/);
    });

    test('DIC-6.2 DIC-6.3 DIC-6.6 DIC-6.7 DIC-6.10 each wrong pair has its own rule', () => {
      const t = open(
        {
          dice: '1 6 1 3 4 2',
          display: 'sla-01',
          A: { up: 'rog-12 mer-01 mer-08', down: 'sla-05' },
          B: { up: 'thi-06 mer-12' },
        },
        'sla-01',
      );
      t.A.isRefused(id('rog-12', 'mer-01'), 'DIC-6.2'); // both red
      t.A.isRefused(id('rog-12', 'rog-12'), 'DIC-6.3');
      t.A.isRefused(id('super', 'super'), 'DIC-6.3'); // only one lies there
      t.A.isRefused(id('thi-06', 'mer-12'), 'DIC-6.6'); // of another
      t.A.isRefused(id('rog-12', 'sla-01'), 'DIC-6.6'); // the card being won
      t.A.isRefused(id('mer-08', 'super'), 'DIC-6.7'); // a pair, but then no 6 can come
      t.A.isRefused(id('super', 'rog-12'), 'DIC-6.10');
      t.A.isRefused(String(PAIRS.makeId(SUPER, SUPER) + 1), 'DIC-6.2');
      expect(diceking.whyNot(t.A.view, t.A.decision, [-1]).rule).toBe('DIC-6.2');
    });

    test('DIC-6.2 DIC-6.7 a face that does not help, and one that no die has', () => {
      const t = open({ dice: '1 6 1 3 4 2', display: 'sla-01', A: { down: 'sla-05 sla-06' } }, 'sla-01');
      t.A.answers('super+super');
      t.A.isRefused('0', 'DIC-6.7');
      t.A.isRefused(String(FACE_KINDS), 'DIC-6.2');
    });

    test('DIC-6.3 without a pair no card can be won with jokers', () => {
      const t = table({ dice: '1 6 5 3 2 2', display: 'mer-01 thi-09', A: { up: 'rog-12 mer-04 sla-05' } });
      t.A.stops();
      t.A.isRefused(claim('mer-01'), 'DIC-6.3');
    });

    test('DIC-7.10 pairs that would only spoil a fulfilled order of colors', () => {
      const t = table({ dice: '6 1 2 1 5 3', display: 'thi-10 sla-01', A: { up: 'thi-02 rog-08' } });
      expect(t.A.level('thi-10')).toBe(1);
      t.A.stops();
      expect(t.A.isRefused(claim('thi-10'), 'DIC-7.10')).toMatch(/would spoil it/);
      t.A.isRefused(claim('sla-01'), 'DIC-6.7');
    });
  });

  test('DIC-6.7 no step leads astray, whatever is chosen in random games', () => {
    for (let seed = 1; seed <= 3; seed++) {
      const t = newGame(2, seed);
      t.playUntil();
      expect(t.isOver).toBe(true);
    }
  });
});

describe('what jokers can do', () => {
  const cards = STANDARD.cards;
  const jokers = (up: string, supers = 0) =>
    jokersOf(
      cards,
      up.split(' ').flatMap((name) => (name === '' ? [] : [CARD_NAMES.indexOf(name)])),
      supers,
    );

  test('DIC-6.2 pairs are counted', () => {
    expect([
      mostPairs(jokers('', 5)),
      mostPairs(jokers('rog-12 lan-06 mer-01', 1)),
      mostPairs(jokers('mer-01')),
    ]).toEqual([2, 2, 0]);
  });

  test('a search over all ways agrees with trying every added die', () => {
    const held = jokers('rog-12 lan-06 mer-09', 2);
    const dice = (result: number) => STANDARD.dice.map((faces, die) => faces[Math.floor(result / 6 ** die) % 6]!);
    for (let result = 0; result < 6 ** 6; result += 1499) {
      for (const { tiers } of cards.slice(0, 60)) {
        const tally = tallyOf(dice(result));
        expect(canFulfill(tiers[0]!, tally, held)).toBe(triesAll(tiers[0]!, dice(result)));
      }
    }
  });

  /** Red 6 twice and red 3 once, two super-jokers: all sets of dice they make. */
  function triesAll(condition: Parameters<typeof canFulfill>[0], faces: readonly number[]): boolean {
    const any = Array.from({ length: FACE_KINDS }, (_, face) => [face]);
    const sets = [[], [5], [2], [5, 5], [5, 2], [2, 5], ...any, ...any.map(([face]) => [5, face!])];
    return sets.some((added) => canFulfill(condition, tallyOf([...faces, ...added]), jokers('')));
  }

  test('the best level with jokers', () => {
    const tally = tallyOf([0, 1, 2, 3, 6, 7]);
    expect(bestLevel(cards[0]!, tally, jokers(''))).toBe(1);
    expect(bestLevel(cards[0]!, tally, jokers('', 4))).toBe(3);
  });
});

function diceText(t: ReturnType<typeof table>) {
  const paired = t.events.find((event) => event.t === 'paired')!;
  return t.game.texts.ofEvent(paired)!;
}
