import { cardOf, isLaw, rewardsParam } from '@regalia/games/panovnik';
import type { Card } from '@regalia/kernel';
import type { ArtBook, CardFace } from '../../kit/cards/face/cardFace.ts';
import type { TableSpeech } from '../../kit/text/speech.ts';
import { colorName } from './gems/gemText.ts';
import { word } from './words.ts';

/** For the large card and for what is spoken; on the table cards are drawn by `PanCard`. */
export function cardFace(card: Card, speech: TableSpeech, art: ArtBook): CardFace {
  const { id, segments, costs, rewards } = cardOf(card);
  const [left, right, bottom] = segments.map((color) => colorName(color, speech));
  const signsSay = word(speech, 'card.says', { n: card, left: left ?? '', right: right ?? '', bottom: bottom ?? '' });
  if (isLaw(card)) {
    return {
      name: speech.cardName(card),
      tone: 'amethyst',
      art: art[id] ?? [],
      kind: word(speech, 'law'),
      signsSay,
      text: speech.text(`law.${id}`) ?? '',
    };
  }
  const rows = rewards.map((reward, i) => {
    const brings = speech.plain({ key: 'law-option', params: { rewards: rewardsParam(reward) } });
    return `${i + 1}. ${colorName(costs[i] ?? 0, speech)} → ${brings}.`;
  });
  return { name: speech.cardName(card), tone: 'topaz', art: art[id] ?? [], signsSay, text: rows.join('\n') };
}
