import { at, type Card, composite, type Decision, decision, type Seat, sortAscending } from '@regalia/kernel';
import type { Turn } from '../effect.ts';
import { GEMS, GOLD, WHITE } from '../state.ts';
import { cardsIn, faceUp } from '../zones.ts';
import { giveGem } from './tokens.ts';

/** A gem of a seat; gems are 0 white and 1 gold here. */
export const GEMS_OF = composite({ seat: 4, gem: GEMS.length });

/** DIC-8.6, DIC-8.15: a face-up card of anybody else, or none. Null if there is none to steal. */
export function askStealCard(x: Turn): Decision | null {
  const options: Card[] = [];
  for (let seat = 0; seat < x.seats; seat++) if (seat !== x.me) options.push(...cardsIn(x.state, faceUp(seat)));
  if (options.length === 0) return null;
  sortAscending(options);
  return decision(x.me, 'steal-card', 'DIC-8.6', 'card', options, { min: 0, where: at('areas') });
}

export function stealCard(x: Turn, card: Card): void {
  const from = x.others().find((seat) => cardsIn(x.state, faceUp(seat)).includes(card)) as Seat;
  x.move(faceUp(from), card, faceUp(x.me));
  x.out?.push({ t: 'stole-card', seat: x.me, from, card });
}

/** DIC-8.15: a white or gold gem of anybody else, or none. Null if there is none to steal. */
export function askStealGem(x: Turn): Decision | null {
  const { white, gold } = x.state;
  const options: number[] = [];
  for (let seat = 0; seat < x.seats; seat++) {
    if (seat === x.me) continue;
    if ((white[seat] as number) > 0) options.push(GEMS_OF.makeId(seat, WHITE - 1));
    if ((gold[seat] as number) > 0) options.push(GEMS_OF.makeId(seat, GOLD - 1));
  }
  if (options.length === 0) return null;
  return decision(x.me, 'steal-gem', 'DIC-8.6', 'gem', options, { min: 0, where: at('areas') });
}

export function stealGem(x: Turn, id: number): void {
  const [from, gem] = [GEMS_OF.partOf.seat(id), GEMS_OF.partOf.gem(id)];
  giveGem(x, gem + 1, -1, from);
  giveGem(x, gem + 1);
  x.out?.push({ t: 'stole-gem', seat: x.me, from, gem: gem + 1 });
}
