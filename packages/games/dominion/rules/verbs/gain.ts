import { type Card, type Decision, decision, type Part, type Seat, type Step } from '@regalia/kernel';
import { isTreasure } from '../cards/printed.ts';
import type { Turn } from '../effect.ts';
import type { GainPlace } from '../events.ts';
import { supplyCosting } from '../state.ts';
import { deck, discard, hand, SUPPLY } from '../zones.ts';
import { NOTHING } from './trash.ts';

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
  if (left === 1) x.state.emptyPiles++;
  x.state.idleTurns = -1;
  x.addCard(kind, zone);
  return true;
}

/** What a card may cost now. */
export interface Price {
  /** The number that the question names, from the cost of the card trashed before. */
  readonly bound: (trashed: number) => number;
  /** Whether it may not cost less either. */
  readonly exact: boolean;
}

export const costingUpTo = (most: number): Price => ({ bound: () => most, exact: false });

/** So much more than the card trashed before, or less; after NOTHING no card fits. */
export const costingUpToTrashed = (more: number): Price => ({ bound: pastTrashed(more), exact: false });
export const costingExactlyTrashed = (more: number): Price => ({ bound: pastTrashed(more), exact: true });

const pastTrashed = (more: number) => (trashed: number) => (trashed === NOTHING ? NOTHING : trashed + more);

/** A choice of one card of the Supply. */
export interface SupplyChoice {
  readonly prompt: string;
  readonly rule: string;
  readonly price: Price;
  readonly which?: (kind: Card) => boolean;
  /** 0 if nothing may be taken although a card fits; else one is compulsory (DOM-7.9). */
  readonly min?: 0;
  /** Who chooses: the seat that gains, or the one that brought it about. */
  readonly by?: 'cause';
}

/** DOM-7.8: only cards that are there; nothing if none fits. */
function amongSupply(x: Turn, choice: SupplyChoice): Decision {
  const { prompt, rule, price, which, by } = choice;
  const cost = price.bound(x.vars.cost ?? NOTHING);
  const fitting = supplyCosting(x.state, price.exact ? cost : 0, cost);
  const options = which === undefined ? fitting : fitting.filter(which);
  const max = Math.min(1, options.length);
  const params = { ...(by === undefined ? x.source : x.sourceAndMe), cost };
  const details = { min: choice.min ?? max, max, params, where: SUPPLY };
  return decision(by === undefined ? x.me : x.cause, prompt, rule, 'card', options, details);
}

/** Asks for a card of the Supply, unless everybody can see that there is no choice. */
export function pickFromSupply(choice: SupplyChoice): Step<Turn> {
  return (x) => x.askUnlessForced(amongSupply(x, choice));
}

/** Asks for a card of the Supply of that price, and gains it. */
export function gaining(rule: string, price: Price): Part<Turn> {
  const prompt = price.exact ? 'gain-exactly' : 'gain';
  return [pickFromSupply({ prompt, rule, price }), (x) => void gain(x, x.chosen)];
}

/** The same for a Treasure, which goes to the hand. */
export function gainingTreasure(rule: string, price: Price): Part<Turn> {
  const choice = { prompt: 'gain-treasure', rule, price, which: isTreasure };
  return [pickFromSupply(choice), (x) => void gain(x, x.chosen, 'hand')];
}
