import { type CitadelsView, citadels } from '@regalia/games/citadels';
import type { Answer, Decision } from '@regalia/kernel';
import type { Answering } from '../../kit/gameUi.ts';
import type { TableSpeech } from '../../kit/text/speech.ts';
import { isWord, word } from './words.ts';

/** Questions about one card that are answered by yes or no. */
const YES_OR_NO: readonly string[] = ['fristensky', 'acrobat', 'wagon', 'graveyard'];

/** The button says what it does: what is built, destroyed, kept, and for how much. */
export function answering(d: Decision, picked: Answer, _: CitadelsView, speech: TableSpeech): Answering {
  const none = `none.${d.prompt}`;
  const [only] = d.options;
  return {
    confirm: labelOf(d, picked, speech),
    none: isWord(speech, none) ? word(speech, none) : speech.t('prompt.none'),
    shortcut:
      only !== undefined && d.options.length === 1 && YES_OR_NO.includes(d.prompt)
        ? { label: labelOf(d, [only], speech), answer: [only] }
        : undefined,
  };
}

function labelOf(d: Decision, picked: Answer, speech: TableSpeech): string {
  const [first, second] = picked;
  const verb = `verb.${d.prompt}`;
  if (first === undefined) return speech.t('confirm');
  if (d.of === 'action') return speech.plain(citadels.texts.ofOption(d, first));
  if (!isWord(speech, verb) || (d.kind === 'order' && second === undefined)) return speech.t('confirm');
  return word(speech, verb, {
    n: picked.length,
    cards: picked.map(speech.cardName).join(', '),
    card: speech.cardName(first),
    laid: second === undefined ? '' : speech.cardName(second),
  });
}
