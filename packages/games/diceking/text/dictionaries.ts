import { makeDictionaries } from '@regalia/kernel';

/** Apart from the rules, so that a page can load its language along with them. */
export const dictionaries = makeDictionaries({
  en: async () => (await import('./en.ts')).en,
  cs: async () => (await import('./cs.ts')).cs,
  sk: async () => (await import('./sk.ts')).sk,
});
