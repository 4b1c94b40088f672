import { LOCALES } from '@regalia/kernel';
import { textContract } from '@regalia/kernel/testing';
import { expect, test } from 'vitest';
import { tides } from '../index.ts';
import { CARDS } from '../rules/cards/printed.ts';

textContract(tides, {
  seats: [2],
  options: [{ zeroTie: 'nest-wins' }, { zeroTie: 'nobody-wins' }],
  games: 200,
  unofferedOptions: CARDS.map((_, card) => card),
  boardKeys: [
    'confirm.pick',
    'confirm.monument',
    'slot.monument.1',
    'slot.monument.2',
    'table.kingdom',
    'table.round',
    'table.scored',
    'table.section',
    'table.symbols',
    ...CARDS.map(({ id }) => `card.${id}.text`),
  ],
});

test.each(LOCALES)('%s prints on every card the points it brings', (locale) => {
  for (const { id, ability } of CARDS) {
    const numbers = tides.texts.dictionary(locale)[`card.${id}.text`]?.match(/\d+/g) ?? [];
    expect(numbers, id).toEqual('points' in ability ? [String(ability.points)] : []);
  }
});
