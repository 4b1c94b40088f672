import { below, botByPolicy, type Decision, type OptionId, type Policy, pushRandomAnswer } from '@regalia/kernel';
import { levelOf } from '../../rules/pyramid/pyramid.ts';
import { gemCount, type PanovnikState } from '../../rules/state.ts';
import { handSize } from '../../rules/zones.ts';

/** With as many cards as this in hand, or fewer gems than that, an auction is passed for gems. */
const ENOUGH_CARDS = 3;
const FEW_GEMS = 3;

/** Chooses in playouts: builds as high as it can, bids while it has gems and room in the hand; everything else at random. */
export const firstPolicy: Policy<PanovnikState> = (s, d, rng, answer) => {
  if (d.prompt === 'place') answer.push(highest(d));
  else if (d.prompt === 'build' || (d.prompt === 'bid' && wantsCards(s, d))) takeOne(d, rng, answer);
  else if (d.prompt !== 'bid') pushRandomAnswer(d, rng, answer);
};

/** The policy as an opponent. */
export const pyramidBuilder = botByPolicy('pyramid-builder', firstPolicy);

function wantsCards(s: Readonly<PanovnikState>, { seat }: Decision): boolean {
  return handSize(s, seat) < ENOUGH_CARDS && gemCount(s, seat) >= FEW_GEMS;
}

function highest({ options }: Decision): OptionId {
  let best = options[0] as OptionId;
  for (const slot of options) if (levelOf(slot) > levelOf(best)) best = slot;
  return best;
}

function takeOne({ options }: Decision, rng: number[], answer: OptionId[]): void {
  if (options.length > 0) answer.push(options[below(rng, options.length)] as OptionId);
}
