import {
  at,
  type Card,
  callingStep,
  cardParam,
  decision,
  type Part,
  type Program,
  program,
  type Seat,
  when,
} from '@regalia/kernel';
import { costOf, isLaw } from '../cards/printed.ts';
import { ALL_COLORS } from '../colors.ts';
import type { Turn } from '../effect.ts';
import { MODES, type Mode, modeId } from '../ids.ts';
import { canSave, payableSlots, savedBy, savings, unusedEternals } from '../pyramid/costs.ts';
import { cardAt, circleAt, circleColor, levelOf, lookAtPyramid, type Slot } from '../pyramid/pyramid.ts';
import { pyramid } from '../zones.ts';
import { payGems, showGems, takeGem } from './gems.ts';
import { BUNDLE_ROW, POINTS_ROW, reward } from './reward.ts';
import { handFor } from './take.ts';
import { useEternal } from './tokens.ts';

const NOTHING_SAVED = 0;
const NO_GEMS: readonly number[] = [0, 0, 0, 0];

/** PAN-7.4, 7.18: where the card is to lie. Without a slot it goes back to the hand (PAN-7.5). */
const choosingSlot: readonly Part<Turn>[] = [
  (x) => {
    if (payableSlots(x.state, x.me, x.card).length > 0) return;
    x.move(pyramid(x.me), x.card, handFor(x.me, x.card));
    x.out?.push({ t: 'came-back', seat: x.me, card: x.card });
    x.skipRest();
  },
  (x) => {
    const slots = payableSlots(x.state, x.me, x.card);
    const rule = isLaw(x.card) ? 'PAN-7.13' : 'PAN-7.4';
    x.ask(
      decision(x.me, 'place', rule, 'slot', slots, { params: { card: cardParam(x.card) }, where: at('pyramid', x.me) }),
    );
  },
  (x) => {
    x.set({ slot: x.chosen });
    showPayable(x, x.me, x.card, levelOf(x.chosen));
  },
];

/** A law comes into an empty slot, free of cost; its circle gem comes before its text (PAN-9.6). */
export const placing: readonly Part<Turn>[] = [
  ...choosingSlot,
  (x) => {
    x.state.place[x.card] = x.count('slot');
    x.out?.push({ t: 'placed', seat: x.me, card: x.card, slot: x.slot, paid: NO_GEMS, saved: NO_GEMS });
    closeCircle(x, x.slot);
  },
];

/** PAN-7.18: slot and eternal gems, payment, circle gem, reward. */
export const playCharacter: Program<Turn> = program([
  ...choosingSlot,
  (x) => {
    const level = levelOf(x.count('slot'));
    if (!canSave(x.state, x.me, x.card, level)) return;
    const ways = savings(x.state, x.me, x.card, level);
    x.ask(
      decision(x.me, 'save', 'PAN-7.8', 'saving', ways, {
        params: { card: cardParam(x.card), level },
        where: at('pyramid', x.me),
      }),
    );
  },
  (x) => {
    pay(x, x.count('slot'), x.answerOf(x.me)?.[0] ?? NOTHING_SAVED);
    closeCircle(x, x.slot);
  },
  ...when<Turn>(
    (x) => levelOf(x.slot) === 5,
    [
      (x) => {
        const params = { card: cardParam(x.card) };
        x.ask(decision(x.me, 'level-five', 'PAN-7.11', 'mode', [modeId('bundle'), modeId('points')], { params }));
      },
      (x) => {
        x.set({ row: x.chosen === modeId('bundle') ? BUNDLE_ROW : POINTS_ROW });
        x.out?.push({ t: 'chose-level-five', seat: x.me, card: x.card, mode: MODES[x.chosen] as Mode });
      },
    ],
  ),
  callingStep((x) => {
    const level = levelOf(x.slot);
    x.call(reward, x.me, x.card, { row: level === 5 ? x.count('row') : level - 1, slot: x.slot });
  }, reward),
]);

/** PAN-7.5: turning up a character or putting it on a level shows that the gems for it are there. */
export function showPayable(x: Turn, seat: Seat, card: Card, level: number): void {
  for (const color of ALL_COLORS) {
    const cost = costOf(card, level, color) - unusedEternals(x.state, seat, color);
    if (cost > 0) showGems(x, seat, color, cost);
  }
}

/** PAN-7.6, 7.7: what eternal gems do not save goes to the supply; then the card lies in its slot. */
function pay(x: Turn, slot: Slot, saving: number): void {
  const saved = saving === NOTHING_SAVED ? NO_GEMS : savedBy(saving);
  const paid = [0, 0, 0, 0];
  for (const color of ALL_COLORS) {
    const save = saved[color] as number;
    paid[color] = costOf(x.card, levelOf(slot), color) - save;
    payGems(x, x.me, color, paid[color] as number);
    for (let i = 0; i < save; i++) useEternal(x, x.me, color);
  }
  x.state.place[x.card] = slot;
  x.out?.push({ t: 'placed', seat: x.me, card: x.card, slot, paid, saved });
}

/** PAN-7.9: a gem for the circle of an occupied slot, if it is one-colored and the supply has one. */
export function closeCircle(x: Turn, slot: Slot): void {
  if (levelOf(slot) < 2) return;
  lookAtPyramid(x.state, x.me);
  if (cardAt(slot) === 0) return;
  const color = circleColor(circleAt(slot));
  if (color < 0) return;
  const gem = (x.state.supply[color] as number) > 0;
  if (gem) takeGem(x, x.me, color);
  x.out?.push({ t: 'closed', seat: x.me, slot, color, gem });
}
