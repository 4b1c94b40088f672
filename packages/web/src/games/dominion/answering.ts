import { cardOf, type DominionView } from '@regalia/games/dominion';
import { type Answer, type Card, type Decision, limitOf } from '@regalia/kernel';
import { yesOrNo } from '../../kit/choice/shortcut.ts';
import type { Answering } from '../../kit/gameUi.ts';
import type { TableSpeech } from '../../kit/text/speech.ts';
import { isTurnsOwn } from './turn/isTurnsOwn.ts';
import { word, wordIfAny } from './words.ts';

/** Questions about one card that are answered by yes or no. */
const YES_OR_NO: readonly string[] = ['spy', 'set-aside', 'baron', 'react'];
const COPPER = 0;

export function answering(d: Decision, picked: Answer, view: DominionView, speech: TableSpeech): Answering {
  const verb = wordIfAny(speech, `verb.${d.prompt}`) ?? speech.t('confirm');
  const labelOf = (answer: Answer): string => labelFor(verb, d, answer, speech);
  return {
    confirm: labelOf(picked),
    none: wordIfAny(speech, `none.${d.prompt}`) ?? speech.t('prompt.none'),
    shortcut: isTurnsOwn(d, view, 'hand') ? playAll(d, view, speech) : yesOrNo(d, YES_OR_NO, labelOf),
  };
}

function labelFor(verb: string, d: Decision, picked: Answer, speech: TableSpeech): string {
  if (picked.length === 0 || d.of !== 'card') return verb;
  if (picked.length > 2) return word(speech, 'label.many', { verb, n: picked.length });
  return word(speech, 'label.some', { verb, cards: picked.map(speech.cardName).join(', ') });
}

function playAll(d: Decision, view: DominionView, speech: TableSpeech): Answering['shortcut'] {
  const answer = d.options.flatMap((card, i) => new Array<Card>(limitOf(d, i)).fill(card));
  const n = coinsOfAll(answer, view);
  const had = view.coins;
  return { label: word(speech, had > 0 ? 'play-all.more' : 'play-all', { had, n, sum: n + had }), answer };
}

function coinsOfAll(cards: readonly Card[], view: DominionView): number {
  return cards.reduce((sum, card) => sum + (card === COPPER ? view.copperValue : cardOf(card).coins), 0);
}
