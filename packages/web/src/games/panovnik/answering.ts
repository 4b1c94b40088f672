import { ATTACK, buildId, type PanovnikView } from '@regalia/games/panovnik';
import type { Answer, Decision } from '@regalia/kernel';
import type { Answering } from '../../kit/gameUi.ts';
import type { TableSpeech } from '../../kit/text/speech.ts';
import { colorName } from './gems/gemText.ts';
import { word } from './words.ts';

/** The buttons of a question, by what it is about. */
export function answering(d: Decision, picked: Answer, _view: PanovnikView, speech: TableSpeech): Answering {
  const [first] = picked;
  const leave = { none: word(speech, 'none.leave') };
  switch (d.of) {
    case 'bid':
      return { confirm: bidWords(first, speech), none: passWords(d, speech) };
    case 'build': {
      const card = first === undefined ? undefined : buildId.parseId(first);
      const isSale = card?.sell === 1;
      return {
        confirm: isSale ? word(speech, 'sell') : playWords(card?.card, speech),
        none: word(speech, 'none.build'),
      };
    }
    case 'slot':
      return { confirm: word(speech, 'confirm.place'), ...leave };
    case 'gem':
      return { confirm: d.where?.place === 'supply' ? word(speech, 'confirm.take') : speech.t('confirm'), ...leave };
    case 'card':
      return cardWords(d, first, speech) ?? { confirm: speech.t('confirm'), ...leave };
    default:
      return { confirm: speech.t('confirm'), ...leave };
  }
}

function cardWords(d: Decision, picked: number | undefined, speech: TableSpeech): Answering | undefined {
  if (d.params.building !== undefined) {
    return { confirm: playWords(picked, speech), none: word(speech, 'none.build') };
  }
  if (d.where?.place !== 'offer') return undefined;
  const confirm = word(speech, d.params.removed === undefined ? 'confirm.take' : 'confirm.remove');
  return { confirm, none: word(speech, 'none.deal') };
}

function playWords(card: number | undefined, speech: TableSpeech): string {
  return card === undefined
    ? word(speech, 'confirm.build')
    : word(speech, 'confirm.play', { card: speech.inflect('card', card, 'acc') });
}

function bidWords(bid: number | undefined, speech: TableSpeech): string {
  if (bid === undefined) return word(speech, 'confirm.bid');
  const what = bid === ATTACK ? word(speech, 'attack.bid') : colorName(bid, speech, 'acc');
  return word(speech, 'confirm.bid-of', { bid: what });
}

function passWords({ params }: Decision, speech: TableSpeech): string {
  const { gems } = params;
  return gems === undefined ? word(speech, 'none.bid') : word(speech, 'none.pass', { n: gems });
}
