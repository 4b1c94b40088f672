import type { Me, SessionInfo } from './people.ts';
import type { TableSummary } from './tables.ts';

/** `GET /api/me/data`: everything the server keeps of me. `DELETE /api/me` erases it. */
export interface PersonalData {
  readonly me: Me;
  readonly sessions: readonly SessionInfo[];
  /** Browsers that are told when it is my turn. */
  readonly browsers: readonly { readonly endpoint: string; readonly locale: string }[];
  readonly tables: readonly TableSummary[];
  /** The latest first. */
  readonly said: readonly {
    readonly table: string;
    readonly at: number;
    readonly text: string | null;
    readonly phrase: string | null;
  }[];
}
