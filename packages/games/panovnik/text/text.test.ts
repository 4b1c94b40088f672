import { decision } from '@regalia/kernel';
import { textContract } from '@regalia/kernel/testing';
import { expect, test } from 'vitest';
import { cardOf, panovnik } from '../index.ts';
import { CARD_COUNT, CHARACTER_COUNT } from '../rules/cards/printed.ts';
import { SECTIONS } from '../view/score.ts';

const laws = Array.from(
  { length: CARD_COUNT - CHARACTER_COUNT },
  (_, i) => `law.${cardOf(CHARACTER_COUNT + 1 + i).id}`,
);
/** What the rule tests show and random games rarely do. */
const rare = [
  'event.came-back',
  'event.eternal-own',
  'event.swapped',
  'event.attack-lost',
  'event.took-gems-none',
  'event.closed-no-gem',
  'prompt.archive-one',
  'prompt.level-five',
  'prompt.tuck-free',
  'mode.bundle',
  'mode.points',
  'token.eternal',
  'token.stored',
  'reward.circle-bonus',
  'reward.eternal',
  'event.clashed-virtual',
  'event.chose-level-five',
  'score.circle-bonus',
  'score.circle-recolored-bonus',
  'score.eternal-bonus',
  'score.attacks-unknown',
  'refuse.law-without-aim',
  'refuse.slot-taken',
  'refuse.slot-too-dear',
  'refuse.row-end',
  'prompt.archive',
  'prompt.swap-own',
  'prompt.swap-other',
  'prompt.swap-gems',
  'prompt.exchange',
  'prompt.virtual-deal',
  'prompt.remove',
  'event.removed-by',
  'event.no-deal',
  'event.goes-on',
  'refuse.only-above',
];

textContract(panovnik, {
  seats: [1, 2, 3, 4],
  options: [{}, { selling: 'on', start: 'four-cards' }],
  games: 12,
  unofferedOptions: [0, 1, 2, 3, 4, 20, 70, 100, 5000],
  boardKeys: [...laws, ...rare, ...SECTIONS.map((name) => `section.${name}`)],
});

test('PAN-6.2: passing names one number of gems without science, and a range with it', () => {
  const asked = (max: number) => decision(0, 'pass-gems', 'PAN-6.2', 'gem', [0, 1, 2, 3], { min: 3, max });
  expect([3, 5].map((max) => panovnik.texts.ofDecision(asked(max)).key)).toEqual([
    'prompt.pass-gems',
    'prompt.pass-gems-range',
  ]);
});
