import type { Answer, Card, Decision, OptionId } from '@regalia/kernel';
import { cardOf } from '../rules/cards/printed.ts';
import { modeId } from '../rules/modes.ts';
import type { DominionState } from '../rules/state.ts';
import { worthOf } from './yardstick/worth.ts';

const TAKING: readonly string[] = ['gain', 'gain-exactly', 'gain-treasure', 'name-kind'];
const REFRAINING: readonly OptionId[] = [modeId('keep-this'), modeId('leave-deck')];
const isRefraining = (mode: OptionId): boolean => REFRAINING.includes(mode);

/** For an absent person: does what must be done with the least useful cards, shows a Moat, and else nothing. */
export function fallback(_: DominionState, d: Decision): Answer {
  if (d.prompt === 'react') return d.options.filter((kind) => cardOf(kind).showsOnce).slice(0, d.max);
  const copies = d.options.flatMap((option, i) => new Array<Card>(d.limits?.[i] ?? 1).fill(option));
  if (d.of !== 'card') return (copies.some(isRefraining) ? copies.filter(isRefraining) : copies).slice(0, d.min);
  const takes = TAKING.includes(d.prompt);
  copies.sort((a, b) => (takes ? worthOf(b) - worthOf(a) : worthOf(a) - worthOf(b)) || a - b);
  return copies.slice(0, d.min);
}
