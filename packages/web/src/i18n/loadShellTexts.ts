import type { Locale } from '@regalia/kernel';
import type { ShellTexts } from './shellTexts.ts';

/** Each language is a chunk of its own. */
export const loadShellTexts: Readonly<Record<Locale, () => Promise<ShellTexts>>> = {
  en: async () => (await import('./en.ts')).en,
  cs: async () => (await import('./cs.ts')).cs,
  sk: async () => (await import('./sk.ts')).sk,
};
