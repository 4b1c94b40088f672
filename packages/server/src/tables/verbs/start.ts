import { type Dealing, type GameEvent, type Seat, startLiveGame, type TableSeed } from '@regalia/kernel';
import { countPauses } from '../state/delays.ts';
import type { Dated, EntryOf } from '../state/logEntry.ts';
import type { TableChange } from '../state/tableChange.ts';
import { type AnyLiveGame, seatState, type TableState } from '../state/tableState.ts';
import { nextQuestions } from './answer.ts';

export function foldStart(t: TableState, { body, at }: Dated<EntryOf<'start'>>): TableChange {
  const { options, revision } = t.opening;
  const events: GameEvent[] = [];
  t.liveGame = startLiveGame(
    t.game,
    { options, revision, seats: t.seats.length, seed: seedOf(t, body.people) },
    events,
  ) as AnyLiveGame;
  t.phase = 'playing';
  t.deal = null;
  t.past = [{ at, kind: 'events', events, answers: [] }];
  t.standing = [0];
  return { table: true, ...nextQuestions(t, at, countPauses(t.game, events)) };
}

/** `people` is unknown in logs of earlier builds. */
function seedOf(t: TableState, people: readonly Seat[] | undefined): TableSeed {
  const seats = t.deal === null ? [...t.seats.keys()] : t.deal.shares.map(({ seat }) => seat);
  const deals = t.deal === null ? t.aborted : [...t.aborted, { shares: t.deal.shares, missing: [] }];
  const dealing: Dealing | undefined = people && { people, deals };
  return {
    kind: 'table',
    commitment: t.commitment,
    nonces: seats.flatMap((seat) => seatState(t, seat).nonce ?? []),
    secret: t.opening.secret,
    ...(dealing === undefined ? {} : { dealing }),
  };
}
