import type { Seat } from '@regalia/kernel';
import type { TableEnd } from '@regalia/protocol';
import type { TableSpeech } from '../../kit/text/speech.ts';
import type { TableSnapshot } from '../../tableModel/TableSource.ts';

/** The seat of the one person at this screen; null where several share it, and for those who watch. */
export function ownSeat({
  viewer,
  sitters,
  remote,
}: Pick<TableSnapshot, 'viewer' | 'sitters' | 'remote'>): Seat | null {
  const isOwnScreen = remote !== null || sitters.filter(({ kind }) => kind === 'person').length === 1;
  return isOwnScreen && typeof viewer === 'number' ? viewer : null;
}

/** Who won, and how it ended where it was not played to its end. The reader is spoken to, where it is known who reads. */
export function endSentence(
  end: TableEnd | null,
  me: Seat | null,
  { t, nameOf, locale }: Pick<TableSpeech, 't' | 'nameOf' | 'locale'>,
): string {
  if (end?.reason === 'stopped') return t('end.stopped');
  if (end?.reason === 'played' && end.outcome?.places.length === 1) return t('end.alone');
  if (end?.outcome == null || end.outcome.winners.length === 0) return t('end.nobody');
  const { winners, places } = end.outcome;
  const list = (seats: readonly Seat[]): string => new Intl.ListFormat(locale).format(seats.map(nameOf));
  const name = list(winners);
  if (end.reason === 'resigned') {
    const losers = places.flatMap((_, seat) => (winners.includes(seat) ? [] : [seat]));
    const given = { names: list(losers), n: losers.length };
    return hasWon(end, me) ? t('end.you.resigned', given) : t('end.resigned', { name, ...given });
  }
  if (winners.length > 1) return t('end.shared', { names: name });
  return hasWon(end, me) ? t('end.you') : t('end.winner', { name });
}

/** Where the reader came in; undefined where nobody did. */
export function placeSentence(
  end: TableEnd | null,
  me: Seat | null,
  { t }: Pick<TableSpeech, 't'>,
): string | undefined {
  const places = end?.outcome?.places ?? [];
  const place = me === null ? undefined : places[me];
  return place === undefined || places.length < 2 ? undefined : t('end.place', { place, n: places.length });
}

export function hasWon(end: TableEnd | null, me: Seat | null): boolean {
  return me !== null && (end?.outcome?.winners.includes(me) ?? false);
}

/** What decided among equal points, if anything did. */
export function tieBreakSentence(end: TableEnd | null, speech: Pick<TableSpeech, 'text'>): string | undefined {
  const decidedBy = end?.reason === 'played' ? (end.outcome?.decidedBy ?? 0) : 0;
  return decidedBy > 0 ? speech.text(`tiebreak.${decidedBy}`) : undefined;
}
