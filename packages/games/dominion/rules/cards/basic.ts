import { card } from './card.ts';

/** DOM-1: the seven kinds of every game, in the order of the constants in `card.ts`. */
export const basic = [
  card('copper', 'DOM-5.1', { cost: 0, types: ['treasure'], coins: 1 }),
  card('silver', 'DOM-5.1', { cost: 3, types: ['treasure'], coins: 2 }),
  card('gold', 'DOM-5.1', { cost: 6, types: ['treasure'], coins: 3 }),
  card('estate', 'DOM-11.6', { cost: 2, types: ['victory'], points: 1 }),
  card('duchy', 'DOM-11.6', { cost: 5, types: ['victory'], points: 3 }),
  card('province', 'DOM-11.6', { cost: 8, types: ['victory'], points: 6 }),
  card('curse', 'DOM-11.6', { cost: 0, types: ['curse'], points: -1 }),
];
