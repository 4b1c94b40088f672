import { makeWords } from '../../kit/text/words.ts';

export const { load, questionWord, word, wordIfAny } = makeWords({
  en: async () => (await import('./words/en.ts')).en,
  cs: async () => (await import('./words/cs.ts')).cs,
  sk: async () => (await import('./words/sk.ts')).sk,
});
