import { commitTo, type Seat } from '@regalia/kernel';
import { RequestRefused } from '../state/errors.ts';
import type { Dated, EntryOf } from '../state/logEntry.ts';
import type { TableChange } from '../state/tableChange.ts';
import { seatState, type TableState } from '../state/tableState.ts';
import { isExcluded } from '../timing/dealing.ts';

/**
 * A commitment to the nonce of the next deal. It can be replaced until the deal is published, so that the present device
 * can reveal it: before that, nobody can know which nonce would be better.
 */
export function commit(t: TableState, seat: Seat, commitment: string): EntryOf<'commit'> | null {
  checkGathering(t);
  if (t.deal !== null) throw new RequestRefused('wrong-phase', 'The nonces are being revealed. Wait for the game.');
  if (isExcluded(t, seat)) throw leftOut();
  const state = seatState(t, seat);
  const isKnown = state.commitment === commitment || state.nonce !== null;
  return isKnown ? null : { kind: 'commit', seat, body: { commitment } };
}

/** Reveals a nonce of the published deal, or gives one without a commitment before there is a deal. The first counts. */
export function nonce(t: TableState, seat: Seat, given: string): EntryOf<'nonce'> | null {
  checkGathering(t);
  const state = seatState(t, seat);
  if (state.nonce !== null) return null;
  if (t.deal === null) {
    if (isExcluded(t, seat)) throw leftOut();
    if (state.commitment !== null) {
      throw new RequestRefused('wrong-phase', 'The deal is not published yet. Reveal your nonce when it is.');
    }
  } else {
    const share = t.deal.shares.find((one) => one.seat === seat);
    if (share === undefined) throw leftOut();
    if (share.commitment !== commitTo(given)) {
      throw new RequestRefused(
        'bad-request',
        'This nonce does not match your commitment. Send the one you committed to.',
      );
    }
  }
  return { kind: 'nonce', seat, body: { nonce: given } };
}

export function foldCommit(t: TableState, { seat, body, at }: Dated<EntryOf<'commit'>>): TableChange {
  Object.assign(seatState(t, seat), { commitment: body.commitment, nonceAt: at });
  return { table: true };
}

export function foldDeal(t: TableState, { body, at }: Dated<EntryOf<'deal'>>): TableChange {
  t.deal = { at, shares: body.shares };
  return { table: true };
}

/** Nonces that were revealed are known, so a new deal needs new ones. */
export function foldAbort(t: TableState, { body, at }: Dated<EntryOf<'abort'>>): TableChange {
  t.aborted.push({ shares: t.deal?.shares ?? [], missing: body.missing });
  t.deal = null;
  t.filledAt = at;
  for (const seat of t.seats) Object.assign(seat, { commitment: null, nonce: null });
  return { table: true };
}

export function foldNonce(t: TableState, { seat, body, at }: Dated<EntryOf<'nonce'>>): TableChange {
  Object.assign(seatState(t, seat), { nonce: body.nonce, nonceAt: at });
  return { table: true };
}

function checkGathering(t: TableState): void {
  if (t.phase === 'gathering') return;
  throw new RequestRefused('wrong-phase', 'The game has started. No more nonces are needed.');
}

function leftOut(): RequestRefused {
  return new RequestRefused('wrong-phase', 'The cards are dealt without your nonce. You can still play.');
}
