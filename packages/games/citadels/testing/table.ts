import type { Answer, Card, Decision, Frame, OptionId, Seat, Viewer } from '@regalia/kernel';
import {
  type PlacedCards,
  parseCards,
  placeCards,
  reachPosition,
  ScenarioSeat,
  ScenarioTable,
} from '@regalia/kernel/testing';
import { type CitadelsEvent, type CitadelsOptions, type CitadelsView, citadels } from '../index.ts';
import { CARD_IDS, CARDS, CHARACTER_COUNT, cardNamed, cardOf, rankOf } from '../rules/cards/printed.ts';
import { traitsOf } from '../rules/cards/traits.ts';
import { type Action, optionOf } from '../rules/menu.ts';
import { optionName } from '../rules/optionName.ts';
import { copiesOf } from '../rules/setup.ts';
import { type CitadelsState, NOBODY, noTurn, type TurnState } from '../rules/state.ts';
import { hand, layout } from '../rules/zones.ts';

// Prompts, refusals and the log are read in English.
await citadels.texts.load('en');

const LETTERS = 'ABCDEFG';
type Letter = 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G';

export interface SeatSetting {
  readonly hand?: string;
  readonly city?: string;
  readonly coins?: number;
  /** Characters not yet called. */
  readonly is?: string;
  /** Coins on each wagon of the seat on the table. */
  readonly wagons?: readonly number[];
}

type SeatSettings = { readonly [L in Letter]?: SeatSetting };

export interface Setting extends SeatSettings {
  /** The character whose turn A has; the Assassin if left out. */
  readonly as?: string;
  /** Characters that have answered before: 'B thief, C king'. */
  readonly answered?: string;
  readonly crown?: Letter;
  /** Top first; the rest of the cards lies below. */
  readonly deck?: string;
  /** Bottom first. */
  readonly discard?: string;
  /** Whose hand takes the rest of the cards, so that the draw pile has only `deck`. */
  readonly restWith?: Letter;
  readonly faceUp?: string;
  readonly murdered?: string;
  readonly robbed?: string;
  readonly first?: Letter;
  readonly round?: number;
  readonly hauntedSince?: number;
  readonly turn?: Partial<TurnState>;
  readonly options?: Partial<CitadelsOptions>;
  readonly seats?: number;
  readonly seed?: number;
}

/** A's turn in any position: as many seats as are named, at least two. All other characters lie face down. */
export function table(setting: Setting = {}): CitadelsTable {
  const seats = setting.seats ?? Math.max(2, ...[...LETTERS].map((l, i) => (setting[l as Letter] ? i + 1 : 0)));
  const options = { crown: 'seat-1', ...setting.options };
  const state = reachPosition(citadels, { seats, options, seed: setting.seed ?? 1, until: isInTurn });
  const as = cardNamed(setting.as ?? 'assassin');
  const holders = holdersBy(setting, as);
  Object.assign(state, {
    round: setting.round ?? 2,
    crown: LETTERS.indexOf(setting.crown ?? 'A'),
    starter: LETTERS.indexOf(setting.crown ?? 'A'),
    called: rankOf(as),
    holders,
    murdered: setting.murdered === undefined ? NOBODY : cardNamed(setting.murdered),
    robbed: setting.robbed === undefined ? NOBODY : cardNamed(setting.robbed),
    coins: Array.from({ length: seats }, (_, seat) => seatOf(setting, seat).coins ?? 0),
    wagons: wagonsBy(setting, seats),
    turn: { ...noTurn(), seat: 0, character: as, mostBuilt: traitsOf(as).builds ?? 1, ...setting.turn },
    first: setting.first === undefined ? NOBODY : LETTERS.indexOf(setting.first),
    hauntedSince: setting.hauntedSince ?? 1,
  });
  Object.assign(state.flow.stack.at(-1) as Frame, { seat: 0, card: as });
  state.flow.asked = [{ ...(state.flow.asked[0] as Decision), seat: 0 }];
  placeCards(citadels, state, placedBy(state, setting, holders), CARD_IDS);
  return new CitadelsTable(state);
}

/** The same with action cards. */
export function variant(setting: Setting): CitadelsTable {
  return table({ options: { actionCards: 'on' }, ...setting });
}

/** A new game as it is dealt, A with the crown unless the options say otherwise. */
export function newGame(seats = 2, options: Partial<CitadelsOptions> = {}, seed = 1): CitadelsTable {
  return new CitadelsTable(reachPosition(citadels, { seats, options: { crown: 'seat-1', ...options }, seed }));
}

export class CitadelsTable extends ScenarioTable<CitadelsState, CitadelsEvent, CitadelsView, CitadelsOptions> {
  readonly A = new CitadelsSeat(this, 0);
  readonly B = new CitadelsSeat(this, 1);
  readonly C = new CitadelsSeat(this, 2);
  readonly D = new CitadelsSeat(this, 3);
  readonly E = new CitadelsSeat(this, 4);
  readonly F = new CitadelsSeat(this, 5);
  readonly G = new CitadelsSeat(this, 6);

  constructor(state: CitadelsState) {
    super(citadels, state, CARD_IDS);
  }

  /** Actions of the menu by name, also those that are not on it. */
  override parseAnswer(d: Decision, words: string): Answer {
    if (d.of !== 'action') return super.parseAnswer(d, words);
    return words
      .split(' ')
      .map((name) => d.options.find((one) => optionName('action', one) === name) ?? parseAction(name));
  }

  seat(letter: string): CitadelsSeat {
    return this[letter as Letter];
  }

  /** The seat whose turn it is. */
  get now(): CitadelsSeat {
    return this.seat(LETTERS[this.state.turn.seat] ?? '');
  }

  get crown(): string {
    return LETTERS[this.state.crown] as string;
  }

  /** Bottom first. */
  get discard(): string {
    return this.zone('discard');
  }

  view(viewer: Viewer): CitadelsView {
    return citadels.view(this.state, viewer);
  }

  eventsOf<T extends CitadelsEvent['t']>(t: T): Extract<CitadelsEvent, { t: T }>[] {
    return this.events.filter((event): event is Extract<CitadelsEvent, { t: T }> => event.t === t);
  }

  /** Drafts on: each seat keeps what is wished if it can, else its first card; the first of the others is laid down. */
  draft(wishes: Partial<Record<Letter, string>> = {}): void {
    while (this.state.phase === 'draft' && this.state.picks < this.view('judge').draft.order.length) {
      const letter = this.asked;
      const { decision, options } = this.seat(letter);
      const wished = (wishes[letter as Letter] ?? '').split(' ').find((card) => options.split(' ').includes(card));
      const kept = wished ?? (options.split(' ')[0] as string);
      const laid = options.split(' ').find((card) => card !== kept) as string;
      this.seat(letter).answers(decision.prompt === 'draft' ? kept : `${kept} ${laid}`);
      if (this.state.called > 0) return;
    }
  }

  /** Everybody passes whatever window is open. */
  pass(): void {
    for (const letter of this.asked.split(' ')) this.seat(letter).answers('');
  }

  /** Harmless turns to the end of the round. */
  goThroughRound(): void {
    const { round } = this.state;
    this.playUntil(() => this.state.round > round);
  }
}

export class CitadelsSeat extends ScenarioSeat<CitadelsState, CitadelsEvent, CitadelsView, CitadelsOptions> {
  get city(): string {
    return this.table.zone('city', this.seat);
  }

  get coins(): number {
    return this.table.state.coins[this.seat] as number;
  }

  get characters(): string {
    return this.table.zone('characters', this.seat);
  }

  get points(): number | null {
    return this.table.game.score(this.table.state, 'judge')[this.seat]?.total ?? null;
  }

  /** Several actions of the menu, one after the other. */
  does(...actions: readonly string[]): void {
    for (const action of actions) this.answers(action);
  }

  /** Whether the menu has an option that begins so. */
  may(action: string): boolean {
    return this.options.split(' ').some((option) => option === action || option.startsWith(`${action}-`));
  }

  /** What this seat knows in another's hand. */
  knowsHand(owner: string): string {
    return this.known(hand(LETTERS.indexOf(owner)));
  }

  /** What this seat knows of a zone of the table: 'face-down', 'draft', 'deck'. */
  knowsZone(name: string, owner: string | null = null): string {
    const seat = owner === null ? null : LETTERS.indexOf(owner);
    return this.known(layout(this.table.state.seats).specs.findIndex((one) => one.name === name && one.owner === seat));
  }

  /** What a seat's hidden characters may be, by what this seat has seen. */
  thinksPossible(owner: string): string {
    return namesOf(this.view.seats[LETTERS.indexOf(owner)]?.possible ?? []);
  }

  /** Cards known to lie among some places: 'bishop merchant in 1 characters B, 1 face-down'. */
  get knowsTogether(): string[] {
    const { specs } = layout(this.table.state.seats);
    return this.view.memory.groups.map(({ cards, spots }) => {
      const places = spots.map(({ zone, count }) => {
        const { name, owner } = specs[zone] as (typeof specs)[number];
        return owner === null ? `${count} ${name}` : `${count} ${name} ${LETTERS[owner]}`;
      });
      return `${namesOf(cards)} in ${places.join(', ')}`;
    });
  }

  private known(zone: number): string {
    const found = this.view.memory.zones.find((one) => one.zone === zone);
    return namesOf([...(found?.cards ?? [])].sort((a, b) => a - b));
  }
}

function namesOf(cards: readonly Card[]): string {
  return cards.map((card) => cardOf(card).id).join(' ');
}

/** 'build-manor', 'destroy-seat-2-tavern', 'improve-tavern-harbor', 'wagon-1', 'end'. */
function parseAction(name: string): OptionId {
  const [action, ...aims] = name.split('-') as [Action, ...string[]];
  const seat = aims.indexOf('seat');
  const target = seat < 0 ? 0 : Number(aims[seat + 1]) - 1;
  const cards = (seat < 0 ? aims : aims.toSpliced(seat, 2)).map((aim) =>
    action === 'wagon' ? Number(aim) - 1 : cardNamed(aim),
  );
  return optionOf(action, cards.at(-1) ?? 0, target, cards.length > 1 ? cards[0] : 0);
}

const isInTurn = (s: CitadelsState): boolean => s.flow.asked[0]?.prompt === 'turn';
const seatOf = (setting: Setting, seat: Seat): SeatSetting => setting[LETTERS[seat] as Letter] ?? {};

function holdersBy(setting: Setting, as: Card): Seat[] {
  const holders = new Array<Seat>(CHARACTER_COUNT).fill(NOBODY);
  for (const entry of (setting.answered ?? '').split(/, */).filter((one) => one !== '')) {
    const [letter, character] = entry.split(' ') as [string, string];
    holders[cardNamed(character)] = LETTERS.indexOf(letter);
  }
  holders[as] = 0;
  return holders;
}

function wagonsBy(setting: Setting, seats: number): CitadelsState['wagons'] {
  return Array.from({ length: seats }, (_, seat) => seat).flatMap((seat) =>
    (seatOf(setting, seat).wagons ?? []).map((coins) => ({ seat, coins, used: false })),
  );
}

function placedBy(s: CitadelsState, setting: Setting, holders: readonly Seat[]): PlacedCards[] {
  const own = Array.from({ length: s.seats }, (_, owner) => {
    const { hand: held = '', city = '', is = '' } = seatOf(setting, owner);
    return [
      { zone: 'hand', owner, cards: held },
      { zone: 'city', owner, cards: city },
      { zone: 'characters', owner, cards: is },
    ];
  }).flat();
  const called = namesOf(holders.flatMap((seat, card) => (seat === NOBODY ? [] : [card])));
  const placed = [
    ...own,
    { zone: 'discard', owner: null, cards: setting.discard ?? '' },
    { zone: 'wagons', owner: null, cards: s.wagons.map(() => 'treasury_wagon').join(' ') },
    { zone: 'face-up', owner: null, cards: setting.faceUp ?? '' },
    { zone: 'answered', owner: null, cards: called },
  ];
  const deck = setting.deck ?? '';
  const rest = restOf(s, [...placed.map(({ cards }) => cards), deck]);
  const characters = rest.filter((card) => card < CHARACTER_COUNT);
  const others = namesOf(rest.filter((card) => card >= CHARACTER_COUNT));
  const heap = placed.find(
    ({ zone, owner }) => zone === 'hand' && owner === LETTERS.indexOf(setting.restWith ?? 'none'),
  );
  if (heap !== undefined) heap.cards = `${heap.cards} ${others}`;
  return [
    ...placed,
    { zone: 'deck', owner: null, cards: heap === undefined ? `${deck} ${others}` : deck },
    { zone: 'face-down', owner: null, cards: namesOf(characters) },
  ];
}

function restOf(s: CitadelsState, placed: readonly string[]): Card[] {
  const left = CARDS.map((_, card) => copiesOf(card, s));
  for (const card of placed.flatMap((cards) => parseCards(cards, CARD_IDS))) left[card] = (left[card] ?? 0) - 1;
  const missing = left.findIndex((count) => count < 0);
  if (missing >= 0) throw new Error(`there are not that many of ${CARDS[missing]?.id}`);
  return left.flatMap((count, card) => new Array<Card>(count).fill(card));
}
