import { cardOf, type DominionView } from '@regalia/games/dominion';
import type { Answer, Card, Decision } from '@regalia/kernel';
import type { Answering } from '../../kit/gameUi.ts';
import type { TableSpeech } from '../../kit/text/speech.ts';
import { isWord, word } from './words.ts';

/** Questions about one card that are answered by yes or no. */
const YES_OR_NO: readonly string[] = ['spy', 'set-aside', 'baron', 'react'];
const COPPER = 0;

export function answering(d: Decision, picked: Answer, view: DominionView, speech: TableSpeech): Answering {
  const [verbKey, noneKey] = [`verb.${d.prompt}`, `none.${d.prompt}`];
  const verb = isWord(speech, verbKey) ? word(speech, verbKey) : speech.t('confirm');
  const none = isWord(speech, noneKey) ? word(speech, noneKey) : speech.t('prompt.none');
  return {
    confirm: labelOf(verb, d, picked, speech),
    none,
    shortcut: shortcutFor(d, view, verb, speech),
  };
}

function labelOf(verb: string, d: Decision, picked: Answer, speech: TableSpeech): string {
  if (picked.length === 0 || d.of !== 'card') return verb;
  if (picked.length > 2) return word(speech, 'label.many', { verb, n: picked.length });
  return word(speech, 'label.some', { verb, cards: picked.map(speech.cardName).join(', ') });
}

function shortcutFor(d: Decision, view: DominionView, verb: string, speech: TableSpeech): Answering['shortcut'] {
  if (d.prompt === 'treasures') {
    const all = d.options.flatMap((card, i) => new Array<Card>(d.limits?.[i] ?? 1).fill(card));
    const n = coinsOfAll(all, view);
    const label =
      view.coins > 0
        ? word(speech, 'play-all.more', { had: view.coins, n, sum: n + view.coins })
        : word(speech, 'play-all', { n });
    return { label, answer: all };
  }
  const [only] = d.options;
  if (d.max !== 1 || d.options.length !== 1 || only === undefined || !YES_OR_NO.includes(d.prompt)) return undefined;
  return { label: word(speech, 'label.some', { verb, cards: speech.cardName(only) }), answer: [only] };
}

function coinsOfAll(cards: readonly Card[], view: DominionView): number {
  return cards.reduce((sum, card) => sum + (card === COPPER ? view.copperValue : cardOf(card).coins), 0);
}
