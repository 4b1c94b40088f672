import type { Answer, Card, Decision, OptionId, Seat } from '@regalia/kernel';
import { createContext, use } from 'react';

/** The choice being made at the table; the same for every game. */
export interface Choice {
  readonly decision: Decision | null;
  /** What is marked so far, in the order it was marked. */
  readonly picked: Answer;
  /** What was sent and waits for others, with its question where that is still known. */
  readonly parked: { readonly answer: Answer; readonly decision: Decision | null } | null;
  /** Marks, unmarks or sends an option. */
  readonly tap: (option: OptionId) => void;
  /** Unmarks one copy of an option. */
  readonly drop: (option: OptionId) => void;
  /** Marks exactly these; never sends. */
  readonly set: (answer: Answer) => void;
  /** Sends at once: for buttons that say what they do. */
  readonly send: (answer: Answer) => void;
  /** Says why this is not offered, beside the card that it is or stands for. */
  readonly explain: (option: OptionId, card: Card | null) => void;
}

/** Something on the table, as an option of a question. */
export interface ChoosableOption {
  /** What it is: 'card', 'seat', 'hex', ... as in `Decision.of`. */
  readonly of: string;
  readonly id: OptionId;
  /** Where it lies, as in `Decision.where`; left out for things that lie in one place only. */
  readonly place?: string | undefined;
  readonly seat?: Seat | undefined;
  /** Which of several alike, from 0; left out where one thing stands for all of them. */
  readonly copy?: number | undefined;
}

export interface ChoosableState {
  /** The question is about things like this one, here. */
  readonly asked: boolean;
  readonly offered: boolean;
  readonly marked: boolean;
  /** Its number among all that is marked, from 0; -1 if it is not marked. */
  readonly order: number;
  /** How often it is marked. */
  readonly times: number;
}

/** How an option stands to the question. */
export function stateOf({ decision, picked, parked }: Choice, choosable: ChoosableOption): ChoosableState {
  const asked = decision !== null && isAbout(decision, choosable);
  const offered = asked && decision.options.includes(choosable.id);
  const isParked =
    decision === null && parked !== null && (parked.decision === null || isAbout(parked.decision, choosable));
  const answer = asked ? picked : isParked ? parked.answer : [];
  const places = answer.flatMap((option, at) => (option === choosable.id ? [at] : []));
  const order = places[choosable.copy ?? 0] ?? -1;
  const times = choosable.copy === undefined ? places.length : Number(order >= 0);
  return { asked, offered, marked: order >= 0, order, times };
}

function isAbout({ of, where }: Decision, choosable: ChoosableOption): boolean {
  if (of !== choosable.of) return false;
  if (where === null || choosable.place === undefined) return true;
  return (
    where.place === choosable.place &&
    (where.seat === null || choosable.seat === undefined || where.seat === choosable.seat)
  );
}

/** Whether the question is about this place of the table. */
export function isAsked({ decision }: Choice, place: string, seat?: Seat): boolean {
  const where = decision?.where ?? null;
  return where !== null && where.place === place && (seat === undefined || where.seat === null || where.seat === seat);
}

const nothing = (): void => undefined;

/** At a table that only shows. */
export const NO_CHOICE: Choice = {
  decision: null,
  picked: [],
  parked: null,
  tap: nothing,
  drop: nothing,
  set: nothing,
  send: nothing,
  explain: nothing,
};

export const ChoiceContext = createContext<Choice>(NO_CHOICE);

export function useChoice(): Choice {
  return use(ChoiceContext);
}
