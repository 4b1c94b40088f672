import type { Card, Seat } from '@regalia/kernel';
import { landscapeOf } from '../../rules/cards/printed.ts';
import { type Citizen, DECKS, deckOf, LANDOWNER, MERCHANT, ROGUE, SLAYER, THIEF } from '../../rules/printed/shape.ts';
import { hasMostFires } from '../../rules/scoring.ts';
import { type DicekingState, dataOf, FIRE, GOLD, spacesWith, TOKEN, WHITE } from '../../rules/state.ts';
import { targetsOf } from '../../rules/verbs/capture.ts';
import { BOX, cardsIn, faceUp, TILES } from '../../rules/zones.ts';
import { type Areas, areasOf, bestGain, gainAt, gemWorth, lossAt } from './gains.ts';
import { spitesOf } from './spite.ts';

/** What winning counts, against any points. */
const VICTORY = 1000;
/** Found by trial: what a card is worth as a joker early in the game, face up and face down, and a fire beyond its majority. */
const JOKER = 0.5;
const SUPER_JOKER = 0.9;
const A_FIRE = 0.7;
const MAJORITY = 4;
/** Jokers lose their worth with the last tiles. */
const LATE = 8;

/** A position as one seat sees it before it rolls. */
export interface Outlook {
  readonly s: Readonly<DicekingState>;
  readonly seat: Seat;
  readonly areas: Areas;
  /** Best gain for each tile that may be drawn, highest first. */
  readonly gains: readonly number[];
  /** How much of each seat's loss is one's own gain. */
  readonly spites: readonly number[];
  /** 1 early, 0 at the end. */
  readonly time: number;
}

export function outlookOf(s: Readonly<DicekingState>, seat: Seat): Outlook {
  const areas = areasOf(s, seat);
  const { spacesOf } = dataOf(s);
  const byType = spacesOf.map((spaces) => bestGain(s, areas, spaces));
  const unseen = cardsIn(s, TILES).concat(cardsIn(s, BOX));
  const gains = unseen.map((tile) => byType[landscapeOf(tile)] as number).sort((a, b) => b - a);
  return { s, seat, areas, gains, spites: spitesOf(s, seat), time: timeLeft(s) };
}

/** 1 early, 0 with the last tile. */
export function timeLeft(s: Readonly<DicekingState>): number {
  return Math.min(1, cardsIn(s, TILES).length / LATE);
}

/** What each level of a citizen is worth to the seat, its joker included. */
export function worthsOf(outlook: Outlook, card: Card): number[] {
  const { s, seat, time } = outlook;
  const citizen = dataOf(s).cards[card] as Citizen;
  return citizen.tiers.map((_, i) => {
    const effect = effectWorth(outlook, card, citizen, i + 1);
    const wins = effect > 0 && s.tokens[seat] === 0;
    return (wins ? VICTORY : effect) + JOKER * time;
  });
}

/** What the alarm is worth: a super-joker, and a castle fewer for the others. */
export function alarmWorth({ time }: Outlook): number {
  return SUPER_JOKER * time;
}

export const pairPrice = ({ time }: Outlook): number => 0.1 + 2 * JOKER * time;

function effectWorth(outlook: Outlook, card: Card, { steals }: Citizen, level: number): number {
  switch (deckOf(card)) {
    case MERCHANT:
      return bestOfDrawn(outlook, level) + (level === 3 ? gemOfSupply(outlook) : 0);
    case THIEF:
      return bestOfDrawn(outlook, steals === 'card' ? 2 : 1) + stealWorth(outlook, steals);
    case SLAYER:
      return bestOver(spacesWith(outlook.s, FIRE), (space) => slayWorth(outlook, space));
    case ROGUE:
      return bestOver(targetsOf(outlook.s, outlook.seat), (space) => captureWorth(outlook, space));
    case LANDOWNER:
      return Math.min(2, cardsIn(outlook.s, TILES).length) * bestOfDrawn(outlook, 1) + 0.5;
    default:
      throw new RangeError(`there are ${DECKS.length} decks`);
  }
}

/** The mean of the best of `count` tiles. */
function bestOfDrawn({ gains }: Outlook, count: number): number {
  let mean = 0;
  let noneBefore = 1;
  for (let i = 0; i < gains.length; i++) {
    let none = 1;
    for (let k = 0; k < count; k++) none *= Math.max(0, gains.length - i - 1 - k) / Math.max(1, gains.length - k);
    mean += (noneBefore - none) * (gains[i] as number);
    noneBefore = none;
  }
  return mean;
}

function gemOfSupply({ s }: Outlook): number {
  return gemWorth(s.goldSupply > 0 ? GOLD : s.whiteSupply > 0 ? WHITE : 0);
}

function stealWorth(outlook: Outlook, steals: Citizen['steals']): number {
  const { s, seat, time } = outlook;
  const others = s.tokens.map((_, other) => other).filter((other) => other !== seat);
  if (steals === 'card') return others.some((other) => cardsIn(s, faceUp(other)).length > 0) ? JOKER * 1.5 * time : 0;
  return bestOver(others, (other) => {
    if ((s.gold[other] as number) > 0) return robWorth(outlook, other, GOLD);
    return (s.white[other] as number) > 0 ? robWorth(outlook, other, WHITE) : 0;
  });
}

/** What a gem of another seat is worth. */
export function robWorth({ spites }: Outlook, other: Seat, gem: number): number {
  return gemWorth(gem) * (1 + (spites[other] as number));
}

/** What replacing the fire on a space is worth. */
export function slayWorth({ s, seat, areas, spites, time }: Outlook, space: number): number {
  const own = (s.fires[seat] as number) + 1;
  const most = Math.max(...s.fires.map((count, other) => (other === seat ? 0 : count)));
  const gained = own >= most && !hasMostFires(s, seat) ? MAJORITY : 0;
  const passes = own > most && most > 0 && own - 1 <= most;
  const taken = passes
    ? MAJORITY * spites.reduce((sum, spite, other) => (s.fires[other] === most ? sum + spite : sum), 0)
    : 0;
  return gainAt(s, areas, space) + (gained + taken) * (1 - 0.5 * time) + A_FIRE * time;
}

/** What capturing the castle on a space is worth. */
export function captureWorth({ s, areas, spites }: Outlook, space: number): number {
  const owner = (s.spaces[space] as number) - TOKEN;
  return gainAt(s, areas, space) + (spites[owner] as number) * lossAt(s, space);
}

function bestOver(targets: readonly number[], worth: (target: number) => number): number {
  let best = 0;
  for (const target of targets) best = Math.max(best, worth(target));
  return best;
}
