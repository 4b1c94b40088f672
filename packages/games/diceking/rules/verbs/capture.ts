import { at, type Decision, decision, type Seat } from '@regalia/kernel';
import type { Turn } from '../effect.ts';
import { type DicekingState, mapOf, spacesWith, TOKEN } from '../state.ts';
import { putToken } from './tokens.ts';

/** DIC-8.9, DIC-8.10: the tokens of others nearest to any own one; all of them if there is no own one. */
export function targetsOf(s: Readonly<DicekingState>, seat: Seat): number[] {
  const { distance } = mapOf(s);
  const own = spacesWith(s, TOKEN + seat);
  let targets: number[] = [];
  let nearest = Number.POSITIVE_INFINITY;
  for (let space = 0; space < s.spaces.length; space++) {
    const content = s.spaces[space] as number;
    if (content < TOKEN || content === TOKEN + seat) continue;
    let steps = Number.POSITIVE_INFINITY; // and so it stays without own tokens: all are as near
    for (const from of own) steps = Math.min(steps, distance[from]?.[space] as number);
    if (steps < nearest) targets = [];
    nearest = Math.min(nearest, steps);
    if (steps === nearest) targets.push(space);
  }
  return targets;
}

export function askCapture(x: Turn): Decision {
  return decision(x.me, 'capture', 'DIC-8.9', 'space', targetsOf(x.state, x.me), { where: at('map') });
}

export function capture(x: Turn, space: number): void {
  const s = x.state;
  const from = (s.spaces[space] as number) - TOKEN;
  s.tokens[from] = (s.tokens[from] as number) + 1;
  x.out?.push({ t: 'captured', seat: x.me, from, space });
  putToken(x, space);
}
