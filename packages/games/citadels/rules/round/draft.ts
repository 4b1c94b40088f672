import { ascending, at, type Card, type Decision, decision, type Part, repeatWhile, type Seat } from '@regalia/kernel';
import { KING } from '../cards/printed.ts';
import type { Turn } from '../effect.ts';
import type { CitadelsState } from '../state.ts';
import { cardsIn, characterDeck, characters, draft, faceDown, faceUp } from '../zones.ts';

/** CIT-3.1: how the draft goes at one seat count. */
export interface DraftPlan {
  readonly faceUp: number;
  /** Cards handed to each pick, and cards laid face down with it besides the one kept. */
  readonly given: readonly number[];
  readonly lays: readonly number[];
  /** CIT-3.5: the last seat also takes the first face-down card. */
  readonly lastTakesFirst: boolean;
}

const PLANS: readonly DraftPlan[] = [
  plan(0, [7, 6, 4, 2], [0, 1, 1, 1]),
  plan(0, [7, 6, 5, 4, 3, 2]),
  plan(2, [5, 4, 3, 2]),
  plan(1, [6, 5, 4, 3, 2]),
  plan(0, [7, 6, 5, 4, 3, 2]),
  plan(0, [7, 6, 5, 4, 3, 2, 2], undefined, true),
];

export function draftPlan(seats: number): DraftPlan {
  return PLANS[seats - 2] as DraftPlan;
}

/** CIT-3.4: to the left, as often round as there are picks. */
export function drafterAt(s: Readonly<CitadelsState>, pick: number): Seat {
  return (s.starter + pick) % s.seats;
}

/** CIT-3.1 to 3.7: cards are laid out, then every pick in turn. */
export const draftCharacters: Part<Turn> = [
  (x) => layFaceUp(x),
  (x) => layFaceDown(x),
  ...repeatWhile<Turn>(
    (x) => x.state.picks < draftPlan(x.seats).given.length,
    [(x) => handOver(x), (x) => x.ask(askToDraft(x.state)), (x) => pick(x)],
  ),
];

/** CIT-3.2: the King never lies face up; he is shuffled back among the rest. */
function layFaceUp(x: Turn): void {
  const from = characterDeck(x.seats);
  for (let left = draftPlan(x.seats).faceUp; left > 0; left--) {
    while (cardsIn(x.state, from).at(-1) === KING) x.shuffle(from);
    x.moveTop(from, faceUp(x.seats));
  }
  const cards = cardsIn(x.state, faceUp(x.seats));
  if (cards.length > 0) x.out?.push({ t: 'laid-up', cards: ascending(cards) });
}

/** CIT-3.3: the starting player alone sees the first face-down card. */
function layFaceDown(x: Turn): void {
  const { starter } = x.state;
  const card = x.moveTop(characterDeck(x.seats), faceDown(x.seats), 1 << starter);
  x.out?.push({ t: 'laid-down', seat: starter, card });
  x.moveAll(characterDeck(x.seats), draft(x.seats));
}

/** The next seat takes the cards in hand; CIT-3.5: the last of seven also the first face-down card. */
function handOver(x: Turn): void {
  const { picks } = x.state;
  const { given, lastTakesFirst } = draftPlan(x.seats);
  if (lastTakesFirst && picks === given.length - 1) x.moveAt(faceDown(x.seats), 0, draft(x.seats));
  x.revealAll(draft(x.seats), 1 << drafterAt(x.state, picks));
}

/** CIT-3.11: what is kept and what is laid down is one decision; of the last two cards the other one goes by itself. */
function askToDraft(s: Readonly<CitadelsState>): Decision {
  const seat = drafterAt(s, s.picks);
  const cards = ascending(cardsIn(s, draft(s.seats)));
  const where = at('draft', seat);
  const lays = draftPlan(s.seats).lays[s.picks] === 1 && cards.length > 2;
  if (!lays) return decision(seat, 'draft', 'CIT-3.4', 'card', cards, { where });
  return decision(seat, 'draft-and-lay', 'CIT-3.6', 'card', cards, { kind: 'order', min: 2, max: 2, where });
}

function pick(x: Turn): void {
  const s = x.state;
  const seat = drafterAt(s, s.picks);
  const given = cardsIn(s, draft(x.seats)).length;
  const [card, named] = x.answer as readonly [Card, Card | undefined];
  x.move(draft(x.seats), card, characters(seat));
  const isLast = s.picks === draftPlan(x.seats).given.length - 1;
  const laid = named ?? (isLast ? (cardsIn(s, draft(x.seats))[0] as Card) : null);
  if (laid !== null) x.move(draft(x.seats), laid, faceDown(x.seats), 1 << seat);
  s.picks++;
  x.out?.push({ t: 'drafted', seat, given, lays: laid === null ? 0 : 1, card, laid });
}

function plan(up: number, given: readonly number[], lays?: readonly number[], lastTakesFirst = false): DraftPlan {
  return { faceUp: up, given, lays: lays ?? given.map((_, i) => (i === given.length - 1 ? 1 : 0)), lastTakesFirst };
}
