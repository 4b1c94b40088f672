import {
  type Card,
  cardParam,
  namedParam,
  type Params,
  type ScoreBreakdown,
  type ScoreLine,
  type Seat,
  type Viewer,
} from '@regalia/kernel';
import { lawOf } from '../rules/cards/laws.ts';
import { cardOf, isLaw } from '../rules/cards/printed.ts';
import { cardAt, circleColor, isSlot, levelOf, lookAtPyramid, type Slot, seatOf } from '../rules/pyramid/pyramid.ts';
import type { Reckoning } from '../rules/pyramid/reckoning.ts';
import { reckon, setsOf } from '../rules/pyramid/reckoning.ts';
import { ATTACK_PENALTY, attackPoints, attacksOn, pointsOfLaw, SET_POINTS } from '../rules/scoring.ts';
import type { PanovnikState } from '../rules/state.ts';
import { colorOf, isEternal, isPoints, tokenValue } from '../rules/tokens.ts';
import { kindOnSlot, slotOfToken } from '../rules/tokensOnCards.ts';
import { cardsIn, pyramid } from '../rules/zones.ts';

/** PAN-10.7 to 10.13: the seven steps, each a section of the score sheet. */
export const SECTIONS = ['circles', 'eternals', 'laws', 'points', 'magic', 'sets', 'attacks'] as const;

/**
 * Every point of every seat. Before the end all lines are previews, other seats' left-over gems are not counted, and what
 * attack tokens would cost is nobody's to know.
 */
export function score(s: Readonly<PanovnikState>, viewer: Viewer): ScoreBreakdown[] {
  return Array.from({ length: s.seats }, (_, seat) => {
    const over = s.phase === 'over';
    const open = over || viewer === seat || viewer === 'judge';
    const lines = linesOf(s, seat, open, over || viewer === 'judge', !over);
    const total = over ? lines.reduce((sum, line) => sum + (line.points ?? 0), 0) : 0;
    return { seat, total, lines };
  });
}

type Add = (section: number, points: number | null, rule: string, key: string, params?: Params, card?: Card) => void;

function linesOf(
  s: Readonly<PanovnikState>,
  seat: Seat,
  withGems: boolean,
  withAttacks: boolean,
  preview: boolean,
): ScoreLine[] {
  const r = reckon(s, seat, withGems);
  const lines: ScoreLine[] = [];
  const add: Add = (section, points, rule, key, params = {}, card) => {
    lines.push({ points, rule, key: `score.${key}`, params, card: card ?? null, section, preview });
  };
  addCircles(r, add);
  addEternals(r, add);
  addLaws(r, add);
  addPoints(r, add);
  if (r.magic * r.magicBonus > 0) {
    add(4, r.magic * r.magicBonus, 'PAN-10.11', 'magic', { magic: r.magic, bonus: r.magicBonus });
  }
  if (setsOf(r) > 0) add(5, SET_POINTS * setsOf(r), 'PAN-10.12', 'sets', { n: setsOf(r), each: SET_POINTS });
  addAttacks(r, add, withAttacks);
  return lines;
}

function addCircles(r: Reckoning, add: Add): void {
  lookAtPyramid(r.state, r.seat);
  r.circles.forEach((circle, i) => {
    const color = r.recoloring.colors[i] ?? -1;
    if (color < 0) return;
    const bonus = r.circleBonus[color] as number;
    const recolored = circleColor(circle) !== color;
    const rule = recolored ? 'PAN-10.5' : 'PAN-10.7';
    const key = recolored ? 'circle-recolored' : 'circle';
    const params = { level: circle.level, bonus, color: namedParam('gem', color) };
    add(
      0,
      circle.level + bonus,
      rule,
      bonus > 0 ? `${key}-bonus` : key,
      bonus > 0 ? params : { level: params.level, color: params.color },
      cardAt(circle.slot),
    );
  });
}

function addEternals({ state, seat, circleBonus }: Reckoning, add: Add): void {
  lookAtPyramid(state, seat);
  for (const token of state.tokens) {
    const [slot, kind] = [slotOfToken(token), kindOnSlot(token)];
    if (!isEternal(kind) || seatOf(slot) !== seat) continue;
    const bonus = circleBonus[colorOf(kind)] as number;
    const params = { level: levelOf(slot), color: namedParam('gem', colorOf(kind)) };
    add(
      1,
      levelOf(slot) + bonus,
      'PAN-10.8',
      bonus > 0 ? 'eternal-bonus' : 'eternal',
      bonus > 0 ? { ...params, bonus } : params,
      cardAt(slot),
    );
  }
}

function addLaws(r: Reckoning, add: Add): void {
  for (const card of cardsIn(r.state, pyramid(r.seat))) {
    const slot = r.state.place[card] as Slot;
    if (!isLaw(card) || !isSlot(slot)) continue;
    const { end } = lawOf(card);
    if (end === null) continue;
    const points = pointsOfLaw(r, card);
    add(2, points, 'PAN-10.9', `law.${cardOf(card).id}`, { n: points / end.each, each: end.each }, card);
  }
}

function addPoints({ state, seat }: Reckoning, add: Add): void {
  lookAtPyramid(state, seat);
  for (const token of state.tokens) {
    const [slot, kind] = [slotOfToken(token), kindOnSlot(token)];
    if (!isPoints(kind) || seatOf(slot) !== seat) continue;
    const card = cardAt(slot);
    add(3, tokenValue(kind), 'PAN-10.10', 'points', { card: cardParam(card) }, card);
  }
}

function addAttacks({ state, seat, defense }: Reckoning, add: Add, known: boolean): void {
  if (state.seats === 1) return;
  if (!known) {
    add(6, null, 'PAN-10.13', 'attacks-unknown', { defense });
    return;
  }
  const attacks = attacksOn(state, seat);
  if (attacks > 0)
    add(6, attackPoints(attacks, defense), 'PAN-10.13', 'attacks', { attacks, defense, each: ATTACK_PENALTY });
}
