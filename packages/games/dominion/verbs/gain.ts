import { type Card, type Decision, decision, type Part, type Seat } from '@regalia/kernel';
import type { Turn } from '../effect.ts';
import type { GainPlace } from '../events.ts';
import { costOf } from '../state.ts';
import { deck, discard, hand } from '../zones.ts';
import { put } from './ask.ts';

const ZONE_OF = { discard, hand, deck } as const;

/** DOM-7.7, DOM-7.8: from the Supply; whether there was one. No kind (-1) is never there. */
export function gain(x: Turn, kind: Card, to: GainPlace = 'discard', seat: Seat = x.me): boolean {
  if (!takeFromSupply(x, kind, ZONE_OF[to](seat))) return false;
  x.out?.push({ t: 'gained', seat, card: kind, to });
  return true;
}

export function inSupply(x: Turn, kind: Card): boolean {
  return (x.state.supply[kind] as number) > 0;
}

export function takeFromSupply(x: Turn, kind: Card, zone: number): boolean {
  const { supply } = x.state;
  const left = supply[kind] ?? 0;
  if (left <= 0) return false;
  supply[kind] = left - 1;
  x.state.idleTurns = -1;
  x.bring(kind, zone);
  return true;
}

/** A choice of one card of the Supply; nothing if no card fits (DOM-7.8), else compulsory unless `min` is 0 (DOM-7.9). */
export function amongSupply(
  x: Turn,
  seat: Seat,
  prompt: string,
  rule: string,
  fits: (cost: number, kind: Card) => boolean,
  min = 1,
): Decision {
  const { state } = x;
  const options: Card[] = [];
  for (let kind = 0; kind < state.supply.length; kind++) {
    if ((state.supply[kind] as number) > 0 && fits(costOf(state, kind), kind)) options.push(kind);
  }
  const max = Math.min(1, options.length);
  return decision(seat, prompt, rule, 'card', options, { min: Math.min(min, max), max, source: x.frame.card });
}

/** Asks for a card of the Supply that fits and gains it. `limit` is the number of the frame. */
export function gaining(
  rule: string,
  fits: (cost: number, limit: number, kind: Card) => boolean,
  to: GainPlace = 'discard',
): Part<Turn> {
  return [
    (x) =>
      put(
        x,
        amongSupply(x, x.me, 'gain', rule, (cost, kind) => fits(cost, x.frame.n, kind)),
      ),
    (x) => {
      gain(x, x.chosen, to);
    },
  ];
}
