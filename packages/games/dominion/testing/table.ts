import {
  type Card,
  type Frame,
  marksKnownTo,
  PUBLIC,
  type Seat,
  seedFast,
  type Viewer,
  type Zone,
} from '@regalia/kernel';
import {
  type PlacedCards,
  parseCards,
  placeCards,
  reachPosition,
  ScenarioSeat,
  ScenarioTable,
} from '@regalia/kernel/testing';
import { type DominionEvent, type DominionOptions, type DominionView, dominion } from '../index.ts';
import { BASIC_KINDS, CARD_IDS, cardOf } from '../rules/cards/printed.ts';
import { kingdomPile } from '../rules/kingdoms/kingdoms.ts';
import { basicPile } from '../rules/setup.ts';
import type { DominionState } from '../rules/state.ts';
import { cardsIn, deck, discard, hand, layout, trash } from '../rules/zones.ts';

// Prompts, refusals and the log are read in English.
await dominion.texts.load('en');

const LETTERS = 'ABCD';
/** Kinds that fill up a Kingdom: neither Attacks nor Reactions. */
const FILLERS = 'village woodcutter smithy festival laboratory market council-room adventurer chapel workshop'.split(
  ' ',
);

/** Steps of the program `turn` that ask; the position is one of them. */
const ASKS = { action: 2, treasures: 6, buy: 9 } as const;

export interface SeatSetting {
  readonly hand?: string;
  /** Top first. */
  readonly deck?: string;
  /** Top first. */
  readonly discard?: string;
  readonly play?: string;
  readonly turns?: number;
}

export interface Setting {
  readonly A?: SeatSetting;
  readonly B?: SeatSetting;
  readonly C?: SeatSetting;
  readonly D?: SeatSetting;
  /** Kinds that must be in the Kingdom besides those in the zones. */
  readonly kingdom?: string;
  /** Cards left in piles, where it matters: 'curse 1, province 0'. */
  readonly supply?: string;
  readonly options?: Partial<DominionOptions>;
  readonly actions?: number;
  readonly buys?: number;
  readonly coins?: number;
  /** What A is asked; the Action phase if left out. */
  readonly asks?: keyof typeof ASKS;
  readonly seed?: number;
}

/** A's turn in any position: as many seats as are named, at least two. */
export function table(setting: Setting = {}): DominionTable {
  const seats = setting.D ? 4 : setting.C ? 3 : 2;
  const options = { kingdom: 'picked', cards: tenKinds(setting), starter: 'seat-1', ...setting.options };
  const state = reachPosition(dominion, { seats, options, seed: setting.seed ?? 1 });
  Object.assign(state, {
    phase: (setting.asks ?? 'action') === 'action' ? 'action' : 'buy',
    actions: setting.actions ?? 1,
    buys: setting.buys ?? 1,
    coins: setting.coins ?? 0,
    turns: Array.from({ length: seats }, (_, seat) => seatOf(setting, seat).turns ?? (seat === 0 ? 1 : 0)),
  });
  (state.flow.stack.at(-1) as Frame).pc = ASKS[setting.asks ?? 'action'] + 1;
  const missing = laySupply(state, setting, seats);
  placeCards(dominion, state, [...placedBy(setting, seats), { zone: 'trash', owner: null, cards: missing }], CARD_IDS);
  for (let seat = 0; seat < seats; seat++) knowDiscard(state, seat);
  state.flow.rng = seedFast(setting.seed ?? 1);
  return new DominionTable(state);
}

/** A new game as it is dealt. */
export function newGame(options: Partial<DominionOptions> = {}, seats = 2, seed = 1): DominionTable {
  return new DominionTable(reachPosition(dominion, { seats, options, seed }));
}

export class DominionTable extends ScenarioTable<DominionState, DominionEvent, DominionView, DominionOptions> {
  readonly A = new DominionSeat(this, 0);
  readonly B = new DominionSeat(this, 1);
  readonly C = new DominionSeat(this, 2);
  readonly D = new DominionSeat(this, 3);
  readonly #trashed: number;

  constructor(state: DominionState) {
    super(dominion, state, CARD_IDS);
    this.#trashed = cardsIn(state, trash(state.seats)).length;
  }

  /** Cards trashed since the position was set up. */
  get trash(): string {
    return namesOf(cardsIn(this.state, trash(this.state.seats)).slice(this.#trashed));
  }

  /** 'actions 1, buys 2, coins 3'. */
  get counters(): string {
    const { actions, buys, coins } = this.state;
    return `actions ${actions}, buys ${buys}, coins ${coins}`;
  }

  pile(kind: string): number {
    return this.view('spectator').piles.find(({ card }) => cardOf(card).id === kind)?.count ?? Number.NaN;
  }

  costOf(kind: string): number {
    return this.view('spectator').piles.find(({ card }) => cardOf(card).id === kind)?.cost ?? Number.NaN;
  }

  view(viewer: Viewer): DominionView {
    return dominion.view(this.state, viewer);
  }

  eventsOf(t: DominionEvent['t']): DominionEvent[] {
    return this.events.filter((event) => event.t === t);
  }
}

class DominionSeat extends ScenarioSeat<DominionState, DominionEvent, DominionView, DominionOptions> {
  /** Top first. */
  get deck(): string {
    return this.table.zone('deck', this.seat);
  }

  /** Top first. */
  get discard(): string {
    return this.table.zone('discard', this.seat);
  }

  get play(): string {
    return this.table.zone('play', this.seat);
  }

  get aside(): string {
    return this.table.zone('aside', this.seat);
  }

  /** Plays an Action of the hand. */
  plays(card: string): void {
    this.expectPrompt('action');
    this.answers(card);
  }

  /** Ends the Action phase if it is still open, and lays these Treasures. */
  playsTreasures(cards: string): void {
    if (this.decision.prompt === 'action') this.answers('');
    if (cards === '' && this.decision.prompt !== 'treasures') return;
    this.expectPrompt('treasures');
    this.answers(cards);
  }

  buys(card: string): void {
    if (this.decision.prompt === 'action') this.answers('');
    if (this.decision.prompt === 'treasures') this.answers('');
    this.expectPrompt('buy');
    this.answers(card);
  }

  /** Does nothing more in this turn. */
  endsTurn(): void {
    for (const prompt of ['action', 'treasures', 'buy']) {
      const d = this.table.state.flow.asked.find(({ seat }) => seat === this.seat);
      if (d?.prompt === prompt) this.answers('');
    }
  }

  /** What this seat knows in another's hand: 'copper moat'. */
  knowsHand(owner: string): string {
    return this.known(hand(LETTERS.indexOf(owner)), false);
  }

  /** What this seat knows of a deck, by place from the top: '1 gold, 3 estate'. */
  knowsDeck(owner: string): string {
    return this.known(deck(LETTERS.indexOf(owner)), true);
  }

  knowsDiscard(owner: string): string {
    return this.known(discard(LETTERS.indexOf(owner)), false);
  }

  /** Cards known to lie among some places: 'copper estate in 2 deck A'. */
  get knowsTogether(): string[] {
    const { specs } = layout(this.table.state.seats);
    return this.view.memory.groups.map(({ cards, spots }) => {
      const places = spots.map(
        ({ zone, count }) => `${count} ${specs[zone]?.name} ${LETTERS[specs[zone]?.owner ?? -1]}`,
      );
      return `${namesOf(cards)} in ${places.join(', ')}`;
    });
  }

  private known(zone: number, withPlaces: boolean): string {
    const found = this.view.memory.zones.find((one) => one.zone === zone);
    if (found === undefined) return '';
    if (!withPlaces) return namesOf([...found.cards].sort((a, b) => a - b));
    return found.cards.map((card, i) => `${(found.places?.[i] ?? -2) + 1} ${cardOf(card).id}`).join(', ');
  }

  private expectPrompt(prompt: string): void {
    if (this.decision.prompt !== prompt) throw new Error(`asked "${this.decision.prompt}", not "${prompt}"`);
  }
}

export function namesOf(cards: readonly Card[]): string {
  return cards.map((card) => cardOf(card).id).join(' ');
}

const seatOf = (setting: Setting, seat: Seat): SeatSetting => setting[LETTERS[seat] as 'A'] ?? {};

function placedBy(setting: Setting, seats: number): PlacedCards[] {
  return Array.from({ length: seats }, (_, owner) => {
    const { hand: held = '', deck: drawPile = '', discard: discarded = '', play = '' } = seatOf(setting, owner);
    return [
      { zone: 'hand', owner, cards: held },
      { zone: 'deck', owner, cards: drawPile },
      { zone: 'discard', owner, cards: discarded },
      { zone: 'play', owner, cards: play },
    ];
  }).flat();
}

function tenKinds(setting: Setting): string {
  const named = placedBy(setting, 4).flatMap(({ cards }) => cards.split(' '));
  const wanted = [...named, ...(setting.kingdom ?? '').split(' '), ...(setting.supply ?? '').split(/[ ,]+/)];
  const kinds = new Set(wanted.filter((name) => (CARD_IDS.get(name) ?? 0) >= BASIC_KINDS));
  for (const filler of FILLERS) if (kinds.size < 10) kinds.add(filler);
  return [...kinds].join(' ');
}

/** Takes what lies in zones out of the piles; what a pile of the setting lacks is returned, to lie in the Trash. */
function laySupply(state: DominionState, setting: Setting, seats: number): string {
  const wanted = new Map((setting.supply ?? '').split(/, */).map((entry) => entry.split(' ') as [string, string]));
  const placed = placedBy(setting, seats).flatMap(({ cards }) => parseCards(cards, CARD_IDS));
  const dealt = [7, 0, 0, 3];
  const missing: string[] = [];
  state.supply.forEach((left, kind) => {
    if (left < 0) return;
    const basic = basicPile(kind, seats, state.doubleTreasures);
    const all = (basic >= 0 ? basic : kingdomPile(kind, seats)) + (dealt[kind] ?? 0) * seats;
    const rest = all - placed.filter((card) => card === kind).length;
    const pile = Math.min(rest, Number(wanted.get(cardOf(kind).id) ?? rest));
    if (pile < 0) throw new Error(`there are not that many of ${cardOf(kind).id}`);
    state.supply[kind] = pile;
    missing.push(...new Array<string>(rest - pile).fill(cardOf(kind).id));
  });
  state.emptyPiles = state.supply.filter((left) => left === 0).length;
  return missing.join(' ');
}

/** DOM-3.1, DOM-3.16: the owner knows their discard pile, everybody its top card. */
function knowDiscard(state: DominionState, seat: Seat): void {
  const zone = state.zones[discard(seat)] as Zone;
  zone.marks = zone.cards.map((_, i) => (i === zone.cards.length - 1 ? PUBLIC : marksKnownTo(1 << seat)));
}
