import type { Seat } from '@regalia/kernel';
import * as z from 'zod/mini';
import { singleLine } from './ids.ts';
import type { Person } from './people.ts';
import { PHRASE_KEYS, type PhraseKey } from './phrases.ts';

export const chatText = singleLine(300);
export const phraseKey = z.enum(PHRASE_KEYS as [PhraseKey, ...PhraseKey[]]);

/** A chat message. Exactly one of `text` and `phrase` is set. */
export interface ChatLine {
  /** Counts up within a table. */
  readonly n: number;
  readonly from: Person;
  /** Null for a spectator. */
  readonly seat: Seat | null;
  readonly text: string | null;
  readonly phrase: PhraseKey | null;
  readonly at: number;
}
