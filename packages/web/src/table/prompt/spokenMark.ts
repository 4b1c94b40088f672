import type { Answer, Decision } from '@regalia/kernel';
import type { TableSpeech } from '../../kit/text/speech.ts';
import type { TableSource } from '../../tableModel/TableSource.ts';

/** What was marked or unmarked last, in words; empty where nothing was. */
export function spokenMark(
  before: Answer,
  after: Answer,
  decision: Decision,
  game: TableSource['game'],
  { t, plain }: Pick<TableSpeech, 't' | 'plain'>,
): string {
  const nameOf = (option: number): string =>
    decision.kind === 'amount' ? String(option) : plain(game.texts.ofOption(decision, option));
  const added = missingFrom(after, before);
  const said = [
    ...added.map((option) => t('mark.on', { name: nameOf(option) })),
    ...missingFrom(before, after).map((option) => t('mark.off', { name: nameOf(option) })),
  ];
  const hasCount = said.length > 0 && decision.kind !== 'amount' && decision.max > 1;
  return [...said, hasCount && t('mark.count', { n: after.length, max: decision.max })].filter(Boolean).join(' ');
}

/** The options of one answer that another does not have, as often as they are missing. */
function missingFrom(answer: Answer, other: Answer): Answer {
  const left = [...other];
  return answer.filter((option) => {
    const at = left.indexOf(option);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
