import { type Bot, randomAnswer } from '@regalia/kernel';

/** Any legal answer. */
export const random: Bot = {
  name: 'random',
  needsNoSample: true,
  choose: ({ decision, rng }) => randomAnswer(decision, rng),
};
