import { type Bot, randomAnswer } from '@regalia/kernel';

/** Gives random legal answers. */
export const randomBot: Bot = {
  name: 'random',
  needsNoSample: true,
  choose: ({ decision, rng }) => randomAnswer(decision, rng),
};
