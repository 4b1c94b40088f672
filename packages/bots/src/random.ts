import { type Bot, randomAnswer } from '@regalia/kernel';

/** Any legal answer. */
export const random: Bot = {
  name: 'random',
  choose: ({ decision, rng }) => randomAnswer(decision, rng),
};
