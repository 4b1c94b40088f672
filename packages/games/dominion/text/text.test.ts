import { formatPlain, LOCALES, makeNamer } from '@regalia/kernel';
import { textContract } from '@regalia/kernel/testing';
import { expect, test } from 'vitest';
import { dominion } from '../index.ts';
import { CARDS, TYPES } from '../rules/cards/printed.ts';
import { EVERY_CARD } from '../testing/plan.ts';
import { table } from '../testing/table.ts';

const cards = CARDS.map(({ id }) => `card.${id}`);

textContract(dominion, {
  seats: [2, 3],
  options: [
    {},
    { kingdom: 'in-turn', sets: 'both' },
    { kingdom: 'deconstruction' },
    { kingdom: 'underlings' },
    { kingdom: 'interaction' },
    { kingdom: 'village-square' },
    { kingdom: 'size-distortion', liveScore: 'on' },
    { kingdom: 'best-wishes' },
    ...EVERY_CARD.map((options) => ({ ...options, liveScore: 'on' })),
  ],
  games: 20,
  unofferedOptions: CARDS.map((_, card) => card),
  boardKeys: [
    ...cards,
    ...cards.map((card) => `${card}.text`),
    ...TYPES.map((type) => `type.${type}`),
    ...['set-up', 'action', 'buy', 'clean-up', 'over'].map((phase) => `phase.${phase}`),
    ...['supply', 'kingdom-code', 'actions', 'buys', 'coins', 'turn', 'empty-piles', 'points', 'cost', 'orders'].map(
      (key) => `table.${key}`,
    ),
    'order.ask',
    'order.show-moat',
    'order.never',
    'score.unknown',
    'refuse.not-of-these-sets',
    'refuse.shown-already',
  ],
});

test('DOM-7.9 DOM-8.1 a question to gain a card says what the card may cost', () => {
  const asked = (set: Parameters<typeof table>[0], ...answers: readonly string[]) => {
    const t = table(set);
    for (const answer of answers) t.A.answers(answer);
    const [d] = t.state.flow.asked;
    if (d === undefined) throw new Error('nobody is asked');
    return LOCALES.map((locale) => {
      const namer = makeNamer(dominion.texts, locale, ['A', 'B']);
      return formatPlain(locale, dominion.texts.dictionary(locale), dominion.texts.ofDecision(d), namer);
    });
  };
  expect(asked({ A: { hand: 'remodel silver copper' } }, 'remodel', 'silver')).toEqual([
    'Remodel: gain a card costing up to 5.',
    'Přestavba: vezmi si kartu v\u00a0ceně nejvýše 5.',
    'Prestavba: vezmi si kartu v\u00a0cene najviac 5.',
  ]);
  expect(asked({ A: { hand: 'upgrade silver copper' }, kingdom: 'smithy remodel' }, 'upgrade', 'silver')).toEqual([
    'Upgrade: gain a card costing exactly 4.',
    'Pokrok: vezmi si kartu v\u00a0ceně přesně 4.',
    'Pokrok: vezmi si kartu v\u00a0cene presne 4.',
  ]);
  const [workshop] = asked({ A: { hand: 'workshop' } }, 'workshop');
  expect(workshop).toBe('Workshop: gain a card costing up to 4.');
  const [swindle] = asked({ A: { hand: 'swindler' }, B: { deck: 'silver' } }, 'swindler');
  expect(swindle).toBe('Swindler: choose a card costing exactly 3 for B to gain.');
  const [saboteur] = asked({ A: { hand: 'saboteur' }, B: { deck: 'gold' } }, 'saboteur');
  expect(saboteur).toBe('Saboteur: you may gain a card costing up to 4.');
});
