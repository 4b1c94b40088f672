import type { Card } from '@regalia/kernel';
import type { Menu } from '../menu.ts';
import { addCoins, pay } from '../verbs/coins.ts';
import { draw, drawable } from '../verbs/draw.ts';
import { discard, hand } from '../zones.ts';
import { type Ability, ability } from './ability.ts';
import { LABORATORY, SMITHY } from './printed.ts';

export const LABORATORY_COINS = 1;
/** CIT-7.7: 2 coins by most editions. */
export const SMITHY_PRICE = 2;
const SMITHY_CARDS = 3;

/** CIT-7.6. */
const laboratory = ability(
  'laboratory',
  'CIT-7.6',
  offerLaboratory,
  [
    (x) => {
      x.turn.laboratory = true;
      x.move(hand(x.me), x.card, discard(x.seats));
      addCoins(x, x.me, LABORATORY_COINS);
      x.out?.push({ t: 'laboratory', seat: x.me, card: x.card, coins: LABORATORY_COINS });
    },
  ],
  { targets: ['hand'], coins: LABORATORY_COINS },
);

/** CIT-7.7. */
const smithy = ability(
  'smithy',
  'CIT-7.7',
  offerSmithy,
  [
    (x) => {
      x.turn.smithy = true;
      pay(x, SMITHY_PRICE);
      x.out?.push({ t: 'smithy', seat: x.me, coins: SMITHY_PRICE });
      draw(x, SMITHY_CARDS, SMITHY);
    },
  ],
  { price: SMITHY_PRICE, cards: SMITHY_CARDS },
);

/** The purple buildings that can be used in a turn; the Graveyard asks in `windows.ts`. */
export const BUILDING_ABILITIES: ReadonlyMap<Card, readonly Ability[]> = new Map([
  [LABORATORY, [laboratory]],
  [SMITHY, [smithy]],
]);

function offerLaboratory(menu: Menu): void {
  if (!menu.turn.laboratory) for (const card of menu.kinds) menu.add('laboratory', card);
}

function offerSmithy(menu: Menu): void {
  if (!menu.turn.smithy && menu.coins >= SMITHY_PRICE && drawable(menu.state) > 0) menu.add('smithy');
}
