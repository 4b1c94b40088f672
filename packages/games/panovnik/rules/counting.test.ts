import { openDecisions, randomAnswer, seedFast } from '@regalia/kernel';
import { expect, test } from 'vitest';
import { panovnik } from '../index.ts';
import { redact } from '../view/redact.ts';
import type { PanovnikEvent } from './events.ts';
import { ATTACK, type PanovnikState } from './state.ts';

/** Attack tokens by seat, as a spectator with a perfect memory counts them. */
function recount(attacks: number[], event: PanovnikEvent): void {
  if (event.t === 'attack-gained') attacks[event.seat] = (attacks[event.seat] as number) + 1;
  if (event.t !== 'bids') return;
  for (let seat = 0; seat < attacks.length; seat++) {
    if (event.bids[seat] === ATTACK) attacks[seat] = (attacks[seat] as number) - 1;
  }
}

function expectCountable(state: PanovnikState, seed: number): number {
  const rng = seedFast(seed);
  const attacks = new Array<number>(state.seats).fill(0);
  let most = 0;
  while (state.flow.outcome === null) {
    const [d] = openDecisions(state);
    if (d === undefined) throw new Error('nobody is asked');
    const events: PanovnikEvent[] = [];
    panovnik.apply(state, d.seat, randomAnswer(d, rng), events);
    for (const event of events) recount(attacks, redact(event, 'spectator'));
    expect(state.attacks).toEqual(attacks);
    most = Math.max(most, ...attacks);
  }
  return most;
}

test('PAN-12.3 attack tokens can be counted from public events', () => {
  let most = 0;
  for (let seed = 1; seed <= 30; seed++) {
    const seats = 2 + (seed % 3);
    const options = panovnik.parseOptions({}, seats);
    const state = panovnik.setup(options, seats, seedFast(seed));
    most = Math.max(most, expectCountable(state, seed));
  }
  expect(most).toBeGreaterThan(1);
});
