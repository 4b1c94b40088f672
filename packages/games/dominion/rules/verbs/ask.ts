import {
  at,
  type Card,
  type Decision,
  type DecisionKind,
  decision,
  type Part,
  type Seat,
  type Step,
  type Where,
  when,
} from '@regalia/kernel';
import type { Turn } from '../effect.ts';
import { MODES, type Mode, modeId } from '../modes.ts';
import { HANDS } from '../zones.ts';

/** Cards, and where they lie. */
export interface LyingCards {
  readonly cards: readonly Card[];
  readonly where: Where;
}

/** A choice among cards. */
export interface Choice {
  readonly prompt: string;
  readonly rule: string;
  /** Fewest and most; fewer if there are not enough cards. */
  readonly min: number;
  readonly max: number;
  readonly which?: (kind: Card, x: Turn) => boolean;
  /** `order` if it matters in which order they are named. */
  readonly kind?: DecisionKind;
  /** Where the cards lie; in the hand if left out. */
  readonly from?: (x: Turn) => LyingCards;
  /** Who chooses: the seat whose cards they are, or the one that brought it about. */
  readonly by?: 'me' | 'cause';
  /** Where they go, if their order matters there: the last one named ends on top (DOM-3.6). Boards read it as `params.to`. */
  readonly to?: 'discard' | null;
}

/** As many as there are. */
export const ANY_NUMBER = Number.MAX_SAFE_INTEGER;

const anyCard = (): boolean => true;

/** A choice with everything it leaves out; made once where the choice is written, so that all are read alike. */
export function completed(choice: Choice): Required<Choice> {
  const { prompt, rule, min, max, which = anyCard, kind = 'pick', from = inHand, by = 'me', to = null } = choice;
  return { prompt, rule, min, max, which, kind, from, by, to };
}

/**
 * DOM-E16: in the own turn a choice with a single answer is not asked; out of turn the caller makes sure that the question
 * depends on public facts only.
 */
export function put(x: Turn, d: Decision): void {
  if (d.seat === x.state.turn) x.askUnlessForced(d);
  else x.ask(d);
}

/** Copies of a kind are one option. Where there are too few, all that there are (DOM-4.4). */
export function amongCards(x: Turn, seat: Seat, { cards, where }: LyingCards, choice: Required<Choice>): Decision {
  const { prompt, rule, which, kind } = choice;
  const options: Card[] = [];
  const limits: number[] = [];
  let total = 0;
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i] as Card;
    if (!which(card, x)) continue;
    countCard(options, limits, card);
    total++;
  }
  const min = Math.min(choice.min, total);
  const max = Math.min(choice.max, total);
  const source = choice.by === 'cause' ? x.sourceAndMe : x.source;
  const params = choice.to === null ? source : { ...source, to: choice.to };
  return decision(seat, prompt, rule, 'card', options, { kind, limits, min, max, params, where });
}

/** Keeps the options ascending. */
function countCard(options: Card[], limits: number[], card: Card): void {
  const known = options.indexOf(card);
  if (known >= 0) {
    limits[known] = (limits[known] as number) + 1;
    return;
  }
  let at = options.length;
  for (; at > 0 && (options[at - 1] as Card) > card; at--) {
    options[at] = options[at - 1] as Card;
    limits[at] = limits[at - 1] as number;
  }
  options[at] = card;
  limits[at] = 1;
}

/** Puts a choice among cards, as a step; the answer is there in the next. */
export function pick(choice: Choice): Step<Turn> {
  const whole = completed(choice);
  const { from, by } = whole;
  return (x) => put(x, amongCards(x, by === 'me' ? x.me : x.cause, from(x), whole));
}

/** The cards of a hand, for a choice among them. */
export function inHand(x: Turn, seat: Seat = x.me): LyingCards {
  return { cards: x.handOf(seat), where: HANDS[seat] as Where };
}

/** The cards laid aside. */
export function laidAside(x: Turn): LyingCards {
  return { cards: x.asideOf(), where: at('aside', x.me) };
}

/** The same question to several seats at once; the answers are there in the next step, by `answerOf`. */
export function pickJointly(
  seats: (x: Turn) => readonly Seat[],
  choiceOf: (x: Turn, seat: Seat) => Choice,
): Step<Turn> {
  return (x) => x.askAll(seats(x).map((seat) => amongCards(x, seat, inHand(x, seat), completed(choiceOf(x, seat)))));
}

/** A choice of exactly `count` cards. */
export function exactly(count: number, prompt: string, rule: string): Choice {
  return { prompt, rule, min: count, max: count };
}

/** Asks for one mode. */
export function pickMode(prompt: string, rule: string, ...modes: readonly Mode[]): Step<Turn> {
  return (x) => put(x, amongModes(x, x.me, prompt, rule, modes, 1));
}

/** DOM-4.6, DOM-4.7: any of the modes may be chosen; then only that part is done. */
export function oneOf(rule: string, parts: Partial<Readonly<Record<Mode, readonly Part<Turn>[]>>>): Part<Turn> {
  const modes = Object.keys(parts) as Mode[];
  return [
    pickMode('choose-one', rule, ...modes),
    (x) => {
      x.set({ mode: x.chosen });
      tellChoice(x);
    },
    ...modes.flatMap((mode) => when<Turn>((x) => x.vars.mode === modeId(mode), parts[mode] ?? [])),
  ];
}

/** DOM-I02.1, DOM-I02.2: two different modes, both named before either is done; ask `chose` in the next step. */
export function twoOf(rule: string, ...modes: readonly Mode[]): Part<Turn> {
  return (x) => put(x, amongModes(x, x.me, 'choose-two', rule, modes, 2));
}

/** Goes on only if the test holds; else this program is over. */
export function leaveUnless(test: (x: Turn) => boolean): Step<Turn> {
  return (x) => {
    if (!test(x)) x.skipRest();
  };
}

/** 1 if the mode was chosen in the step before, else 0. */
export function chose(x: Turn, mode: Mode): 0 | 1 {
  return x.answer.includes(modeId(mode)) ? 1 : 0;
}

/** What was chosen is public (DOM-3.31). */
export function tellChoice(x: Turn): void {
  for (const option of x.answer) x.out?.push({ t: 'chose', seat: x.me, mode: MODES[option] as Mode });
}

function amongModes(x: Turn, seat: Seat, prompt: string, rule: string, modes: readonly Mode[], n: number) {
  return decision(seat, prompt, rule, 'mode', modes.map(modeId), { min: n, max: n, params: x.source });
}
