import type { PanovnikView } from '@regalia/games/panovnik';
import type { Answer, Decision } from '@regalia/kernel';
import type { Answering } from '../../kit/gameUi.ts';
import type { TableSpeech } from '../../kit/text/speech.ts';
import { type WordKey, word } from './words.ts';

const CONFIRM: Readonly<Record<string, WordKey>> = {
  bid: 'confirm.bid',
  build: 'confirm.build',
  'build-or-sell': 'confirm.build',
  place: 'confirm.place',
  attack: 'confirm.take',
  'pick-offer': 'confirm.take',
  'first-choice': 'confirm.take',
  gems: 'confirm.take',
  'pass-gems': 'confirm.take',
  'sale-gems': 'confirm.take',
};

const NONE: Readonly<Record<string, WordKey>> = {
  bid: 'none.bid',
  build: 'none.build',
  'build-or-sell': 'none.build',
  deal: 'none.deal',
  'virtual-deal': 'none.virtual-deal',
};

export function answering(d: Decision, _: Answer, _view: PanovnikView, speech: TableSpeech): Answering {
  const confirm = CONFIRM[d.prompt];
  return {
    confirm: confirm === undefined ? speech.t('confirm') : word(speech, confirm),
    none: word(speech, NONE[d.prompt] ?? 'none.leave'),
  };
}
