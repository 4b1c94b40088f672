import { type Card, NO_CARD, type Seat } from '@regalia/kernel';
import type { Turn } from '../effect.ts';

/** CIT-11.3: the bank never runs dry. */
export function gainCoins(x: Turn, coins: number, by: Card = NO_CARD): void {
  addCoins(x, x.me, coins);
  x.out?.push({ t: 'took-coins', seat: x.me, coins, card: by });
}

export function pay(x: Turn, coins: number): void {
  addCoins(x, x.me, -coins);
}

export function addCoins(x: Turn, seat: Seat, coins: number): void {
  x.state.coins[seat] = x.coinsOf(seat) + coins;
}
