import { formatPlain, type Locale, type Param } from '@regalia/kernel';
import { useText } from '../text.ts';
import { cs } from './cs.ts';
import { en } from './en.ts';
import type { SeldomKey, SeldomTexts } from './seldomTexts.ts';
import { sk } from './sk.ts';

const TEXTS: Readonly<Record<Locale, SeldomTexts>> = { en, cs, sk };

export type Say = (key: SeldomKey, params?: Readonly<Record<string, Param>>) => string;

/** Like the shell's sentences, but of what is seldom read and need not load with every page. */
export function useSeldomText(): { readonly say: Say; readonly locale: Locale } {
  const { locale } = useText();
  return {
    locale,
    say: (key, params = {}) => formatPlain(locale, TEXTS[locale], { key, params }, (_, id) => String(id)),
  };
}

/** A moment of today by its time, another one by its day too. */
export function momentText(locale: Locale, at: number): string {
  const isToday = new Date(at).toDateString() === new Date().toDateString();
  const parts = isToday ? { timeStyle: 'short' } : { dateStyle: 'medium', timeStyle: 'short' };
  return new Intl.DateTimeFormat(locale, parts as Intl.DateTimeFormatOptions).format(at);
}
