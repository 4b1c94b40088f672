import type { Answer, Card, Decision, OptionId, Seat, State, Zone } from '../base/vocabulary.ts';
import { decision, enumerateAnswers } from '../decision/decision.ts';
import { Effect, firstFrame } from '../flow/effect.ts';
import { cloneFlow, newFlow } from '../flow/flow.ts';
import { randomPolicy } from '../flow/playOut.ts';
import type { Program } from '../flow/program.ts';
import { defineGame } from '../game/defineGame.ts';
import { faultRefusal, type Game, type GameView } from '../game/game.ts';
import { parseBySpec } from '../game/options.ts';
import { outcomeOf } from '../game/score.ts';
import { cloneAbsences, cloneGroups, cloneZones } from '../zones/clone.ts';
import { type Layout, makeLayout, type ZoneSpec } from '../zones/layout.ts';
import { HIDDEN, marksKnownTo, PUBLIC } from '../zones/marks.ts';
import { memoryOf } from '../zones/memory.ts';
import { viewZone, type ZoneView } from '../zones/view.ts';
import { type ToyEvent, toyTexts } from './toyTexts.ts';

/** A game of one or two rules for tests: two to four seats, a deck, a discard, a table, hands and tokens. */

export const DECK = 0;
export const DISCARD = 1;
export const TABLE = 2;
/** A rule that skips no decision. */
export const ALWAYS_ASKED = 'TOY-4';

export const handOf = (seat: Seat): number => 3 + seat;

export interface ToyState extends State {
  /** Public; the most tokens win. */
  tokens: number[];
}

export interface ToyView extends GameView {
  readonly zones: readonly ZoneView[];
  readonly tokens: readonly number[];
}

/** The cards at the start. Cards in hands and on the table are known to those who see them. */
export interface ToyStart {
  /** Bottom to top; no one knows the order. */
  readonly deck?: readonly Card[];
  readonly hands?: readonly (readonly Card[])[];
  readonly table?: readonly Card[];
}

export class Toy extends Effect<ToyState, ToyEvent> {
  get hand(): number {
    return handOf(this.me);
  }

  /** A number passed to the effect. */
  get n(): number {
    return this.vars.n ?? 0;
  }

  set n(n: number) {
    this.set({ n });
  }

  /** Adds a note to the log. */
  say(n: number, seat: Seat = this.me): void {
    this.out?.push({ t: 'said', seat, n });
  }

  gain(tokens: number, seat: Seat = this.me): void {
    this.state.tokens[seat] = this.tokensOf(seat) + tokens;
  }

  tokensOf(seat: Seat): number {
    return this.state.tokens[seat] ?? 0;
  }

  draw(count = 1, seat: Seat = this.me): void {
    for (let i = 0; i < count; i++) {
      const card = this.moveTop(DECK, handOf(seat));
      if (card >= 0) this.out?.push({ t: 'drew', seat, n: card });
    }
  }

  /** Lays cards from its own hand face up. */
  lay(cards: readonly Card[], zone = TABLE): void {
    for (const card of cards) this.move(this.hand, card, zone);
  }

  /** Asks for one of the numbers. */
  choose(...numbers: readonly OptionId[]): void {
    this.ask(this.choice(this.me, numbers));
  }

  choice(seat: Seat, numbers: readonly OptionId[]): Decision {
    return decision(seat, 'choose', 'TOY-1', 'number', numbers);
  }

  /** Asks for `count` cards of a seat's hand, or all of them if there are fewer. */
  cardsOf(seat: Seat, count = 1): Decision {
    const cards = this.zone(handOf(seat)).cards;
    const kinds = [...new Set(cards)].sort((a, b) => a - b);
    const limits = kinds.map((kind) => cards.filter((card) => card === kind).length);
    const number = Math.min(count, cards.length);
    return decision(seat, 'cards', 'TOY-2', 'card', kinds, { limits, min: number, max: number });
  }

  /** Ends the game; the most tokens win. */
  finish(): void {
    this.end(outcomeOf(this.state.tokens.map((own) => [own])));
  }
}

export type ToyPrograms = Readonly<Record<string, Program<Toy>>> & { readonly main: Program<Toy> };

export type ToyGame = Game<ToyState, ToyEvent, ToyView, object>;

/** A game that runs `main`. */
export function toyGame(programs: ToyPrograms, start: ToyStart = {}): ToyGame {
  return defineGame<ToyState, ToyEvent, ToyView, object, Toy>({
    id: 'toy',
    revision: 1,
    seats: { min: 2, max: 4, usual: 2 },
    options: [],
    texts: toyTexts,
    bots: [],
    programs,
    effect: new Toy(),
    layout: toyLayout,
    parseOptions: (raw) => parseBySpec([], raw),
    initialState: (_, seats, rng, revision) => ({
      revision,
      seats,
      flow: newFlow(rng, seats, firstFrame(programs.main)),
      zones: beginZones(seats, start),
      groups: [],
      absences: [],
      tokens: new Array<number>(seats).fill(0),
    }),
    clone: (s) => ({
      revision: s.revision,
      seats: s.seats,
      flow: cloneFlow(s.flow),
      zones: cloneZones(s.zones),
      groups: cloneGroups(s.groups),
      absences: cloneAbsences(s.absences),
      tokens: s.tokens.slice(),
    }),
    fallback: (_, d) => firstAnswer(d),
    canSkipForced: (_, d) => d.rule !== ALWAYS_ASKED,
    view: (s, viewer) => {
      const layout = toyLayout(s.seats);
      const zones = s.zones.map((_zone, id) => viewZone(s, layout, id, viewer));
      return { zones, tokens: s.tokens.slice(), memory: memoryOf(s, layout, viewer) };
    },
    redact: (event, viewer) =>
      event.t === 'said' || viewer === event.seat || viewer === 'judge' ? event : { ...event, n: -1 },
    evaluateAll: (s) => s.tokens.slice(),
    policy: randomPolicy,
    score: (s) =>
      s.tokens.map((points, seat) => {
        const line = { points, rule: 'TOY-3', key: 'score.tokens', params: { n: points }, card: null, section: 0 };
        return { seat, total: points, lines: [{ ...line, preview: false }] };
      }),
    whyNot: (_, d, __, fault) => faultRefusal(d, fault),
    optionName: (of, option) => `${of}-${option}`,
    checkInvariants: (s) => {
      const dealt = cardsOf(beginZones(s.seats, start));
      if (cardsOf(s.zones) !== dealt) throw new Error(`there were the cards ${dealt}, now ${cardsOf(s.zones)}`);
    },
  });
}

function toyLayout(seats: number): Layout {
  const shared: ZoneSpec[] = [
    { name: 'deck', owner: null, visibleTo: 'none', ordered: true, pool: 0 },
    { name: 'discard', owner: null, visibleTo: 'all', ordered: true, pool: 0 },
    { name: 'table', owner: null, visibleTo: 'all', ordered: false, pool: 0 },
  ];
  const hands = Array.from({ length: seats }, (_, owner): ZoneSpec => {
    return { name: 'hand', owner, visibleTo: 'owner', ordered: false, pool: 0 };
  });
  return makeLayout(seats, [...shared, ...hands]);
}

function beginZones(seats: number, { deck = [], hands = [], table = [] }: ToyStart): Zone[] {
  const place = (cards: readonly Card[], mark: number) => ({ cards: cards.slice(), marks: cards.map(() => mark) });
  return [
    place(deck, HIDDEN),
    place([], PUBLIC),
    place(table, PUBLIC),
    ...Array.from({ length: seats }, (_, seat) => place(hands[seat] ?? [], marksKnownTo(1 << seat))),
  ];
}

function cardsOf(zones: readonly Zone[]): string {
  return zones
    .flatMap((zone) => zone.cards)
    .sort((a, b) => a - b)
    .join(' ');
}

function firstAnswer(d: Decision): Answer {
  for (const answer of enumerateAnswers(d, 1)) return answer;
  throw new Error(`"${d.prompt}" has no legal answer`);
}
