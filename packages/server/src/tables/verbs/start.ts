import { type GameEvent, type Seat, startLiveGame } from '@regalia/kernel';
import { countPauses } from '../state/delays.ts';
import { RequestRefused } from '../state/errors.ts';
import type { Dated, EntryOf } from '../state/logEntry.ts';
import type { TableChange } from '../state/tableChange.ts';
import { type AnyLiveGame, seatState, type TableState } from '../state/tableState.ts';
import { startsAt } from '../timing/startTime.ts';
import { nextQuestions } from './answer.ts';

/** The client's share in the shuffle. Only the first counts, so clients can’t try several. */
export function nonce(t: TableState, seat: Seat, given: string): EntryOf<'nonce'> | null {
  if (t.phase !== 'gathering')
    throw new RequestRefused('wrong-phase', 'The game has started. No more nonces are needed.');
  return seatState(t, seat).nonce === null ? { kind: 'nonce', seat, body: { nonce: given } } : null;
}

export function start(t: TableState, now: number, hereSince?: number): EntryOf<'start'> | null {
  const time = startsAt(t, hereSince);
  return time !== undefined && time <= now ? { kind: 'start', seat: null, body: {} } : null;
}

export function foldNonce(t: TableState, { seat, body, at }: Dated<EntryOf<'nonce'>>): TableChange {
  Object.assign(seatState(t, seat), { nonce: body.nonce, nonceAt: at });
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
