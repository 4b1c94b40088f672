import type { GameRecord, PublicRecord, Refusal } from '@regalia/kernel';
import * as z from 'zod/mini';
import { ERROR_CODES } from './errors.ts';
import { opaque } from './immutable.ts';

/** The body of every refused request. */
export const wireError = z.object({
  code: z.enum(ERROR_CODES),
  message: z.string(),
  refusal: z.optional(opaque<Refusal>()),
});

/** The response of requests without data. */
export const accepted = z.object({ accepted: z.literal(true) });

/** `GET /healthz` and `GET /readyz` */
export const healthy = z.object({ ok: z.literal(true), disk: z.optional(z.literal('low')) });

/** `GET /api/tables/:table/record`: without answers and secret until the game is over. */
export const tableRecord = opaque<GameRecord | PublicRecord>();
