import type { Card } from '@regalia/kernel';
import { type Citizen, deckOf, LANDOWNER, ROGUE, SLAYER } from '../rules/printed/shape.ts';
import type { Prize } from '../rules/solver/best.ts';
import { type DicekingState, dataOf } from '../rules/state.ts';
import { type Standing, standingOf } from './standing.ts';
import { winChance } from './winChance.ts';
import { type Plan, planOf } from './yardstick/plan.ts';
import { timeLeft } from './yardstick/worths.ts';

/** What the points of `planOf` count for a joker, and from where on they mean a won game. */
const JOKER = 0.5;
const WINS = 500;
/** A joker pair is never free. */
const LEAST_PRICE = 0.001;
/** What a claim usually brings, for the price of jokers. */
const USUAL_GAIN = 3;

/** What the active seat plays for in this turn, in chances to win: a tile used up brings the end nearer, for good or ill. */
export function winPlanOf(s: Readonly<DicekingState>): Plan {
  const inPoints = planOf(s);
  const before = standingOf(s, s.turn);
  const chance = (change: Standing) => winChance(sumOf(before, change));
  const joker = JOKER * timeLeft(s);
  const levelsOf = (card: Card, levels: readonly number[]) =>
    levels.map((level) => {
      if (level > WINS) return 1;
      return chance({ points: level - joker, jokers: 1, superJokers: 0, tiles: -tilesUsed(card, before.tiles) });
    });
  const worths = new Map([...inPoints.worths].map(([card, levels]) => [card, levelsOf(card, levels)] as const));
  const { cards } = dataOf(s);
  const prizes = [...worths].flatMap(([card, levels]) => prizesOf(cards[card] as Citizen, levels));
  const afterUsual = (jokers: number) => chance({ points: USUAL_GAIN, jokers, superJokers: 0, tiles: -1 });
  const pairPrice = Math.max(LEAST_PRICE, afterUsual(1) - afterUsual(-1));
  const alarm = chance({ points: 0, jokers: 0, superJokers: 1, tiles: -1 });
  return { outlook: inPoints.outlook, worths, aims: { ...inPoints.aims, prizes, pairPrice, alarm } };
}

function tilesUsed(card: Card, tiles: number): number {
  const deck = deckOf(card);
  if (deck === SLAYER || deck === ROGUE) return 0;
  return deck === LANDOWNER ? Math.min(2, tiles) : 1;
}

function sumOf(a: Standing, b: Standing): Standing {
  return {
    points: a.points + b.points,
    jokers: a.jokers + b.jokers,
    superJokers: a.superJokers + b.superJokers,
    tiles: a.tiles + b.tiles,
  };
}

function prizesOf({ tiers }: Citizen, levels: readonly number[]): Prize[] {
  return tiers.map((condition, i) => ({ condition, worth: levels[i] as number }));
}
