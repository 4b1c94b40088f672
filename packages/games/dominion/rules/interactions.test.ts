import {
  type Decision,
  openDecisions,
  type RngState,
  randomAnswer,
  seedFast,
  setContractChecks,
} from '@regalia/kernel';
import { expect, test } from 'vitest';
import { dominion } from '../index.ts';
import { table } from '../testing/table.ts';
import { BASE_KINDS, CARDS, INTRIGUE_KINDS, isAction } from './cards/printed.ts';

/** Every card together with every other in one turn: nothing throws, and no card is lost or doubled. */

const KINDS = [...INTRIGUE_KINDS, ...BASE_KINDS];
const id = (kind: number) => CARDS[kind]?.id as string;
const DECK = 'copper estate silver gold curse duchy copper estate village moat';
const OTHERS = { hand: 'moat secret-chamber copper estate gold', deck: DECK, discard: 'silver copper' };

/** Plays the named Actions as soon as they can be played, everything else at random, until the turn is over. */
function playTurn(first: string, then: string, seed: number, before: readonly string[]): string[] {
  const t = table({
    A: { hand: [...before, first, then, 'copper estate silver'].join(' '), deck: DECK, discard: 'gold curse' },
    B: OTHERS,
    C: OTHERS,
    actions: 5,
    seed,
  });
  const { state } = t;
  setContractChecks(false);
  const rng = seedFast(seed);
  const wanted = [...before, first, then];
  const [turn, turns] = [state.turn, state.turns[state.turn]];
  for (let left = 300; state.flow.outcome === null && state.turn === turn && state.turns[turn] === turns; left--) {
    if (left === 0) throw new Error('the turn does not end');
    const d = openDecisions(state)[0] as Decision;
    dominion.apply(state, d.seat, choose(d, wanted, rng), t.events);
    dominion.checkInvariants(state);
  }
  return t.eventsOf('played').map((event) => ('card' in event ? id(event.card as number) : ''));
}

function choose(d: Decision, wanted: string[], rng: RngState): readonly number[] {
  if (d.prompt === 'action' || d.prompt === 'throne-room') {
    const next = d.options.find((kind) => id(kind) === wanted[0]);
    if (next !== undefined) {
      wanted.shift();
      return [next];
    }
  }
  return randomAnswer(d, rng);
}

test.each(KINDS.map((kind) => [id(kind), kind] as const))('%s with every other card', (first, kind) => {
  for (const other of KINDS) {
    const played = playTurn(first, id(other), kind * 100 + other, []);
    if (isAction(kind)) expect(played).toContain(first);
  }
});

test.each(KINDS.filter(isAction).map((kind) => [id(kind), kind] as const))(
  '%s under Throne Room, with every other card',
  (first, kind) => {
    for (const other of KINDS) {
      const played = playTurn(first, id(other), kind * 100 + other, ['throne-room']);
      expect(played.filter((card) => card === first).length).toBeGreaterThanOrEqual(first === 'throne-room' ? 1 : 2);
    }
  },
);

test.each(KINDS.map((kind) => [id(kind), kind] as const))(
  '%s with a Bridge in play, with every other card',
  (first, kind) => {
    for (const other of KINDS) {
      const played = playTurn(first, id(other), kind * 100 + other, ['bridge']);
      expect(played[0]).toBe('bridge');
    }
  },
);
