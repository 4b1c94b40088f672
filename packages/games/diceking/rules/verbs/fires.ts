import { at, type Decision, decision, type Seat } from '@regalia/kernel';
import { tileOf } from '../cards/printed.ts';
import type { Turn } from '../effect.ts';
import { FIRE, spacesWith } from '../state.ts';
import { putToken } from './tokens.ts';

/** DIC-8.8: any fire on the map. */
export function askSlay(x: Turn): Decision {
  return decision(x.me, 'slay', 'DIC-8.8', 'space', spacesWith(x.state, FIRE), { where: at('map') });
}

export function slay(x: Turn, space: number): void {
  const { fires } = x.state;
  fires[x.me] = (fires[x.me] as number) + 1;
  x.out?.push({ t: 'slew', seat: x.me, space });
  putToken(x, space);
}

/** DIC-9.3: the other seats that have a fire, if neither the supply nor this seat has one. */
export function lenders(x: Turn): Seat[] {
  const { fireSupply, fires } = x.state;
  if (fireSupply > 0 || (fires[x.me] as number) > 0) return [];
  return x.others().filter((seat) => (fires[seat] as number) > 0);
}

export function askWhoseFire(x: Turn): Decision {
  const options = lenders(x).sort((a, b) => a - b);
  return decision(x.me, 'whose-fire', 'DIC-9.3', 'seat', options, { where: at('areas') });
}

/** A fire on a tile just laid: the supply's, else one's own, else that of the seat chosen; DIC-9.4: else none. */
export function putFire(x: Turn, space: number, lender: Seat | undefined): void {
  const s = x.state;
  const tile = tileOf(x.data.landscapes[space] as number);
  const from = s.fireSupply > 0 ? null : (s.fires[x.me] as number) > 0 ? x.me : lender;
  if (from === undefined) {
    x.out?.push({ t: 'left-bare', seat: x.me, space, tile });
    return;
  }
  if (from === null) s.fireSupply--;
  else s.fires[from] = (s.fires[from] as number) - 1;
  s.spaces[space] = FIRE; // DIC-9.2: a gem stays
  x.out?.push({ t: 'burned', seat: x.me, space, tile, from });
}
