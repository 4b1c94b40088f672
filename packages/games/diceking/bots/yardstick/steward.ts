import type { Answer, Bot, Decision, OptionId } from '@regalia/kernel';
import { missingFor } from '../../rules/conditions.ts';
import { bestLevel, canFulfill, jokersOf } from '../../rules/jokers.ts';
import { type Citizen, type Condition, DICE } from '../../rules/printed/shape.ts';
import { type DicekingState, dataOf, facesShown, tallyShown } from '../../rules/state.ts';
import { tallyOf } from '../../rules/tally.ts';
import { CLAIMS } from '../../rules/verbs/claim.ts';
import { PAIRS, SUPER } from '../../rules/verbs/pairs.ts';
import { GEMS_OF } from '../../rules/verbs/steal.ts';
import { cardsIn, faceDown, faceUp } from '../../rules/zones.ts';
import { gainAt } from './gains.ts';
import { mostBy } from './mostBy.ts';
import { bestToKeep, type Plan, planOf } from './plan.ts';
import { captureWorth, type Outlook, outlookOf, robWorth, slayWorth } from './worths.ts';

/** How much it counts beside a pair whom a card is stolen from. */
const WHOSE = 0.5;

/** Keeps the dice that are best on average for all five cards, and takes what brings most at once. */
export const steward: Bot<DicekingState> = {
  name: 'steward',
  needsNoSample: true,
  choose: ({ state, decision }) => answerOf(state, decision),
};

function answerOf(s: DicekingState, d: Decision): Answer {
  const outlook = outlookOf(s, d.seat);
  switch (d.prompt) {
    case 'reroll': {
      const { keep } = bestToKeep(s, planOf(s));
      return d.options.filter((die) => ((keep >> die) & 1) === 0).slice(0, DICE);
    }
    case 'claim':
      return chooseClaim(s, d, planOf(s));
    case 'pair':
      return choosePair(s, d);
    case 'face':
      return [d.options[0] as OptionId];
    case 'lay-down':
      return [mostBy(d.options, (card) => Math.max(...(planOf(s).worths.get(card) ?? [0])))];
    case 'build':
      return [mostBy(d.options, (space) => gainAt(s, outlook.areas, space))];
    case 'burn':
      return [mostBy(d.options, (space) => -gainAt(s, outlook.areas, space))];
    case 'slay':
      return [mostBy(d.options, (space) => slayWorth(outlook, space))];
    case 'capture':
      return [mostBy(d.options, (space) => captureWorth(outlook, space))];
    case 'steal-card':
      return [mostBy(d.options, (card) => matches(s, d, card) + WHOSE * spiteFor(outlook, card))];
    case 'steal-gem':
      return [
        mostBy(d.options, (option) => robWorth(outlook, GEMS_OF.partOf.seat(option), GEMS_OF.partOf.gem(option) + 1)),
      ];
    default:
      return d.options.slice(0, Math.max(1, d.min));
  }
}

/** The claim that brings most, jokers priced; none where the alarm is better. */
function chooseClaim(s: DicekingState, d: Decision, { worths, aims }: Plan): Answer {
  const tally = tallyShown(s);
  const { cards } = dataOf(s);
  const worthOf = (option: OptionId) => {
    const { jokers, card } = CLAIMS.parseId(option);
    const levels = worths.get(card) as readonly number[];
    const { tiers } = cards[card] as Citizen;
    const values = tiers.map((tier, i) => {
      const pairs = missingFor(tier, tally);
      if (jokers === 0 ? pairs > 0 : pairs === 0 || !canFulfill(tier, tally, aims.jokers))
        return Number.NEGATIVE_INFINITY;
      return (levels[i] as number) - pairs * aims.pairPrice;
    });
    return Math.max(...values);
  };
  const best = mostBy(d.options, worthOf);
  return d.min === 0 && worthOf(best) < aims.alarm ? [] : [best];
}

/** A pair that keeps the best level in reach and wastes least; none once that level is reached. */
function choosePair(s: DicekingState, d: Decision): Answer {
  const { cards } = dataOf(s);
  const citizen = cards[s.claim] as Citizen;
  const jokers = jokersOf(cards, cardsIn(s, faceUp(s.turn)), cardsIn(s, faceDown(s.turn)).length);
  const tally = tallyShown(s);
  const level = bestLevel(citizen, tally, jokers);
  const target = citizen.tiers[level - 1] as Condition;
  const before = missingFor(target, tally);
  if (before === 0 && d.min === 0) return [];
  return [
    mostBy(d.options, (option) => {
      const { first, second } = PAIRS.parseId(option);
      if (first === SUPER) return -2;
      const { joker } = cards[first] as Citizen;
      const helps = before - missingFor(target, tallyOf([...facesShown(s), joker]));
      return 10 * helps - (second === SUPER ? 1 : 0);
    }),
  ];
}

/** How many own face-up cards have the same joker: with one of them it makes a pair. */
function matches(s: DicekingState, d: Decision, card: number): number {
  const { cards } = dataOf(s);
  const { joker } = cards[card] as Citizen;
  return cardsIn(s, faceUp(d.seat)).filter((own) => (cards[own] as Citizen).joker === joker).length;
}

/** How much of its owner's loss is one's own gain. */
function spiteFor({ s, spites }: Outlook, card: number): number {
  return spites.find((_, seat) => cardsIn(s, faceUp(seat)).includes(card)) ?? 0;
}
