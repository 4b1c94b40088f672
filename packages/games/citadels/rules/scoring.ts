import { type Card, cardParam, type Params, type ScoreBreakdown, type ScoreLine, type Seat } from '@regalia/kernel';
import { CARDS, COLORS, cardOf, HAUNTED_CITY, isActionCard, isBuilding } from './cards/printed.ts';
import { traitsOf } from './cards/traits.ts';
import { type CitadelsState, coinsOf, isComplete, NOBODY } from './state.ts';
import { cityOf, handOf } from './zones.ts';

const FIVE_COLORS = 3;
const FIRST_WITH_EIGHT = 4;
const WITH_EIGHT = 2;
const PER_ACTION_CARD = 1;

/** CIT-8.2, CIT-9.5: the points of a seat as they would be counted now, and those of the buildings alone (CIT-8.4). */
export function pointsOf(s: Readonly<CitadelsState>, seat: Seat): { total: number; buildings: number } {
  const buildings = buildingPoints(s, seat);
  const bonus = colorBonus(s, seat) + eightBonus(s, seat) + PER_ACTION_CARD * actionCards(s, seat);
  return { total: buildings + bonus, buildings };
}

/** CIT-8.2 (a). */
export function buildingPoints(s: Readonly<CitadelsState>, seat: Seat): number {
  let points = 0;
  for (const card of cityOf(s, seat)) points += (CARDS[card] as (typeof CARDS)[number]).points;
  return points;
}

/** CIT-8.2 (b), CIT-7.4: the Haunted City stands in for one color that is missing. */
function colorBonus(s: Readonly<CitadelsState>, seat: Seat): number {
  const colors = new Set<string>();
  let jokers = 0;
  for (const card of cityOf(s, seat)) {
    if (traitsOf(card).anyColor && isOldEnough(s)) jokers++;
    else if (isBuilding(card)) colors.add(cardOf(card).color as string);
  }
  return colors.size + jokers >= COLORS.length ? FIVE_COLORS : 0;
}

/** CIT-8.2 (c) (d), CIT-8.6. */
function eightBonus(s: Readonly<CitadelsState>, seat: Seat): number {
  if (s.first === seat) return FIRST_WITH_EIGHT;
  return isComplete(s, seat) ? WITH_EIGHT : 0;
}

/**
 * Every point with its rule, the same for everybody: in mid-game what can still be lost or won is a preview, and action
 * cards in hand come only at the end.
 */
export function score(s: Readonly<CitadelsState>): ScoreBreakdown[] {
  const isOver = s.flow.outcome !== null;
  return s.coins.map((_, seat) => {
    const lines = [
      ...cityOf(s, seat).map((card) => buildingLine(card)),
      ...colorLines(s, seat, !isOver),
      ...eightLines(s, seat, !isOver),
      ...(isOver ? endLines(s, seat) : []),
    ];
    const total = lines.reduce((sum, line) => (line.preview ? sum : sum + (line.points ?? 0)), 0);
    return { seat, total, lines };
  });
}

/** CIT-E14: not if it was built in the last round. */
function isOldEnough(s: Readonly<CitadelsState>): boolean {
  return s.first === NOBODY || s.hauntedSince < s.round;
}

function actionCards(s: Readonly<CitadelsState>, seat: Seat): number {
  return handOf(s, seat).filter(isActionCard).length;
}

function buildingLine(card: Card): ScoreLine {
  const { points, cost } = cardOf(card);
  const rule = points === cost ? 'CIT-8.2' : 'CIT-7.9';
  return line(points, rule, 'score.building', { card: cardParam(card) }, card);
}

function colorLines(s: Readonly<CitadelsState>, seat: Seat, preview: boolean): ScoreLine[] {
  const points = colorBonus(s, seat);
  if (points === 0) return [];
  const haunted = cityOf(s, seat).includes(HAUNTED_CITY) && isOldEnough(s) && !hasAllColors(s, seat);
  const [rule, key, card] = haunted
    ? (['CIT-7.4', 'score.colors-haunted', HAUNTED_CITY] as const)
    : (['CIT-8.2', 'score.colors', null] as const);
  return [{ ...line(points, rule, key, haunted ? { card: cardParam(HAUNTED_CITY) } : {}, card), preview }];
}

function hasAllColors(s: Readonly<CitadelsState>, seat: Seat): boolean {
  const colors = cityOf(s, seat).flatMap((card) => (isBuilding(card) ? [cardOf(card).color] : []));
  return new Set(colors).size === COLORS.length;
}

function eightLines(s: Readonly<CitadelsState>, seat: Seat, isRunning: boolean): ScoreLine[] {
  const points = eightBonus(s, seat);
  if (points === 0) return [];
  if (s.first === seat) return [line(points, 'CIT-8.2', 'score.first')];
  return [{ ...line(points, 'CIT-8.2', 'score.eight'), preview: isRunning }];
}

/** CIT-8.3, CIT-9.5: what is left over, also where it is worth nothing but may decide a tie (CIT-8.5). */
function endLines(s: Readonly<CitadelsState>, seat: Seat): ScoreLine[] {
  const n = actionCards(s, seat);
  const cards = s.variant ? [line(n * PER_ACTION_CARD, 'CIT-9.5', 'score.action-cards', { n })] : [];
  return [...cards, line(0, 'CIT-8.3', 'score.coins', { n: coinsOf(s, seat) })];
}

function line(points: number, rule: string, key: string, params: Params = {}, card: Card | null = null): ScoreLine {
  return { points, rule, key, params, card, section: sectionOf(key), preview: false };
}

/** What the lines of a score have in common, in the order of the sheet. */
export const SCORE_SECTIONS = ['buildings', 'colors', 'eight', 'left-over'] as const;

const SECTION_OF: Readonly<Record<string, (typeof SCORE_SECTIONS)[number]>> = {
  'score.colors': 'colors',
  'score.colors-haunted': 'colors',
  'score.first': 'eight',
  'score.eight': 'eight',
  'score.action-cards': 'left-over',
  'score.coins': 'left-over',
};

function sectionOf(key: string): number {
  return SCORE_SECTIONS.indexOf(SECTION_OF[key] ?? 'buildings');
}
