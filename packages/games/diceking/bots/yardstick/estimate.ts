import { missingFor } from '../../rules/conditions.ts';
import { jokersOf, mostPairs } from '../../rules/jokers.ts';
import type { Citizen, Condition } from '../../rules/printed/shape.ts';
import { type DicekingState, dataOf, tallyShown } from '../../rules/state.ts';
import { cardsIn, displayed, faceDown, faceUp } from '../../rules/zones.ts';
import { alarmWorth, outlookOf, pairPrice, worthsOf } from './worths.ts';

/** Roughly how likely the missing dice are still rolled, by their number, by re-rolls left. */
const HOPES: readonly (readonly number[])[] = [[1], [1, 0.45, 0.15, 0.03], [1, 0.65, 0.35, 0.12]];
/** How likely the jokers at hand are of the kind that is missing. */
const HELPED = 0.5;
/** How much the second best aim counts beside the best: the dice may turn to it. */
const BESIDES = 0.3;

/** Roughly what the active seat will win with its dice: the best of the cards by the dice still missing. */
export function estimate(s: Readonly<DicekingState>): number {
  const outlook = outlookOf(s, s.turn);
  const { cards } = dataOf(s);
  const tally = tallyShown(s);
  const pairs = mostPairs(jokersOf(cards, cardsIn(s, faceUp(s.turn)), cardsIn(s, faceDown(s.turn)).length));
  const hopes = HOPES[s.rerolls] as readonly number[];
  const price = pairPrice(outlook);
  const alarm = alarmWorth(outlook);
  let [best, second] = [alarm, alarm];
  for (const card of displayed(s)) {
    const worths = worthsOf(outlook, card);
    const value = Math.max(
      ...(cards[card] as Citizen).tiers.map((tier: Condition, i) => {
        const missing = missingFor(tier, tally);
        const worth = worths[i] as number;
        const hoped = (hopes[missing] ?? 0) * worth;
        return missing > 0 && missing <= pairs ? Math.max(hoped, HELPED * worth - missing * price) : hoped;
      }),
    );
    if (value > best) [best, second] = [value, best];
    else if (value > second) second = value;
  }
  return s.rerolls === 0 ? best : best + BESIDES * second;
}
