import type { DominionEvent } from '@regalia/games/dominion';
import type { Happening } from '@regalia/protocol';
import { expect, test } from 'vitest';
import { lastTurnOf, othersTurns } from './lastTurn.ts';

const told = (step: number, ...events: DominionEvent[]): Happening => ({ step, kind: 'events', events });
const SILVER = 1;
const ESTATE = 3;
const turn = told(0, { t: 'turn-began', seat: 1, turn: 1 }, { t: 'treasures', seat: 1, cards: [0, 0, 0], coins: 3 });
const bought = (step: number, card: number): Happening => told(step, { t: 'bought', seat: 1, card, cost: 3 });

test('the latest turn tells the coins and what was gained', () => {
  expect(lastTurnOf([turn, bought(1, SILVER)], 1)).toEqual({ played: [], coins: 3, gained: [SILVER] });
  expect(lastTurnOf([turn], 0)).toBeNull();
});

test('answers taken back are no longer told', () => {
  const undo: Happening = { step: 2, kind: 'undo', seat: 1, to: 0, agreed: true };
  expect(lastTurnOf([turn, bought(1, SILVER), undo], 1)?.gained).toEqual([]);
  expect(lastTurnOf([turn, bought(1, SILVER), undo, bought(3, ESTATE)], 1)?.gained).toEqual([ESTATE]);
});

test('what the others did is told from the end of my last turn to the beginning of this one', () => {
  const mine = (step: number, turn: number): Happening => told(step, { t: 'turn-began', seat: 0, turn });
  const before = [mine(0, 1), told(1, { t: 'bought', seat: 0, card: ESTATE, cost: 2 })];
  const attack: DominionEvent = { t: 'played', seat: 1, card: 30, again: false };
  const loss: DominionEvent = { t: 'trashed', seat: 0, cards: [ESTATE] };
  const theirs = [
    told(2, { t: 'drew', seat: 0, count: 5, cards: null }, { t: 'turn-began', seat: 1, turn: 1 }, attack, loss),
    told(3, { t: 'shuffled', seat: 1, count: 9 }, { t: 'bought', seat: 1, card: SILVER, cost: 3 }),
  ];
  const now = [mine(4, 2), told(5, { t: 'treasures', seat: 0, cards: [0], coins: 1 })];
  const purchase: DominionEvent = { t: 'bought', seat: 1, card: SILVER, cost: 3 };
  expect(othersTurns([...before, ...theirs, ...now], 0)).toEqual([attack, loss, purchase]);
  expect(othersTurns([...theirs, ...now], 0)).toEqual([attack, loss, purchase]);
  expect(othersTurns([mine(0, 1)], 0)).toEqual([]);
});
