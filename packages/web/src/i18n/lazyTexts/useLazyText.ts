import { formatPlain, type Locale, type Param } from '@regalia/kernel';
import { useText } from '../text.ts';
import { cs } from './cs.ts';
import { en } from './en.ts';
import type { LazyKey, LazyTexts } from './lazyTexts.ts';
import { sk } from './sk.ts';

const TEXTS: Readonly<Record<Locale, LazyTexts>> = { en, cs, sk };

export type LazyTranslate = (key: LazyKey, params?: Readonly<Record<string, Param>>) => string;

/** Like `useText`, for texts that load with the few pages that need them. */
export function useLazyText(): { readonly say: LazyTranslate; readonly locale: Locale } {
  const { locale } = useText();
  return {
    locale,
    say: (key, params = {}) => formatPlain(locale, TEXTS[locale], { key, params }, (_, id) => String(id)),
  };
}

/** The time of a moment today; otherwise the date as well. */
export function formatMoment(locale: Locale, at: number): string {
  const isToday = new Date(at).toDateString() === new Date().toDateString();
  const parts = isToday ? { timeStyle: 'short' } : { dateStyle: 'medium', timeStyle: 'short' };
  return new Intl.DateTimeFormat(locale, parts as Intl.DateTimeFormatOptions).format(at);
}
