import { LOCALES, type Locale } from '@regalia/kernel';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { preferredLocale } from '../i18n/text.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
export const MOTIONS = ['system', 'on', 'off'] as const;
export const SPEEDS = ['slow', 'normal', 'fast'] as const;
export const TEXT_SIZES = ['normal', 'large', 'largest'] as const;

/** A player's preferences, stored in this browser only. */
export interface Settings {
  readonly locale: Locale;
  readonly theme: (typeof THEMES)[number];
  readonly motion: (typeof MOTIONS)[number];
  /** Speed of animations at the table. */
  readonly speed: (typeof SPEEDS)[number];
  readonly textSize: (typeof TEXT_SIZES)[number];
  readonly sound: boolean;
  /** Of sounds, from 0 to 100. */
  readonly volume: number;
  /** Draws the shape of each color larger. */
  readonly shapes: boolean;
  /** Single-key shortcuts at the table. */
  readonly keys: boolean;
  /** Confirm before an answer is sent. */
  readonly confirm: boolean;
  /** Shows rule numbers and badges in the rule books. */
  readonly ruleCodes: boolean;
  /** The offer of single-tap play after a lesson was shown. */
  readonly oneTapOffered: boolean;
  /** A recovery code was offered after a game and declined. */
  readonly recoveryDeclined: boolean;
  /** Push notifications of my turns while the page is closed. */
  readonly notices: boolean;
  readonly name: string;
}

interface SettingsStore extends Settings {
  readonly change: (change: Partial<Settings>) => void;
}

/** Phones lie on tables among people and stay silent until asked for sound. */
function isPhone(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(pointer: coarse) and (max-width: 600px)').matches;
}

/** Declared before the store, which reads it on creation. */
const CHOICES = { locale: LOCALES, theme: THEMES, motion: MOTIONS, speed: SPEEDS, textSize: TEXT_SIZES } as const;

export const useSettings = create<SettingsStore>()(
  persist(
    (set) => ({
      locale: preferredLocale(navigator.languages),
      theme: 'system',
      motion: 'system',
      speed: 'normal',
      textSize: 'normal',
      sound: !isPhone(),
      volume: 50,
      shapes: false,
      keys: true,
      confirm: true,
      ruleCodes: false,
      oneTapOffered: false,
      recoveryDeclined: false,
      notices: false,
      name: '',
      change: set,
    }),
    { name: 'regalia-settings', version: 1, merge: (kept, usual) => ({ ...usual, ...validSettings(kept, usual) }) },
  ),
);

/** The stored settings that are still valid; another version or a person may have written others. */
export function validSettings(kept: unknown, usual: Settings): Partial<Settings> {
  if (typeof kept !== 'object' || kept === null) return {};
  const known = Object.entries(kept).filter(([key, value]) => {
    if (!Object.hasOwn(usual, key) || typeof value !== typeof usual[key as keyof Settings]) return false;
    const choices: readonly unknown[] = CHOICES[key as keyof typeof CHOICES] ?? [value];
    return choices.includes(value);
  });
  return Object.fromEntries(known);
}
