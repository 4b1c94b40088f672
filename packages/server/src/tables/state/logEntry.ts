import type { Answer, AnsweredBy, RecordedAnswer, Seat, Share } from '@regalia/kernel';
import type { Pace, PhraseKey, SeatWish } from '@regalia/protocol';
import type { Delays } from './delays.ts';

/** A person as the log knows them. Names live outside it, so that they can change, and be erased. */
export interface PersonRef {
  readonly id: string;
}

export function personRef({ id }: PersonRef): PersonRef {
  return { id };
}

/** What a table is made of; the first line of its log. */
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
  /** Left out, the usual ones. */
  readonly delays?: Delays;
  /** The server's share in the shuffle; told to nobody before the end. */
  readonly secret: string;
}

type NoBody = Readonly<Record<string, never>>;

/** Every kind of line in a table's log. The table is what its lines, taken in order, make of it. */
export type LogEntry =
  | { readonly kind: 'create'; readonly seat: null; readonly body: Opening }
  | { readonly kind: 'sit'; readonly seat: Seat; readonly body: { readonly person: PersonRef } }
  /** Frees the seat before the game; hands it to a bot during the game. */
  | { readonly kind: 'leave'; readonly seat: Seat; readonly body: NoBody }
  /** The person is away too long: a bot plays the seat, the person keeps their vote. */
  | { readonly kind: 'away'; readonly seat: Seat; readonly body: NoBody }
  /** The person plays their seat again. */
  | { readonly kind: 'return'; readonly seat: Seat; readonly body: NoBody }
  /** The clock was set back: times that lie ahead begin now. */
  | { readonly kind: 'set-back'; readonly seat: null; readonly body: NoBody }
  /** Nobody attends the game: it does nothing by itself until one of its people returns. */
  | { readonly kind: 'rest'; readonly seat: null; readonly body: NoBody }
  | { readonly kind: 'add-bot'; readonly seat: Seat; readonly body: { readonly level: string } }
  | { readonly kind: 'remove-bot'; readonly seat: Seat; readonly body: NoBody }
  /** The host removes a person; with `block`, for good. */
  | {
      readonly kind: 'remove';
      readonly seat: null;
      readonly body: { readonly person: string; readonly block: boolean };
    }
  /** A commitment to the seat's next nonce. */
  | { readonly kind: 'commit'; readonly seat: Seat; readonly body: { readonly commitment: string } }
  /** Publishes the shares whose nonces make the shuffle; from here on the seats are taken for good. */
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
        /** Now and then, the hash of the facts the answer was given upon: no other game may be made of the log. */
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
  /** A standing order, known to its seat alone. */
  | { readonly kind: 'order'; readonly seat: Seat; readonly body: { readonly order: string; readonly choice: string } }
  | { readonly kind: 'undo'; readonly seat: Seat; readonly body: NoBody }
  | { readonly kind: 'undo-ask'; readonly seat: Seat; readonly body: NoBody }
  | { readonly kind: 'undo-reply'; readonly seat: Seat; readonly body: { readonly agree: boolean } }
  | { readonly kind: 'offer-stop'; readonly seat: Seat; readonly body: NoBody }
  | { readonly kind: 'stop-reply'; readonly seat: Seat; readonly body: { readonly agree: boolean } }
  | { readonly kind: 'resign'; readonly seat: Seat; readonly body: NoBody }
  /** The host has given up a table at which nobody else sits, before the game. */
  | { readonly kind: 'close'; readonly seat: null; readonly body: NoBody }
  | { readonly kind: 'chat'; readonly seat: Seat | null; readonly body: ChatBody }
  | { readonly kind: 'rematch'; readonly seat: null; readonly body: { readonly table: string } };

/** What somebody said; neither text nor phrase if that was erased. */
export interface ChatBody {
  readonly from: PersonRef;
  readonly text: string | null;
  readonly phrase: PhraseKey | null;
}

/** A line of what a client may send again has the client's id of it in its body. */
export interface Repeatable {
  readonly id?: string;
}

export type LogEntryKind = LogEntry['kind'];
export type EntryOf<K extends LogEntryKind> = Extract<LogEntry, { kind: K }>;

/** A line with the moment it was written. */
export type Dated<L extends LogEntry = LogEntry> = L & { readonly at: number };
