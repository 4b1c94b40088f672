import { botByPolicy, type Decision, type OptionId, type Policy, pushRandomAnswer, type Seat } from '@regalia/kernel';
import { missingFor } from '../../rules/conditions.ts';
import { type Citizen, type Condition, DICE } from '../../rules/printed/shape.ts';
import { type DicekingState, dataOf, facesShown, mapOf, TOKEN } from '../../rules/state.ts';
import { addFace, type Tally, tallyOf } from '../../rules/tally.ts';
import { CLAIMS } from '../../rules/verbs/claim.ts';
import { displayed } from '../../rules/zones.ts';
import { mostBy } from './mostBy.ts';

/**
 * Chooses in playouts, without the solver: rolls for the card that lacks fewest dice, takes the strongest citizen that needs
 * no jokers, builds beside own castles and where a gem lies; everything else at random.
 */
export const firstPolicy: Policy<DicekingState> = (s, d, rng, answer) => {
  switch (d.prompt) {
    case 'reroll':
      rollForNearest(s, answer);
      break;
    case 'claim':
      answer.push(strongest(d));
      break;
    case 'build':
    case 'slay':
    case 'capture':
      answer.push(mostBy(d.options, (space) => promiseOf(s, d.seat, space)));
      break;
    case 'burn':
      answer.push(mostBy(d.options, (space) => -promiseOf(s, d.seat, space)));
      break;
    default:
      pushRandomAnswer(d, rng, answer);
  }
};

/** The policy as an opponent: takes what its dice come nearest to. */
export const reeve = botByPolicy('reeve', firstPolicy);

/** Rolls the dice that the nearest card can do without; none once one is fulfilled. */
function rollForNearest(s: Readonly<DicekingState>, answer: OptionId[]): void {
  const faces = facesShown(s);
  const tally = tallyOf(faces);
  const [target, missing] = nearest(s, tally);
  if (target === null || missing === 0) return;
  for (let die = 0; die < DICE; die++) {
    const face = faces[die] as number;
    addFace(tally, face, -1);
    if (missingFor(target, tally) > missing) addFace(tally, face, 1);
    else answer.push(die);
  }
}

/** The easiest level of the visible card that lacks fewest dice; of equal ones that of the strongest deck. */
function nearest(s: Readonly<DicekingState>, tally: Tally): [Condition | null, number] {
  const { cards } = dataOf(s);
  let target: Condition | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const card of displayed(s)) {
    const [tier] = (cards[card] as Citizen).tiers;
    const missing = missingFor(tier as Condition, tally);
    if (missing > least) continue;
    target = tier as Condition;
    least = missing;
  }
  return [target, least];
}

function strongest(d: Decision): OptionId {
  return mostBy(d.options, (claim) => {
    const { jokers, card } = CLAIMS.parseId(claim);
    return jokers === 0 ? card : -1;
  });
}

/** Own castles beside a space, and the gem on it. */
function promiseOf(s: Readonly<DicekingState>, seat: Seat, space: number): number {
  let promise = s.gems[space] as number;
  for (const next of mapOf(s).neighbors[space] as readonly number[]) if (s.spaces[next] === TOKEN + seat) promise += 2;
  return promise;
}
