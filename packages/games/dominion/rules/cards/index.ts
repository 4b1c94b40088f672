import type { CardText } from '../effect.ts';
import { base } from './base.ts';
import { intrigue } from './intrigue.ts';
import { CARDS } from './printed.ts';

const byId = new Map([...intrigue, ...base].map((text) => [text.id, text]));

/** What the cards do, by kind; undefined for a card that cannot be played. */
export const CARD_TEXTS: readonly (CardText | undefined)[] = CARDS.map(({ id, types }) => {
  const text = byId.get(id);
  if (types.includes('action') !== (text !== undefined)) throw new RangeError(`an Action has a text, not "${id}"`);
  return text;
});
