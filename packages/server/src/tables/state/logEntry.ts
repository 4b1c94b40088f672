import type { Answer, AnsweredBy, RecordedAnswer, Seat, Share } from '@regalia/kernel';
import type { Pace, PhraseKey, SeatWish } from '@regalia/protocol';
import type { Delays } from './delays.ts';

/** A person in the log. Names are stored elsewhere, so that they can change and be erased. */
export interface PersonRef {
  readonly id: string;
}

export function personRef({ id }: PersonRef): PersonRef {
  return { id };
}

/** The settings of a table; the first line of its log. */
export interface Opening {
  readonly game: string;
  readonly revision: number;
  readonly options: unknown;
  readonly seats: readonly SeatWish[];
  readonly pace: Pace;
  readonly listed: boolean;
  readonly memoryAid: boolean;
  readonly spectatorChat: boolean;
  readonly host: PersonRef;
  /** The default ones if omitted. */
  readonly delays?: Delays;
  /** The server's part of the shuffle; secret until the end. */
  readonly secret: string;
}

type NoBody = Readonly<Record<string, never>>;

/** Every kind of log line. A table's state is the fold of its lines. */
export type LogEntry =
  | { readonly kind: 'create'; readonly seat: null; readonly body: Opening }
  | { readonly kind: 'sit'; readonly seat: Seat; readonly body: { readonly person: PersonRef } }
  /** Frees the seat before the game; hands it to a bot during the game. */
  | { readonly kind: 'leave'; readonly seat: Seat; readonly body: NoBody }
  /** The person has been away too long: a bot plays the seat, and the person keeps their vote. */
  | { readonly kind: 'away'; readonly seat: Seat; readonly body: NoBody }
  /** The person plays their seat again. */
  | { readonly kind: 'return'; readonly seat: Seat; readonly body: NoBody }
  /** The clock was set back: future times start now. */
  | { readonly kind: 'set-back'; readonly seat: null; readonly body: NoBody }
  /** Nobody attends the game: it pauses until one of its people returns. */
  | { readonly kind: 'rest'; readonly seat: null; readonly body: NoBody }
  | { readonly kind: 'add-bot'; readonly seat: Seat; readonly body: { readonly level: string } }
  | { readonly kind: 'remove-bot'; readonly seat: Seat; readonly body: NoBody }
  /** The host removes a person; with `block`, permanently. */
  | {
      readonly kind: 'remove';
      readonly seat: null;
      readonly body: { readonly person: string; readonly block: boolean };
    }
  /** A commitment to the seat's next nonce. */
  | { readonly kind: 'commit'; readonly seat: Seat; readonly body: { readonly commitment: string } }
  /** Publishes the shares whose nonces make the shuffle; from here on the seats are fixed. */
  | { readonly kind: 'deal'; readonly seat: null; readonly body: { readonly shares: readonly Share[] } }
  /** Ends a deal in which seats did not reveal their nonces. */
  | { readonly kind: 'abort'; readonly seat: null; readonly body: { readonly missing: readonly Seat[] } }
  | { readonly kind: 'nonce'; readonly seat: Seat; readonly body: { readonly nonce: string } }
  /** Earlier builds, which published no deals, left the body empty. */
  | { readonly kind: 'start'; readonly seat: null; readonly body: { readonly people?: readonly Seat[] } }
  | {
      readonly kind: 'answer';
      readonly seat: Seat;
      readonly body: {
        readonly answer: Answer;
        readonly by: AnsweredBy;
        /** In some lines, the hash of the facts before the answer, so that no other game can be read from the log. */
        readonly facts?: string;
      };
    }
  | { readonly kind: 'withdraw'; readonly seat: Seat; readonly body: NoBody }
  /** The response window closes with the answers of all seats that were asked. */
  | {
      readonly kind: 'close-window';
      readonly seat: null;
      readonly body: { readonly answers: readonly RecordedAnswer[] };
    }
  /** A standing order; only its seat may know. */
  | { readonly kind: 'order'; readonly seat: Seat; readonly body: { readonly order: string; readonly choice: string } }
  | { readonly kind: 'undo'; readonly seat: Seat; readonly body: NoBody }
  | { readonly kind: 'undo-ask'; readonly seat: Seat; readonly body: NoBody }
  | { readonly kind: 'undo-reply'; readonly seat: Seat; readonly body: { readonly agree: boolean } }
  | { readonly kind: 'offer-stop'; readonly seat: Seat; readonly body: NoBody }
  | { readonly kind: 'stop-reply'; readonly seat: Seat; readonly body: { readonly agree: boolean } }
  | { readonly kind: 'resign'; readonly seat: Seat; readonly body: NoBody }
  /** The host has closed a table where nobody else sits, before the game. */
  | { readonly kind: 'close'; readonly seat: null; readonly body: NoBody }
  | { readonly kind: 'chat'; readonly seat: Seat | null; readonly body: ChatBody }
  | { readonly kind: 'rematch'; readonly seat: null; readonly body: { readonly table: string } };

/** A chat line; neither text nor phrase if it was erased. */
export interface ChatBody {
  readonly from: PersonRef;
  readonly text: string | null;
  readonly phrase: PhraseKey | null;
}

/** Lines that a client may repeat have the client's id in their body. */
export interface Repeatable {
  readonly id?: string;
}

export type LogEntryKind = LogEntry['kind'];
export type EntryOf<K extends LogEntryKind> = Extract<LogEntry, { kind: K }>;

/** A line with its timestamp. */
export type Dated<L extends LogEntry = LogEntry> = L & { readonly at: number };
