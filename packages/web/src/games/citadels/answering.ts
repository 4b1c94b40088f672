import { type CitadelsView, choiceOf, citadels } from '@regalia/games/citadels';
import type { Answer, Decision } from '@regalia/kernel';
import { yesOrNo } from '../../kit/choice/shortcut.ts';
import type { Answering } from '../../kit/gameUi.ts';
import type { TableSpeech } from '../../kit/text/speech.ts';
import { wordIfAny } from './words.ts';

/** Questions about one card that are answered by yes or no. */
const YES_OR_NO: readonly string[] = ['fristensky', 'acrobat', 'wagon', 'graveyard'];

/** The button says what it does: what is built, destroyed, kept, and for how much. */
export function answering(d: Decision, picked: Answer, view: CitadelsView, speech: TableSpeech): Answering {
  return {
    confirm: [labelOf(d, picked, speech), vainTarget(d, picked, view, speech)].filter(Boolean).join(' – '),
    none: wordIfAny(speech, `none.${d.prompt}`) ?? speech.t('prompt.none'),
    shortcut: yesOrNo(d, YES_OR_NO, (yes) => labelOf(d, yes, speech)),
  };
}

function labelOf(d: Decision, picked: Answer, speech: TableSpeech): string {
  const [first, second] = picked;
  if (first === undefined) return speech.t('confirm');
  if (d.of === 'action') return speech.plain(citadels.texts.ofOption(d, first));
  if (d.kind === 'order' && second === undefined) return speech.t('confirm');
  const label = wordIfAny(speech, `verb.${d.prompt}`, {
    n: picked.length,
    cards: picked.map(speech.cardName).join(', '),
    card: speech.cardName(first),
    laid: second === undefined ? '' : speech.cardName(second),
  });
  return label ?? speech.t('confirm');
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
