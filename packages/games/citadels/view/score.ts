import { type Card, cardParam, type Params, type ScoreBreakdown, type ScoreLine, type Seat } from '@regalia/kernel';
import { COLORS, cardOf, HAUNTED_CITY, isBuilding } from '../rules/cards/printed.ts';
import { actionCards, colorBonus, eightBonus, isOldEnough, PER_ACTION_CARD } from '../rules/scoring.ts';
import { type CitadelsState, coinsOf } from '../rules/state.ts';
import { cityOf } from '../rules/zones.ts';

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
