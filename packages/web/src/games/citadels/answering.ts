import { type CitadelsView, choiceOf, citadels } from '@regalia/games/citadels';
import type { Answer, Decision } from '@regalia/kernel';
import type { Answering } from '../../kit/gameUi.ts';
import type { TableSpeech } from '../../kit/text/speech.ts';
import { isWord, word } from './words.ts';

/** Questions about one card that are answered by yes or no. */
const YES_OR_NO: readonly string[] = ['fristensky', 'acrobat', 'wagon', 'graveyard'];

/** The button says what it does: what is built, destroyed, kept, and for how much. */
export function answering(d: Decision, picked: Answer, view: CitadelsView, speech: TableSpeech): Answering {
  const none = `none.${d.prompt}`;
  const [only] = d.options;
  return {
    confirm: [labelOf(d, picked, speech), vainTarget(d, picked, view, speech)].filter(Boolean).join(' – '),
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

/** A character that lies face up may be named, but nobody has it. */
function vainTarget(
  { of }: Decision,
  [first]: Answer,
  { ranks }: CitadelsView,
  speech: TableSpeech,
): string | undefined {
  if (of !== 'action' || first === undefined) return undefined;
  const { action, card } = choiceOf(first);
  const named = action === 'murder' || action === 'rob' ? ranks.find((rank) => rank.card === card) : undefined;
  return named?.state === 'face-up' ? speech.text('rank.face-up') : undefined;
}
