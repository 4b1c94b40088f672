import type { GameView, ScoreBreakdown } from '@regalia/kernel';
import * as z from 'zod/mini';
import { opaque } from './immutable.ts';

/** `GET /api/tables/:table/past/:step` */
export const tablePast = z.object({ view: opaque<GameView>(), score: opaque<readonly ScoreBreakdown[]>() });
