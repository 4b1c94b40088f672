import type { Seat } from '@regalia/kernel';
import type { GameUi } from '../games/gameUi.ts';
import type { Table, TableSnapshot } from '../tables/table.ts';
import type { TableSpeech } from './speech.ts';

/** What the prompt bar says: the question put to me, or whom we wait for, or how it ended. */
export function useQuestion(table: Table, ui: GameUi, snapshot: TableSnapshot, speech: TableSpeech): string {
  const { decision, view, phase, end, asked, ready } = snapshot;
  const { t, nameOf } = speech;
  if (phase === 'over') return endSentence(end, speech);
  if (decision !== null) {
    const remark = view && ui.remark?.(decision, view, speech);
    return [speech.plain(table.game.texts.ofDecision(decision)), remark].filter(Boolean).join(' ');
  }
  const waiting = asked.filter((seat) => !ready.includes(seat) && seat !== snapshot.viewer);
  if (waiting.length === 0) return t('waiting');
  return t('waiting.for', { names: new Intl.ListFormat(speech.locale).format(waiting.map(nameOf)) });
}

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
