import { textContract } from '@regalia/kernel/testing';
import { SECTIONS } from './breakdown.ts';
import { CARD_COUNT, CHARACTER_COUNT } from './card.ts';
import { cardOf, panovnik } from './index.ts';

const laws = Array.from(
  { length: CARD_COUNT - CHARACTER_COUNT },
  (_, i) => `law.${cardOf(CHARACTER_COUNT + 1 + i).id}`,
);
const rare = [
  'event.came-back',
  'event.eternal-own',
  'event.swapped',
  'event.attack-lost',
  'event.took-gems-none',
  'event.closed-no-gem',
  'prompt.archive-one',
];

textContract(panovnik, {
  seats: [1, 2, 3, 4],
  options: [{}, { selling: 'on', start: 'four-cards' }],
  games: 12,
  strangers: [0, 1, 2, 3, 4, 20, 70, 100, 5000],
  shown: [...laws, ...rare, ...SECTIONS.map((name) => `section.${name}`)],
});
