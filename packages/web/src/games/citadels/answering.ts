import { type CitadelsView, choiceOf, citadels } from '@regalia/games/citadels';
import { type Answer, type Decision, paramId } from '@regalia/kernel';
import type { Answering } from '../../kit/gameUi.ts';
import type { TableSpeech } from '../../kit/text/speech.ts';
import { type WordKey, word } from './words.ts';

/** The button says what it does: what is built, destroyed, kept, and for how much. */
export function answering(d: Decision, picked: Answer, view: CitadelsView, speech: TableSpeech): Answering {
  const [only] = d.options;
  const isYesOrNo = only !== undefined && d.options.length === 1 && d.min === 0 && d.max === 1;
  return {
    confirm: [labelOf(d, picked, speech), vainTarget(d, picked, view, speech)].filter(Boolean).join(' – '),
    none: word(speech, isWindow(d) ? 'none.pass' : 'none.leave'),
    shortcut: isYesOrNo ? { label: labelOf(d, [only], speech), answer: [only] } : undefined,
  };
}

function labelOf(d: Decision, picked: Answer, speech: TableSpeech): string {
  const [first, second] = picked;
  if (first === undefined) return speech.t('confirm');
  if (d.of === 'action') return speech.plain(citadels.texts.ofOption(d, first));
  if (d.kind === 'order' && second === undefined) return speech.t('confirm');
  const named = (card: number): string => speech.inflect('card', card, 'acc');
  return word(speech, verbOf(d), {
    n: picked.length,
    cards: picked.map(named).join(', '),
    card: named(first),
    laid: second === undefined ? '' : named(second),
  });
}

/** What is done with cards that lie there. */
function verbOf(d: Decision): WordKey {
  switch (d.where?.place) {
    case 'draft':
      return d.kind === 'order' ? 'verb.keep-and-lay' : 'verb.keep';
    case 'wagons':
      return 'verb.collect';
    case 'discard':
      return 'verb.take';
    case 'hand':
      if (d.where.seat !== d.seat) return 'verb.take';
      return isWindow(d) ? 'verb.play' : 'verb.exchange';
    default:
      return 'verb.keep';
  }
}

/** Only a window asks about a character that somebody may have. */
export function isWindow({ of, params }: Decision): boolean {
  return of === 'card' && paramId(params, 'character') !== null;
}

/** A character that lies face up may be named, but nobody has it. */
function vainTarget(
  { of }: Decision,
  [first]: Answer,
  { ranks, turn }: CitadelsView,
  speech: TableSpeech,
): string | undefined {
  if (of !== 'action' || first === undefined) return undefined;
  const { action, card } = choiceOf(first);
  const names = turn?.uses.some((use) => use.action === action && use.targets?.[0] === 'character');
  const named = names ? ranks.find((rank) => rank.card === card) : undefined;
  return named?.state === 'face-up' ? speech.text('rank.face-up') : undefined;
}
