import type { ScoreLine, Seat, Viewer } from '@regalia/kernel';
import {
  type PlacedCards,
  parseCards,
  placeCards,
  reachPosition,
  ScenarioSeat,
  ScenarioTable,
} from '@regalia/kernel/testing';
import { CARD_IDS, CARDS, SYMBOLS, type SymbolName, type TidesEvent, type TidesOptions, tides } from '../index.ts';
import type { TidesState } from '../rules/state.ts';
import type { TidesView } from '../view/view.ts';

// Prompts, refusals and the log are read in English.
await tides.texts.load('en');

/** Cards by name, with spaces between. Cards that are not named lie in the draw pile. */
interface Setting {
  readonly A?: SeatSetting;
  readonly B?: SeatSetting;
  readonly box?: string;
  /** The top of the draw pile, first card first. */
  readonly deck?: string;
  /** From 1. */
  readonly round?: number;
  /** Which question is open. */
  readonly asks?: 'pick' | 'monument';
  readonly zeroTie?: TidesOptions['zeroTie'];
}

interface SeatSetting {
  /** Left out, two cards that are not named elsewhere. */
  readonly hand?: string;
  readonly laid?: string;
  readonly monuments?: string;
  /** What the rounds before have brought. */
  readonly points?: readonly number[];
}

/** Tides of Time in any position. */
export function table(setting: Setting = {}): TidesTable {
  const { round = 1, asks = 'pick', zeroTie = 'nest-wins' } = setting;
  const scored = asks === 'pick' ? round - 1 : round;
  const state = reachPosition(tides, {
    seats: 2,
    options: { zeroTie },
    until: (s) => s.round === scored && s.flow.asked[0]?.prompt === asks,
  });
  placeCards(tides, state, placedBy(setting), CARD_IDS);
  for (let i = 0; i < scored; i++) {
    state.scoredPoints[2 * i] = setting.A?.points?.[i] ?? 0;
    state.scoredPoints[2 * i + 1] = setting.B?.points?.[i] ?? 0;
  }
  return new TidesTable(state);
}

/** Two kingdoms in the middle of a round, to see what they would bring. */
export function kingdoms(A: string, B = '', zeroTie: TidesOptions['zeroTie'] = 'nest-wins'): TidesTable {
  return table({ A: { laid: A }, B: { laid: B }, zeroTie });
}

/** A round dealt so that both can lay exactly these five cards in this order: `t.play(A, B)` does it. */
export function dealtFor(A: string, B: string, setting: Setting = {}): TidesTable {
  const [mine, theirs] = [A.split(' '), B.split(' ')];
  const hand = (own: readonly string[], other: readonly string[]) =>
    own.map((card, i) => (i % 2 === 0 ? card : other[i])).join(' ');
  return table({
    ...setting,
    A: { ...setting.A, hand: hand(mine, theirs) },
    B: { ...setting.B, hand: hand(theirs, mine) },
  });
}

/** A new game as it is dealt. */
export function newGame(seed: number): TidesTable {
  return new TidesTable(reachPosition(tides, { seats: 2, seed }));
}

export class TidesTable extends ScenarioTable<TidesState, TidesEvent, TidesView, TidesOptions> {
  readonly A = new TidesSeat(this, 0);
  readonly B = new TidesSeat(this, 1);

  constructor(state: TidesState) {
    super(tides, state, CARD_IDS);
  }

  /** Top first. */
  get deck(): string {
    return this.zone('deck');
  }

  get box(): string {
    return this.zone('box');
  }

  /** Both answer, A first; `bothAnswer('great-hall', 'sky-pillars')`. */
  bothAnswer(a: string, b: string): void {
    this.A.answers(a);
    this.B.answers(b);
  }

  /** Both lay these cards in this order; the fifth needs no answer. */
  play(a: string, b: string): void {
    const others = b.split(' ');
    a.split(' ')
      .slice(0, 4)
      .forEach((card, i) => {
        this.bothAnswer(card, others[i] as string);
      });
  }

  view(viewer: Viewer): TidesView {
    return tides.view(this.state, viewer);
  }
}

class TidesSeat extends ScenarioSeat<TidesState, TidesEvent, TidesView, TidesOptions> {
  get laid(): string {
    return this.table.zone('laid', this.seat);
  }

  get monuments(): string {
    return this.table.zone('monuments', this.seat);
  }

  /** Points of the rounds scored so far. */
  get points(): readonly number[] {
    return this.view.seats[this.seat]?.points ?? [];
  }

  get total(): number {
    return tides.score(this.table.state, this.seat)[this.seat]?.total ?? Number.NaN;
  }

  /** What the present kingdom would bring. */
  get worth(): number {
    return this.preview.reduce((sum, line) => sum + (line.points ?? Number.NaN), 0);
  }

  /** Effective counts without zeros: 'palace 4, temple 1'. */
  get symbols(): string {
    const counts = this.view.seats[this.seat]?.counts ?? [];
    return SYMBOLS.flatMap((name, i) => (counts[i] ? [`${name} ${counts[i]}`] : [])).join(', ');
  }

  /** What a card of the present kingdom would bring. */
  brings(card: string): number | null {
    return this.lineOf(card).points;
  }

  /** Why, with the rule: 'TID-5.7 Number of palaces: 4, 3 points each.' */
  why(card: string): string {
    const line = this.lineOf(card);
    return `${line.rule} ${this.table.textOf(line)}`;
  }

  get preview(): readonly ScoreLine[] {
    return this.lines.filter((line) => line.preview);
  }

  /** Lines of all rounds and of the present kingdom. */
  get lines(): readonly ScoreLine[] {
    return tides.score(this.table.state, this.seat)[this.seat]?.lines ?? [];
  }

  private lineOf(card: string): ScoreLine {
    const [id] = parseCards(card, CARD_IDS);
    const line = this.preview.find((one) => one.card === id);
    if (line === undefined) throw new Error(`"${card}" does not lie in this kingdom`);
    return line;
  }
}

/** Three cards of each symbol, for kingdoms in which only the symbols matter. */
export function cardsWith(symbol: SymbolName): string {
  return CARDS.filter((card) => card.symbol === SYMBOLS.indexOf(symbol))
    .map((card) => card.id)
    .join(' ');
}

function placedBy({ A = {}, B = {}, box = '', deck = '' }: Setting): PlacedCards[] {
  const written = [...Object.values(A), ...Object.values(B), box, deck].filter((cards) => typeof cards === 'string');
  const named = new Set(written.flatMap((cards) => cards.split(' ')));
  const rest = CARDS.map((card) => card.id).filter((id) => !named.has(id));
  const twoMore = () => rest.splice(0, 2).join(' ');
  return [
    ...placedAt(0, { ...A, hand: A.hand ?? twoMore() }),
    ...placedAt(1, { ...B, hand: B.hand ?? twoMore() }),
    { zone: 'box', owner: null, cards: box },
    { zone: 'deck', owner: null, cards: [deck, ...rest].join(' ') },
  ];
}

function placedAt(owner: Seat, { hand = '', laid = '', monuments = '' }: SeatSetting): PlacedCards[] {
  return [
    { zone: 'hand', owner, cards: hand },
    { zone: 'laid', owner, cards: laid },
    { zone: 'monuments', owner, cards: monuments },
  ];
}
