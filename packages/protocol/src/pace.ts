import * as z from 'zod/mini';

const seconds = (most: number) => z.int().check(z.gte(5), z.lte(most));

/** How long a seat may think. When time runs out, a bot or the game's fallback answers that one decision. */
export const pace = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('relaxed') }),
  /** Seconds per decision, and a reserve for the whole game that is used after them. */
  z.object({
    kind: z.literal('live'),
    perDecision: seconds(3600),
    reserve: z.int().check(z.gte(0), z.lte(7200)),
  }),
  z.object({ kind: z.literal('days'), days: z.int().check(z.gte(1), z.lte(30)) }),
]);
export type Pace = z.infer<typeof pace>;

/** A seat's time. Reserve is not used in decisions in which nobody may see who has answered. */
export interface SeatClock {
  readonly seat: number;
  /** The current deadline, in ms since 1970 by the server's clock; null if there is none. */
  readonly deadline: number | null;
  /** The remaining reserve, in ms. */
  readonly reserve: number;
}
