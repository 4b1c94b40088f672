import type { PlacedView, PlacePlan } from '@regalia/games/panovnik';
import type { TableSpeech } from '../../../kit/text/speech.ts';
import { gemsText } from '../gems/gemText.ts';
import { word } from '../words.ts';

/** Where an empty slot is and what it costs, in words: by the cards beside or below it. */
export function slotText(
  { level, x, cost }: Pick<PlacePlan, 'level' | 'x' | 'cost'>,
  pyramid: readonly PlacedView[],
  speech: Pick<TableSpeech, 'locale' | 'cardName' | 'plain'>,
): string {
  const cardAt = (onLevel: number, column: number): string | undefined => {
    const placed = pyramid.find((one) => one.level === onLevel && one.x === column);
    return placed && speech.cardName(placed.card);
  };
  const price = gemsText(cost, speech) || word(speech, 'slot.free');
  if (level > 1) {
    const below = { left: cardAt(level - 1, x) ?? '', right: cardAt(level - 1, x + 1) ?? '' };
    return word(speech, 'slot.above', { level, cost: price, ...below });
  }
  const [left, right] = [cardAt(1, x - 1), cardAt(1, x + 1)];
  if (right !== undefined) return word(speech, 'slot.left', { level, cost: price, card: right });
  if (left !== undefined) return word(speech, 'slot.right', { level, cost: price, card: left });
  return word(speech, 'slot.first', { level, cost: price });
}
