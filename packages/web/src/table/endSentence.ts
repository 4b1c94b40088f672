import type { Seat } from '@regalia/kernel';
import type { TableSpeech } from '../kit/text/speech.ts';
import type { TableSnapshot } from '../tables/table.ts';

type Ending = Pick<TableSnapshot, 'end' | 'viewer' | 'sitters' | 'remote'>;

/** Who won, and how it ended where it was not played to its end. */
export function endSentence(ending: Ending, { t, nameOf, locale }: TableSpeech): string {
  const { end } = ending;
  if (end?.reason === 'stopped') return t('end.stopped');
  if (end?.outcome == null || end.outcome.winners.length === 0) return t('end.nobody');
  const { winners, places } = end.outcome;
  const list = (seats: readonly Seat[]): string => new Intl.ListFormat(locale).format(seats.map(nameOf));
  const name = list(winners);
  if (end.reason === 'resigned') {
    const losers = places.flatMap((_, seat) => (winners.includes(seat) ? [] : [seat]));
    const given = { names: list(losers), n: losers.length };
    return hasWon(ending) ? t('end.you.resigned', given) : t('end.resigned', { name, ...given });
  }
  if (winners.length > 1) return t('end.shared', { names: name });
  return hasWon(ending) ? t('end.you') : t('end.winner', { name });
}

/** Whether the one person at this screen has won; where several share it, nobody is spoken to. */
export function hasWon({ end, viewer, sitters, remote }: Ending): boolean {
  const isOwnScreen = remote !== null || sitters.filter(({ kind }) => kind === 'person').length === 1;
  return isOwnScreen && viewer !== 'spectator' && (end?.outcome?.winners.includes(viewer) ?? false);
}

/** What decided among equal points, if anything did. */
export function tieBreakSentence({ end }: Pick<TableSnapshot, 'end'>, speech: TableSpeech): string | undefined {
  const decidedBy = end?.reason === 'played' ? (end.outcome?.decidedBy ?? 0) : 0;
  return decidedBy > 0 ? speech.text(`tiebreak.${decidedBy}`) : undefined;
}
