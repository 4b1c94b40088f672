import type { TableSpeech } from '../../kit/text/speech.ts';
import type { TableSnapshot } from '../../tableModel/TableSource.ts';
import { endSentence, ownSeat } from '../score/endSentence.ts';
import type { LogNote } from './LogPanel.tsx';

/** What happened at the table outside the game's events: who gave up, and how it ended where it was not played to its end. */
export function logNotes(
  snapshot: Pick<TableSnapshot, 'end' | 'remote' | 'viewer' | 'sitters'>,
  speech: Pick<TableSpeech, 't' | 'nameOf' | 'reader' | 'locale'>,
): readonly LogNote[] {
  const { end, remote } = snapshot;
  const resigned = (remote?.resigned ?? []).map(({ seat, step }) => ({
    step,
    text:
      seat === speech.reader ? speech.t('log.resigned.you') : speech.t('log.resigned', { name: speech.nameOf(seat) }),
  }));
  if (end === null) return resigned;
  const ending = { step: null, text: endSentence(end, ownSeat(snapshot), speech) };
  if (end.reason === 'played') return resigned;
  // How it ended names those who gave up.
  return end.reason === 'resigned' ? [...resigned.filter(({ step }) => step !== null), ending] : [...resigned, ending];
}
