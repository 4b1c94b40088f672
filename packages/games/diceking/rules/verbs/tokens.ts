import { outcomeOf } from '@regalia/kernel';
import type { Turn } from '../effect.ts';
import { DECIDED_BY_TOKEN, pointsOf } from '../scoring.ts';
import { GOLD, TOKEN, WHITE } from '../state.ts';
import { layTile } from './tiles.ts';

/** DIC-10.9, DIC-10.13: a seat that must put a token and has none left has won. */
export function lacksToken(x: Turn): boolean {
  return x.state.tokens[x.me] === 0;
}

/** A castle: the tile with a token of the seat on it, and the gem of the space for the seat. */
export function build(x: Turn, space: number): void {
  if (lacksToken(x)) {
    winAtOnce(x);
    return;
  }
  const tile = layTile(x, space);
  x.out?.push({ t: 'built', seat: x.me, space, tile });
  putToken(x, space);
}

/** DIC-8.3, DIC-8.8: a token put on a space takes the gem lying there. */
export function putToken(x: Turn, space: number): void {
  const s = x.state;
  s.tokens[x.me] = (s.tokens[x.me] as number) - 1;
  s.spaces[space] = TOKEN + x.me;
  const gem = s.gems[space] as number;
  if (gem === 0) return;
  s.gems[space] = 0;
  giveGem(x, gem);
  x.out?.push({ t: 'took-gem', seat: x.me, gem, space });
}

export function giveGem(x: Turn, gem: number, count = 1, seat = x.me): void {
  const gems = gem === GOLD ? x.state.gold : x.state.white;
  gems[seat] = (gems[seat] as number) + count;
}

/** DIC-8.5: gold as long as there is gold, then white, then nothing. */
export function takeGemOfSupply(x: Turn): void {
  const s = x.state;
  const gem = s.goldSupply > 0 ? GOLD : WHITE;
  if (gem === GOLD) s.goldSupply--;
  else if (s.whiteSupply > 0) s.whiteSupply--;
  else return;
  giveGem(x, gem);
  x.out?.push({ t: 'took-gem', seat: x.me, gem, space: null });
}

/** DIC-10.14: the only winner, all others alike. */
export function winAtOnce(x: Turn): void {
  const { state: s, me } = x;
  const totals = s.tokens.map((_, seat) => pointsOf(s, seat));
  x.out?.push({ t: 'ended', winners: [me], totals, fires: s.fires.slice(), by: 'token' });
  x.end({ ...outcomeOf(s.tokens.map((_, seat) => [seat === me ? 1 : 0])), decidedBy: DECIDED_BY_TOKEN });
}
