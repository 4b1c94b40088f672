import type { Answer, Card, Decision } from '@regalia/kernel';
import type { DominionState } from '../../rules/state.ts';
import { cardsIn, deck } from '../../rules/zones.ts';
import { chooseByPlan, type Plan } from '../plans/plan.ts';
import { answerByHabit } from '../yardstick/habits.ts';
import { chooseAction, sourceIs } from './actions.ts';
import { withoutLosingEnd } from './ending.ts';
import { chooseGain, chooseModes, chooseWish } from './modes.ts';
import { discardUseless, discardWorst, passWorst, putBack, sortedBy, trashFixed, trashJunk } from './parting.ts';
import type { Situation } from './situation.ts';
import { worthToVictim } from './worth.ts';

/** Answers any question by a plan for the Kingdom and tactics that make it pay. Reads only what its seat may know. */
export function answerByPlan(plan: Plan, s: Readonly<DominionState>, d: Decision): Answer {
  const at: Situation = { s, d, plan };
  switch (d.prompt) {
    case 'buy':
      return chooseBuy(at);
    case 'action':
    case 'throne-room':
      return chooseAction(at);
    case 'trash-up-to':
      return trashJunk(at, d.max);
    case 'trash':
      return trashFixed(at);
    case 'pass':
      return passWorst(at);
    case 'discard':
      return discardWorst(at, d.min);
    case 'discard-any':
      return sourceIs(d, 'secret-chamber') ? discardUseless(at) : answerByHabit(s, d);
    case 'put-on-deck':
      return [putBack(at)];
    case 'gain':
    case 'gain-exactly':
    case 'gain-treasure':
    case 'gain-or-not':
      return chooseGain(at, chooseByPlan(plan, s, d.seat, d.options));
    case 'swindle':
      return sortedBy(d.options, (kind) => worthToVictim(at, kind)).slice(0, 1);
    case 'wish':
      return chooseWish(at, cardsIn(s, deck(d.seat)));
    default:
      return d.of === 'mode' ? chooseModes(at) : answerByHabit(s, d);
  }
}

function chooseBuy({ s, d, plan }: Situation): Answer {
  const { winning, safe } = withoutLosingEnd(s, d.seat, d.options);
  const kind: Card = winning >= 0 ? winning : chooseByPlan(plan, s, d.seat, safe);
  return kind < 0 ? [] : [kind];
}
