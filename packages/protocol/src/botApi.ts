import type { ScoreBreakdown, Seat } from '@regalia/kernel';
import * as z from 'zod/mini';
import type { WireError } from './errors.ts';
import { type DataOf, opaque } from './immutable.ts';
import type { TableInfo } from './tables.ts';
import type { TableUpdate } from './toClient.ts';

/** `POST /api/tables/:table/token`: lets a program play one's seat. A new token replaces the old one. */
export const seatToken = z.object({ table: z.string(), seat: z.number(), token: z.string() });
export type SeatToken = DataOf<typeof seatToken>;

/** A line of `GET /api/bot/stream`. Empty lines keep the connection alive; an error is the last line, and the stream can be opened again. */
export type BotStreamLine =
  | { readonly type: 'error'; readonly error: WireError }
  | { readonly type: 'table'; readonly table: TableInfo; readonly seat: Seat }
  | (Omit<TableUpdate, 'score'> & {
      /** The whole score, in every line. */
      readonly score: readonly ScoreBreakdown[];
      /** The readable names of the options of each decision, in order. */
      readonly optionNames: readonly (readonly string[])[];
    });

export const botStreamLine = opaque<BotStreamLine>();

/** `POST /api/bot/answer` */
export const botAnswerResponse = z.object({ accepted: z.literal(true), step: z.number() });
