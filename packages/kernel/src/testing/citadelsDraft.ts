import type { Card, Seat, State } from '../base/vocabulary.ts';
import { newFlow } from '../flow/flow.ts';
import { seedFast } from '../rng/rng.ts';
import { learnAbsent } from '../zones/knowledge/absences.ts';
import { allViewers, makeLayout } from '../zones/layout.ts';
import { HIDDEN, PUBLIC } from '../zones/marks.ts';
import { moveAll, moveAt, moveCard, moveTop, revealZone } from '../zones/move.ts';
import { makeZoneContext, type ZoneContext } from '../zones/zoneContext.ts';

/** The draft and the calling of eight characters (CIT-3, CIT-4) on bare zones, at every seat count. */
export const CHARACTERS = 8;
const NOBODY = -1;
const EMPTY_FRAME = { program: '', pc: 0, seat: 0, cause: 0, vars: {}, card: -1, queue: null };

/** One pick in the draft: the seat keeps a card and may discard another face down. */
interface Look {
  readonly seat: Seat;
  readonly discardsOne: boolean;
  /** CIT-3.5: the seat also takes the card set aside at the start. */
  readonly takesFirst: boolean;
}

/** One course of the draft: the card set aside first, then each pick. */
export interface Draft {
  readonly seats: number;
  readonly open: readonly Card[];
  readonly first: Card;
  readonly taken: readonly (readonly Card[])[];
  /** The cards seen at each pick, one bit each. */
  readonly hands: readonly number[];
  /** The characters of each seat; last, the cards face down. */
  readonly held: readonly (readonly Card[])[];
}

function looksOf(seats: number): Look[] {
  const look = (seat: Seat, discardsOne = false, takesFirst = false): Look => ({ seat, discardsOne, takesFirst });
  if (seats === 2) return [look(0), look(1, true), look(0, true), look(1, true)];
  const lap = Array.from({ length: seats }, (_, seat) => look(seat));
  const looks = seats === 3 ? [...lap, ...lap] : lap;
  return [...looks.slice(0, -1), look(seats - 1, true, seats === 7)];
}

/** Every possible draft with these cards face up. */
export function allDrafts(seats: number, open: readonly Card[]): Draft[] {
  const looks = looksOf(seats);
  const drafts: Draft[] = [];
  const goOn = (first: Card, hand: readonly Card[], taken: readonly (readonly Card[])[], hands: readonly number[]) => {
    const look = looks[taken.length];
    if (look === undefined) {
      drafts.push({ seats, open, first, taken, hands, held: holdings(seats, first, taken) });
      return;
    }
    const seen = look.takesFirst ? [...hand, first] : hand;
    const bits = seen.reduce((sum, card) => sum | (1 << card), 0);
    for (const picked of picks(seen, look)) {
      const rest = seen.filter((card) => !picked.includes(card));
      goOn(first, rest, [...taken, picked], [...hands, bits]);
    }
  };
  const closed = without(open);
  for (const first of closed) goOn(first, without([...open, first]), [], []);
  return drafts;
}

function picks(seen: readonly Card[], { discardsOne }: Look): Card[][] {
  if (!discardsOne) return seen.map((kept) => [kept]);
  return seen.flatMap((kept) => seen.filter((card) => card !== kept).map((laid) => [kept, laid]));
}

function without(cards: readonly Card[]): Card[] {
  return Array.from({ length: CHARACTERS }, (_, card) => card).filter((card) => !cards.includes(card));
}

function holdings(seats: number, first: Card, taken: Draft['taken']): Card[][] {
  const held: Card[][] = Array.from({ length: seats + 1 }, () => []);
  const looks = looksOf(seats);
  if (!looks.some((look) => look.takesFirst)) held[seats]?.push(first);
  taken.forEach(([kept, laid], i) => {
    held[looks[i]?.seat as Seat]?.push(kept as Card);
    if (laid !== undefined) held[seats]?.push(laid);
  });
  return held;
}

export function holderOf(held: Draft['held'], card: Card): Seat {
  const holder = held.findIndex((cards) => cards.includes(card));
  return holder === held.length - 1 ? NOBODY : holder;
}

/** CIT-3.9, CIT-4.1: whether a seat, or the spectators (the seat count), sees the same in both after these calls. */
export function isIndistinguishable(one: Draft, other: Draft, viewer: number, calls: readonly Card[]): boolean {
  if (viewer === 0 && one.first !== other.first) return false;
  for (const [i, { seat, takesFirst }] of looksOf(one.seats).entries()) {
    if (seat !== viewer) continue;
    if (one.hands[i] !== other.hands[i] || (takesFirst && one.first !== other.first)) return false;
    if (one.taken[i]?.some((card, at) => card !== other.taken[i]?.[at])) return false;
  }
  return calls.every((card) => holderOf(one.held, card) === holderOf(other.held, card));
}

/** The same draft played with the kernel's verbs. */
export function playDraft(draft: Draft): ZoneContext {
  const { seats, open, first, taken } = draft;
  const c = laidOut(seats, open);
  const z = zonesOf(seats);
  moveCard(c, z.round, first, z.down, 1);
  looksOf(seats).forEach(({ seat, takesFirst }, i) => {
    const [kept, laid] = taken[i] as readonly Card[];
    if (takesFirst) moveAt(c, z.down, 0, z.round, 0);
    revealZone(c, z.round, 1 << seat);
    moveCard(c, z.round, kept as Card, seat);
    if (laid !== undefined) moveCard(c, z.round, laid, z.down, 1 << seat);
  });
  return c;
}

/** CIT-4.1, CIT-4.2: the seat with the character reveals it; otherwise all learn that nobody has it. */
export function callCharacter(c: ZoneContext, card: Card): void {
  const { seats } = c.layout;
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const holder = all.find((seat) => c.zones[seat]?.cards.includes(card));
  if (holder === undefined) learnAbsent(c, card, all, allViewers(seats));
  else moveCard(c, holder, card, zonesOf(seats).table, allViewers(seats));
}

/** CIT-4.3: all characters are collected face down. */
export function gather(c: ZoneContext): void {
  const { round, down, table } = zonesOf(c.layout.seats);
  for (let seat = 0; seat < c.layout.seats; seat++) moveAll(c, seat, round);
  while (moveTop(c, down, round) !== -1);
  moveAll(c, table, round);
}

export function zonesOf(seats: number) {
  return { round: seats, down: seats + 1, table: seats + 2 };
}

function laidOut(seats: number, open: readonly Card[]): ZoneContext {
  const hidden = { owner: null, visibleTo: 'none', ordered: false, pool: 0 } as const;
  const layout = makeLayout(seats, [
    ...Array.from(
      { length: seats },
      (_, owner) => ({ ...hidden, name: 'characters', owner, visibleTo: 'owner' }) as const,
    ),
    { ...hidden, name: 'round' },
    { ...hidden, name: 'down' },
    { ...hidden, name: 'table', visibleTo: 'all' },
  ]);
  const closed = without(open);
  const zones: State['zones'] = layout.specs.map(() => ({ cards: [], marks: [] }));
  zones[zonesOf(seats).round] = { cards: closed, marks: closed.map(() => HIDDEN) };
  zones[zonesOf(seats).table] = { cards: open.slice(), marks: open.map(() => PUBLIC) };
  const flow = newFlow(seedFast(1), seats, { ...EMPTY_FRAME });
  return makeZoneContext({ revision: 1, seats, flow, zones, groups: [], absences: [] }, layout);
}
