import type { Seat } from '@regalia/kernel';
import type { TableSpeech } from '../kit/text/speech.ts';
import type { TableSnapshot } from '../tables/table.ts';

/** Who won, and how it ended where it was not played to its end. */
export function endSentence(end: TableSnapshot['end'], { t, nameOf, locale }: TableSpeech): string {
  if (end?.reason === 'stopped') return t('end.stopped');
  if (end?.outcome == null || end.outcome.winners.length === 0) return t('end.nobody');
  const { winners, places } = end.outcome;
  const list = (seats: readonly Seat[]): string => new Intl.ListFormat(locale).format(seats.map(nameOf));
  const name = list(winners);
  if (end?.reason === 'resigned') {
    const losers = places.flatMap((_, seat) => (winners.includes(seat) ? [] : [seat]));
    return t('end.resigned', { name, names: list(losers), n: losers.length });
  }
  return winners.length === 1 ? t('end.winner', { name }) : t('end.shared', { names: name });
}
