import type { DominionEvent } from '@regalia/games/dominion';
import type { Happening } from '@regalia/protocol';
import { expect, test } from 'vitest';
import { lastTurnOf } from './lastTurn.ts';

const told = (step: number, ...events: DominionEvent[]): Happening => ({ step, kind: 'events', events });
const SILVER = 1;
const ESTATE = 3;
const turn = told(0, { t: 'turn-began', seat: 1, turn: 1 }, { t: 'treasures', seat: 1, cards: [0, 0, 0], coins: 3 });
const bought = (step: number, card: number): Happening => told(step, { t: 'bought', seat: 1, card, cost: 3 });

test('the latest turn tells the coins and what was gained', () => {
  expect(lastTurnOf([turn, bought(1, SILVER)], 1)).toEqual({ played: [], coins: 3, gained: [SILVER] });
  expect(lastTurnOf([turn], 0)).toBeNull();
});

test('what was taken back is not told any more', () => {
  const undo: Happening = { step: 2, kind: 'undo', seat: 1, to: 0, agreed: true };
  expect(lastTurnOf([turn, bought(1, SILVER), undo], 1)?.gained).toEqual([]);
  expect(lastTurnOf([turn, bought(1, SILVER), undo, bought(3, ESTATE)], 1)?.gained).toEqual([ESTATE]);
});
