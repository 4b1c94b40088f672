import type { Decision } from '@regalia/kernel';
import { describe, expect, test } from 'vitest';
import { dominion } from '../../index.ts';
import { type Setting, table } from '../../testing/table.ts';
import type { Plan } from '../plans/plan.ts';
import { moneyPlan } from '../plans/seedPlans.ts';
import { answerByPlan } from './answer.ts';

const THIN = moneyPlan([], [], 4);

/** The answer to what is asked after A has played a card, by name. */
function answer(setting: Setting, card: string, plan: Plan = THIN, seat: 'A' | 'B' = 'A'): string {
  const t = table(setting);
  if (card !== '') t.A.plays(card);
  return named(t[seat].decision, answerByPlan(plan, t.state, t[seat].decision));
}

function named(d: Decision, chosen: readonly number[]): string {
  return chosen.map((option) => dominion.optionName(d.of, option)).join(' ');
}

const MONEY = 'copper copper copper copper silver silver';

describe('thinning the deck', () => {
  test('Curses and Estates go before Coppers, Coppers only down to what the plan keeps', () => {
    const hand = 'chapel curse estate copper copper';
    expect(answer({ A: { hand, deck: 'silver' } }, 'chapel')).toBe('curse estate');
    expect(answer({ A: { hand, deck: MONEY } }, 'chapel')).toBe('curse estate copper copper');
    expect(answer({ A: { hand, deck: MONEY } }, 'chapel', moneyPlan())).toBe('curse estate');
  });

  test('a Copper stays while it pays for a Province', () => {
    expect(answer({ A: { hand: 'chapel copper copper gold gold', deck: MONEY } }, 'chapel')).toBe('');
  });

  test('late in the game an Estate is kept for its point', () => {
    expect(answer({ A: { hand: 'chapel curse estate' }, supply: 'province 2' }, 'chapel')).toBe('curse');
  });

  test('Steward trashes two useless cards, else helps to buy', () => {
    expect(answer({ A: { hand: 'steward estate estate copper' } }, 'steward')).toBe('trash-2');
    expect(answer({ A: { hand: 'steward gold gold' } }, 'steward')).toBe('2-coins');
  });

  test('an Upgrade is not played if it would only do harm', () => {
    expect(answer({ A: { hand: 'upgrade province province' } }, '')).toBe('');
    expect(answer({ A: { hand: 'upgrade estate copper' } }, '')).toBe('upgrade');
  });
});

describe('Actions and Attacks', () => {
  test('what gives an Action back is played first', () => {
    expect(answer({ A: { hand: 'torturer great-hall' } }, '')).toBe('great-hall');
  });

  test('Nobles give Actions only if several wait', () => {
    expect(answer({ A: { hand: 'nobles bridge bridge' } }, 'nobles')).toBe('2-actions');
    expect(answer({ A: { hand: 'nobles copper' } }, 'nobles')).toBe('3-cards');
  });

  test('Minion takes coins while another waits, and a new hand instead of a poor one', () => {
    expect(answer({ A: { hand: 'minion minion estate' } }, 'minion')).toBe('2-coins');
    expect(answer({ A: { hand: 'minion estate estate copper' } }, 'minion')).toBe('new-hands');
  });

  test('Torturer: without Curses left none is feared; junk is discarded', () => {
    const setting = { A: { hand: 'torturer' }, B: { hand: 'estate estate gold gold gold' } };
    expect(answer({ ...setting, supply: 'curse 0' }, 'torturer', THIN, 'B')).toBe('gain-curse');
    expect(answer(setting, 'torturer', THIN, 'B')).toBe('discard-2');
  });

  test('a Mining Village is trashed only for a Province', () => {
    expect(answer({ A: { hand: 'mining-village gold gold', deck: 'estate' } }, 'mining-village')).toBe('trash-this');
    expect(answer({ A: { hand: 'mining-village gold', deck: 'estate' } }, 'mining-village')).toBe('keep-this');
  });

  test('Swindler gives Curses for Coppers and, early, Duchies for dear Actions', () => {
    expect(answer({ A: { hand: 'swindler' }, B: { deck: 'copper' } }, 'swindler')).toBe('curse');
    expect(answer({ A: { hand: 'swindler' }, B: { deck: 'market' } }, 'swindler')).toBe('duchy');
  });
});

describe('the end of the game', () => {
  const behind = { A: { hand: '' }, B: { deck: 'province province' }, asks: 'buy', coins: 8 } as const;

  test('the last Province is bought to win, and left to the others if it would lose', () => {
    expect(answer({ ...behind, supply: 'province 1' }, '', moneyPlan())).not.toBe('province');
    expect(answer({ ...behind, B: { deck: 'duchy' }, supply: 'province 1' }, '', moneyPlan())).toBe('province');
  });

  test('a third pile is emptied to win', () => {
    const piles = { A: { hand: '', deck: 'province' }, asks: 'buy', coins: 2 } as const;
    expect(answer({ ...piles, supply: 'curse 0, duchy 0, estate 1' }, '', moneyPlan())).toBe('estate');
  });
});
