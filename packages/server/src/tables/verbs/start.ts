import { type GameEvent, type Seat, startLiveGame } from '@regalia/kernel';
import { countPauses } from '../state/delays.ts';
import { RequestRefused } from '../state/errors.ts';
import type { Dated, EntryOf } from '../state/logEntry.ts';
import type { TableChange } from '../state/tableChange.ts';
import { type AnyLiveGame, seatState, type TableState } from '../state/tableState.ts';
import { nextQuestions } from './answer.ts';

/** How long a full table waits for the nonces of its people. */
const NONCE_WAIT_MS = 10_000;

/** The client's share in the shuffle. Only the first counts, so that nobody can try several. */
export function giveNonce(t: TableState, seat: Seat, nonce: string): EntryOf<'nonce'> | null {
  if (t.phase !== 'gathering')
    throw new RequestRefused('wrong-phase', 'The cards are dealt; nonces are no longer needed.');
  return seatState(t, seat).nonce === null ? { kind: 'nonce', seat, body: { nonce } } : null;
}

/** When the game starts at the latest; undefined while seats are free. */
export function startsAt(t: TableState): number | undefined {
  if (t.phase !== 'gathering' || t.filledAt === null) return undefined;
  const isMissing = t.seats.some(({ kind, nonce }) => kind === 'person' && nonce === null);
  return isMissing ? t.filledAt + NONCE_WAIT_MS : t.filledAt;
}

export function start(t: TableState, now: number): EntryOf<'start'> | null {
  const time = startsAt(t);
  return time !== undefined && time <= now ? { kind: 'start', seat: null, body: {} } : null;
}

export function foldNonce(t: TableState, { seat, body }: EntryOf<'nonce'>): TableChange {
  seatState(t, seat).nonce = body.nonce;
  return { table: true };
}

export function foldStart(t: TableState, { at }: Dated<EntryOf<'start'>>): TableChange {
  const { options, revision, secret } = t.opening;
  const events: GameEvent[] = [];
  t.liveGame = startLiveGame(
    t.game,
    {
      options,
      revision,
      seats: t.seats.length,
      seed: {
        kind: 'table',
        commitment: t.commitment,
        nonces: t.seats.flatMap(({ nonce }) => nonce ?? []),
        secret,
      },
    },
    events,
  ) as AnyLiveGame;
  t.phase = 'playing';
  t.past = [{ at, kind: 'events', events, answers: [] }];
  t.standing = [0];
  return { table: true, ...nextQuestions(t, at, countPauses(t.game, events)) };
}
