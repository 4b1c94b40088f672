import { coinsNow, type DominionView } from '@regalia/games/dominion';
import { type Answer, type Card, type Decision, limitOf, paramId } from '@regalia/kernel';
import { onlyOption } from '../../kit/choice/shortcut.ts';
import type { Answering } from '../../kit/gameUi.ts';
import type { TableSpeech } from '../../kit/text/speech.ts';
import { isTurnsOwn } from './turn/isTurnsOwn.ts';
import { questionWord, word } from './words.ts';

export function answering(d: Decision, picked: Answer, view: DominionView, speech: TableSpeech): Answering {
  const verb = questionWord(speech, 'verb', d) ?? speech.t('confirm');
  const labelOf = (answer: Answer): string => labelFor(verb, d, answer, speech);
  return {
    confirm: labelOf(picked),
    none: questionWord(speech, 'none', d) ?? speech.t('prompt.none'),
    shortcut: shortcut(d, view, speech, labelOf),
  };
}

/** All Treasures at once in the Buy phase; yes where a card asks about a single one. */
function shortcut(d: Decision, view: DominionView, speech: TableSpeech, labelOf: (answer: Answer) => string) {
  if (isTurnsOwn(d, view, 'hand')) return playAll(d, view, speech);
  return paramId(d.params, 'source') === null ? undefined : onlyOption(d, labelOf);
}

function labelFor(verb: string, d: Decision, picked: Answer, speech: TableSpeech): string {
  if (picked.length === 0 || d.of !== 'card') return verb;
  if (picked.length > 2) return word(speech, 'label.many', { verb, n: picked.length });
  return word(speech, 'label.some', {
    verb,
    cards: picked.map((card) => speech.inflect('card', card, 'acc')).join(', '),
  });
}

function playAll(d: Decision, view: DominionView, speech: TableSpeech): Answering['shortcut'] {
  const answer = d.options.flatMap((card, i) => new Array<Card>(limitOf(d, i)).fill(card));
  const n = answer.reduce((sum, card) => sum + coinsNow(view, card), 0);
  const had = view.coins;
  return { label: word(speech, had > 0 ? 'play-all.more' : 'play-all', { had, n, sum: n + had }), answer };
}
