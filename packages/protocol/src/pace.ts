import * as z from 'zod/mini';

const seconds = (most: number) => z.int().check(z.gte(5), z.lte(most));

/** How long a seat may think. When the time is over, a bot or the game's fallback answers that one decision. */
export const pace = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('relaxed') }),
  /** Seconds for each decision, and a reserve for the whole game that is used when they are over. */
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
  /** When the present decision's time is over, ms since 1970 by the server's clock; null if it does not run. */
  readonly deadline: number | null;
  /** What is left of the reserve, in ms. */
  readonly reserve: number;
}
