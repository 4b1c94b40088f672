import { LOCALES } from '@regalia/kernel';
import { textContract } from '@regalia/kernel/testing';
import { expect, test } from 'vitest';
import { citadels } from '../index.ts';
import { CARDS, COLORS } from '../rules/cards/printed.ts';
import { ACTIONS, optionOf } from '../rules/menu.ts';
import { ORDER_CHOICES, STANDING_ORDERS } from '../rules/standingOrders.ts';

const cards = CARDS.map(({ id }) => `card.${id}`);
const withEffect = CARDS.filter(({ kind, color }) => kind !== 'building' || color === 'purple').map(({ id }) => id);
const strangers = [
  ...CARDS.map((_, card) => card),
  ...ACTIONS.flatMap((action) => [0, 1, 3, 8, 36, 40].map((card) => optionOf(action, card, 1))),
];

textContract(citadels, {
  seats: [2, 3, 4],
  options: [{}, { actionCards: 'on', purpleSet: 'wall' }],
  games: 6,
  unofferedOptions: strangers,
  boardKeys: [
    ...cards,
    ...withEffect.map((id) => `card.${id}.text`),
    ...COLORS.map((color) => `color.${color}`),
    ...['draft', 'turns', 'over'].map((phase) => `phase.${phase}`),
    ...['waiting', 'turn', 'played', 'unanswered', 'face-up', 'murdered', 'robbed'].map((state) => `rank.${state}`),
    ...'round last-round crown coins points buildings cost price bank possible'.split(' ').map((key) => `table.${key}`),
    ...STANDING_ORDERS.map(({ id }) => `order.${id}`),
    ...ORDER_CHOICES.map((choice) => `order.${choice}`),
    'slot.draft-and-lay.1',
    'slot.draft-and-lay.2',
    'event.destroyed-own',
    'event.ended-buildings',
    'event.ended-coins',
    'event.ended-shared',
    'event.crowned-acrobat',
    'event.saved',
    'event.showed-empty-hand',
    'refuse.no-cards',
    'refuse.not-dearer',
    'refuse.city-complete',
    'refuse.is-murdered',
    'refuse.too-expensive',
    'refuse.same-building',
    'score.colors-haunted',
  ],
});

test.each(LOCALES)('%s has the same numbers on every card', (locale) => {
  const numbersIn = (text: string | undefined) => (text?.match(/\d+/g) ?? []).sort();
  for (const id of withEffect) {
    const own = numbersIn(citadels.texts.dictionary(locale)[`card.${id}.text`]);
    expect(own, id).toEqual(numbersIn(citadels.texts.dictionary('en')[`card.${id}.text`]));
  }
});
