import { type Bot, randomAnswer } from '@regalia/kernel';

/** Any legal answer. */
export const randomBot: Bot = {
  name: 'random',
  needsNoSample: true,
  choose: ({ decision, rng }) => randomAnswer(decision, rng),
};
