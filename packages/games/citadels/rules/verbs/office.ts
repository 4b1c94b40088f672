import type { Seat } from '@regalia/kernel';
import type { Turn } from '../effect.ts';

/** CIT-4.4, CIT-4.6, CIT-9.20: the king's office passes to the seat. */
export function takeOffice(x: Turn, seat: Seat, by: 'call' | 'succession' | 'acrobat'): void {
  x.state.crown = seat;
  x.out?.push({ t: 'crowned', seat, by });
}
