import type { Card, Seat } from '@regalia/kernel';
import {
  CARD_IDS,
  DUCHY,
  ESTATE,
  GOLD,
  isTreasure,
  PROVINCE,
  printedCoinsOf,
  SILVER,
} from '../../rules/cards/printed.ts';
import type { DominionState } from '../../rules/state.ts';
import { cardsIn, deck, play } from '../../rules/zones.ts';

/** One line of a buying policy: this card, if the condition holds. The first line that can be bought is. */
export interface BuyLine {
  readonly kind: Card;
  readonly when?: (s: Readonly<DominionState>, seat: Seat) => boolean;
}

/** The first line that can be bought now; -1 if none. */
export function chooseBuy(
  lines: readonly BuyLine[],
  s: Readonly<DominionState>,
  seat: Seat,
  offered: readonly Card[],
): Card {
  for (const { kind, when } of lines) {
    if (offered.includes(kind) && (when === undefined || when(s, seat))) return kind;
  }
  return -1;
}

/** Province, Gold, Silver, no other rule. */
export const BASIC_BIG_MONEY: readonly BuyLine[] = [{ kind: PROVINCE }, { kind: GOLD }, { kind: SILVER }];

const enoughMoney: BuyLine = { kind: PROVINCE, when: (s, seat) => sumOwned(s, seat, printedCoinsOf) > 18 };
const provincesAtMost = (most: number) => (s: Readonly<DominionState>) => (s.supply[PROVINCE] as number) <= most;
const ENDGAME: readonly BuyLine[] = [
  { kind: DUCHY, when: provincesAtMost(4) },
  { kind: ESTATE, when: provincesAtMost(2) },
];
const LATE_DUCHY: BuyLine = { kind: DUCHY, when: provincesAtMost(6) };

/** Big Money Ultimate, with one line added before or after Gold. */
export function bigMoneyUltimate(before: readonly BuyLine[] = [], after: readonly BuyLine[] = []): readonly BuyLine[] {
  return [enoughMoney, ...ENDGAME, ...before, { kind: GOLD }, LATE_DUCHY, ...after, { kind: SILVER }];
}

/** While there are fewer than one per `treasures` Treasures. */
export function perTreasures(id: string, treasures: number): BuyLine {
  const kind = kindOf(id);
  return {
    kind,
    when: (s, seat) => count(s, seat, kind) < sumOwned(s, seat, (card) => (isTreasure(card) ? 1 : 0)) / treasures,
  };
}

/** Until there are `most`. */
export function noMoreThan(id: string, most: number): BuyLine {
  const kind = kindOf(id);
  return { kind, when: (s, seat) => count(s, seat, kind) < most };
}

export function kindOf(id: string): Card {
  return CARD_IDS.get(id) as Card;
}

function count(s: Readonly<DominionState>, seat: Seat, kind: Card): number {
  return sumOwned(s, seat, (card) => (card === kind ? 1 : 0));
}

/** Over all cards a seat owns, without making a list of them. */
function sumOwned(s: Readonly<DominionState>, seat: Seat, of: (kind: Card) => number): number {
  let sum = 0;
  for (let zone = deck(seat); zone <= play(seat) + 2; zone++) {
    const cards = cardsIn(s, zone);
    for (let i = 0; i < cards.length; i++) sum += of(cards[i] as Card);
  }
  return sum;
}
