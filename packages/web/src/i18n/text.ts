import { formatPlain, LOCALES, type Locale, type Param } from '@regalia/kernel';
import { createContext, use, useMemo } from 'react';
import type { ShellKey, ShellTexts } from './shellTexts.ts';

/** Each language's own name. */
export const LANGUAGE_NAMES: Readonly<Record<Locale, string>> = { en: 'English', cs: 'Čeština', sk: 'Slovenčina' };

export interface Speech {
  readonly locale: Locale;
  readonly texts: ShellTexts;
}

export const SpeechContext = createContext<Speech | null>(null);

export type Translate = (key: ShellKey, params?: Readonly<Record<string, Param>>) => string;

/** The shell's sentences in the chosen language, by the same formatter that games use. */
export function useText(): { readonly t: Translate; readonly locale: Locale } {
  const speech = use(SpeechContext);
  if (speech === null) throw new Error('useText needs a SpeechContext');
  return useMemo(() => {
    const { locale, texts } = speech;
    return { locale, t: (key, params = {}) => formatPlain(locale, texts, { key, params }, (_, id) => String(id)) };
  }, [speech]);
}

/** The first of the browser's languages that is supported, else English. */
export function preferredLocale(languages: readonly string[]): Locale {
  for (const language of languages) {
    const base = language.slice(0, 2).toLowerCase();
    const known = LOCALES.find((locale) => locale === base);
    if (known !== undefined) return known;
  }
  return 'en';
}
