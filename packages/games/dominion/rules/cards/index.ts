import { ascending, type Card, sortByCardNumber } from '@regalia/kernel';
import { REVISIONS } from '../revisions.ts';
import { base } from './base.ts';
import { basic } from './basic.ts';
import { CARD_IDS, type DominionCard, registerCards } from './card.ts';
import { intrigue } from './intrigue.ts';

registerCards(sortByCardNumber(REVISIONS, [...basic, ...intrigue, ...base]));

const numbersOf = (cards: readonly DominionCard[]) => ascending(cards.map(({ id }) => CARD_IDS.get(id) as Card));

export const INTRIGUE_KINDS: readonly Card[] = numbersOf(intrigue);
export const BASE_KINDS: readonly Card[] = numbersOf(base);
