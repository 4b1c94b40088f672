import type { Decision } from '@regalia/kernel';
import type { AnyGameUi } from '../../kit/gameUi.ts';
import type { TableSpeech } from '../../kit/text/speech.ts';
import type { TableSnapshot, TableSource } from '../../tableModel/TableSource.ts';
import { endSentence, ownSeat, tieBreakSentence } from '../score/endSentence.ts';

interface Moment {
  readonly table: Pick<TableSource, 'game'>;
  readonly ui: AnyGameUi;
  readonly snapshot: TableSnapshot;
  readonly decision: Decision | null;
}

/** What the prompt says: the question put to me, whom we wait for, or how it ended. */
export function promptText({ table, ui, snapshot, decision }: Moment, speech: TableSpeech): string {
  const { view, phase, end, asked, ready } = snapshot;
  const { texts } = table.game;
  const { t, nameOf } = speech;
  if (phase === 'over')
    return [endSentence(end, ownSeat(snapshot), speech), tieBreakSentence(end, speech)].filter(Boolean).join(' ');
  if (decision !== null) {
    const remark = view && ui.remark?.(decision, view, speech);
    return [speech.plain(texts.ofDecision(decision)), remark].filter(Boolean).join(' ');
  }
  const waiting = asked.filter((seat) => !ready.includes(seat) && seat !== snapshot.viewer);
  const names = new Intl.ListFormat(speech.locale).format(waiting.map(nameOf));
  const says = waiting.length === 0 ? t('waiting') : t('waiting.for', { names });
  return snapshot.remote !== null && snapshot.viewer === 'spectator' ? `${t('watch.me')} ${says}` : says;
}
