import type { Card, Group, State, Zone } from '../base/vocabulary.ts';
import { newFlow } from '../flow/flow.ts';
import { seedFast } from '../rng/rng.ts';
import { cloneAbsences, cloneGroups, cloneZones } from '../zones/clone.ts';
import { absencesOfViewer, learnAbsent } from '../zones/knowledge/absences.ts';
import { allViewers, type Layout, makeLayout, type ZoneSpec } from '../zones/layout.ts';
import { KNOWN, markOf, marksKnownTo, UNKNOWN } from '../zones/marks.ts';
import { moveAll, moveAt, revealAt, revealZone, shuffleZone, swapZones } from '../zones/move.ts';
import { ZoneContext } from '../zones/zoneContext.ts';

/**
 * Cards on a table, written as text. A zone is named by its owner and kind: only A sees `A.hand`, `B.deck` is ordered and
 * hidden, `B.pile` is an unordered hidden pile, `table` is open. A card is a letter; the last letter of a deck is its top.
 */
export type ZoneTexts = Readonly<Record<string, string>>;

export class Scene extends ZoneContext {
  readonly state: State;
  readonly names: readonly string[];

  constructor(state: State, layout: Layout, names: readonly string[]) {
    super();
    this.state = state;
    this.names = names;
    this.attachZones(state, layout);
  }
}

/** Chooses the place of an unordered zone for a secret choice, and the order after a shuffle. */
export interface Fate {
  place(count: number): number;
  order(cards: readonly Card[]): readonly Card[];
}

const FIRST: Fate = { place: () => 0, order: (cards) => cards };
const EMPTY_FRAME = { program: '', pc: 0, seat: 0, cause: 0, vars: {}, card: -1, queue: null };

/** With `pools`, each owner's cards are a pool; otherwise all cards are one. */
export function scene(seats: number, zones: ZoneTexts, pools = false): Scene {
  const names = Object.keys(zones);
  const layout = makeLayout(
    seats,
    names.map((name) => specOf(name, pools)),
  );
  const state: State = {
    revision: 1,
    seats,
    flow: newFlow(seedFast(1), seats, { ...EMPTY_FRAME }),
    zones: Object.values(zones).map((text, id) => {
      const cards = parseCards(text);
      const visibleTo = layout.visibleTo[id] as number;
      return { cards, marks: cards.map(() => (visibleTo === allViewers(seats) ? -1 : marksKnownTo(visibleTo))) };
    }),
    groups: [],
    absences: [],
  };
  return new Scene(state, layout, names);
}

export function copyScene(s: Scene): Scene {
  const { state } = s;
  const copy = {
    ...state,
    zones: cloneZones(state.zones),
    groups: cloneGroups(state.groups),
    absences: cloneAbsences(state.absences),
  };
  return new Scene(copy, s.layout, s.names);
}

/**
 * Runs a script line: `B.hand -> B.pile` (one card, chosen in secret; the top of a deck), `... seen by AC`,
 * `B.pile all -> B.deck`, `shuffle B.deck`, `A.hand <-> B.hand`, `B.hand shown to AC`, `one of B.hand shown to all`,
 * `call a in A.hand B.hand` (the first zone that has it shows it to all).
 */
export function act(s: Scene, line: string, fate: Fate = FIRST): void {
  const [, called, places] = /^call (\S) in (.+)$/.exec(line) ?? [];
  if (called && places) {
    callCard(
      s,
      parseCards(called)[0] as Card,
      places.split(' ').map((name) => zoneNamed(s, name)),
    );
    return;
  }
  const [verb, ...at] = parseLine(s, line);
  const [from, to] = at as [number, number];
  const { cards } = s.state.zones[from] as Zone;
  const chosen = () => (s.layout.specs[from]?.ordered ? cards.length - 1 : fate.place(cards.length));
  if (verb === 'shuffle') {
    const order = fate.order(cards);
    shuffleZone(s, from);
    cards.splice(0, cards.length, ...order);
  } else if (verb === 'swap') swapZones(s, from, to);
  else if (verb === 'all') moveAll(s, from, to, at[2]);
  else if (verb === 'shown') revealZone(s, from, to);
  else if (cards.length === 0) return;
  else if (verb === 'one shown') revealAt(s, from, chosen(), to);
  else moveAt(s, from, chosen(), to, at[2]);
}

function callCard(s: Scene, card: Card, zones: readonly number[]): void {
  for (const zone of zones) {
    const index = (s.state.zones[zone] as Zone).cards.indexOf(card);
    if (index >= 0) {
      revealAt(s, zone, index, allViewers(s.layout.seats));
      return;
    }
    learnAbsent(s, card, [zone], allViewers(s.layout.seats));
  }
}

/** Runs all lines; every secret choice takes the first place. */
export function play(s: Scene, ...lines: readonly string[]): Scene {
  for (const line of lines) act(s, line);
  return s;
}

/**
 * What a viewer (`A`, `B`, ... or `spectator`) knows of every zone: a letter for a known card, the number of a group, `?`
 * elsewhere; unordered zones are sorted. `groups` lists the cards of each group, `absent` the cards known to be missing per
 * zone.
 */
export function knowledge(s: Scene, viewer: string): Record<string, string> {
  const index = viewerNamed(s, viewer);
  const zones = s.state.zones.map((zone, id) => {
    const places = zone.cards.map((card, i) => placeText(card, markOf(zone.marks[i] as number, index)));
    if (!s.layout.specs[id]?.ordered) places.sort((a, b) => rank(a) - rank(b));
    return [s.names[id] as string, places.join('')];
  });
  const groups = s.state.groups
    .filter((group) => group.viewer === index)
    .sort((a, b) => a.id - b.id)
    .map((group: Group) => `${group.id}=${showCards(group.cards)}`);
  const absent = absencesOfViewer(s.state, index)
    .sort((a, b) => a.zone - b.zone)
    .map(({ zone, cards }) => `${s.names[zone]}:${showCards(cards)}`);
  return {
    ...Object.fromEntries(zones),
    ...(groups.length > 0 ? { groups: groups.join(' ') } : {}),
    ...(absent.length > 0 ? { absent: absent.join(' ') } : {}),
  };
}

function zoneNamed(s: Scene, name: string): number {
  const id = s.names.indexOf(name);
  if (id < 0) throw new Error(`no zone is called "${name}"`);
  return id;
}

export function viewerNamed(s: Scene, viewer: string): number {
  return viewer === 'spectator' ? s.layout.seats : viewer.charCodeAt(0) - 65;
}

export function showCards(cards: readonly Card[]): string {
  return cards.map((card) => String.fromCharCode(97 + card)).join('');
}

function parseCards(text: string): Card[] {
  return [...text].map((letter) => letter.charCodeAt(0) - 97);
}

function parseLine(s: Scene, line: string): [string, ...number[]] {
  const [, shuffled] = /^shuffle (\S+)$/.exec(line) ?? [];
  if (shuffled) return ['shuffle', zoneNamed(s, shuffled)];
  const [, one, shown, to] = /^(one of )?(\S+) shown to (\S+)$/.exec(line) ?? [];
  if (shown && to) return [one ? 'one shown' : 'shown', zoneNamed(s, shown), viewersNamed(s, to)];
  const [, source, all, arrow, target, seen] = /^(\S+)( all)? (->|<->) (\S+)(?: seen by (\S+))?$/.exec(line) ?? [];
  if (!source || !target) throw new Error(`cannot read "${line}"`);
  const verb = arrow === '<->' ? 'swap' : all ? 'all' : 'one';
  return [verb, zoneNamed(s, source), zoneNamed(s, target), seen ? viewersNamed(s, seen) : 0];
}

function viewersNamed(s: Scene, names: string): number {
  if (names === 'all') return allViewers(s.layout.seats);
  return [...names].reduce((mask, name) => mask | (1 << viewerNamed(s, name)), 0);
}

function specOf(name: string, pools: boolean): ZoneSpec {
  const kind = name.split('.').at(-1) as string;
  const owner = name.includes('.') ? name.charCodeAt(0) - 65 : null;
  const visibleTo = kind === 'hand' ? 'owner' : kind === 'table' ? 'all' : 'none';
  return { name, owner, visibleTo: visibleTo, ordered: kind === 'deck', pool: pools ? (owner ?? -1) + 1 : 0 };
}

function placeText(card: Card, mark: number): string {
  if (mark === KNOWN) return showCards([card]);
  return mark === UNKNOWN ? '?' : String(mark);
}

/** Letters, then groups, then unknown places. */
function rank(place: string): number {
  return place === '?' ? 1000 : /\d/.test(place) ? 500 + Number(place) : place.charCodeAt(0);
}
