import type { Game, State } from '@regalia/kernel';
import { menuGame } from '@regalia/kernel/testing';

const toy = menuGame as unknown as Game;

/** The toy's menu: draw, which is followed by a pause; do nothing; call a vote, which is a window. */
export const DRAW = 0;
export const NOD = 1;
export const VOTE = 3;
export const NO = 0;
export const YES = 1;

/** A toy for two to four whose votes are response windows with a standing order. No vote counts as no. */
export const windowed: Game = {
  ...toy,
  setup: (...args) => nameVotes(toy.setup(...args)),
  apply: (s, ...args) => {
    const facts = toy.apply(s, ...args);
    nameVotes(s);
    return facts;
  },
  fallback: (s, d) => (d.prompt === 'vote' ? [NO] : toy.fallback(s, d)),
  timing: {
    windows: ['vote'],
    pauses: ['drew'],
    standingOrders: [
      {
        id: 'vote',
        choices: ['ask', 'yes', 'no', 'never-heard-of'],
        answer: (choice, d) => {
          if (d.prompt !== 'vote' || choice === 'ask') return undefined;
          return choice === 'never-heard-of' ? [99] : [choice === 'yes' ? YES : NO];
        },
      },
    ],
  },
};

function nameVotes(s: State): State {
  const isVote = (options: readonly number[]) => options.length === 2;
  s.flow.asked = s.flow.asked.map((d) => (isVote(d.options) ? { ...d, prompt: 'vote' } : d));
  return s;
}
