import * as z from 'zod/mini';
import type { DataOf } from './immutable.ts';
import { me, recoveryStatus, sessionInfo } from './people.ts';
import { tableSummary } from './tables.ts';

/** `GET /api/me/data`: everything the server keeps of me. `DELETE /api/me` erases it. */
export const personalData = z.object({
  me,
  sessions: z.array(sessionInfo),
  recovery: recoveryStatus,
  /** Browsers that are notified when it is my turn. */
  browsers: z.array(z.object({ endpoint: z.string(), locale: z.string() })),
  tables: z.array(tableSummary),
  /** The latest first. */
  said: z.array(
    z.object({
      table: z.string(),
      at: z.number(),
      text: z.nullable(z.string()),
      phrase: z.nullable(z.string()),
    }),
  ),
});
export type PersonalData = DataOf<typeof personalData>;
