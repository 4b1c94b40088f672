import type { Locale } from '@regalia/kernel';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { preferredLocale } from '../i18n/text.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
export const MOTIONS = ['system', 'on', 'off'] as const;
export const SPEEDS = ['slow', 'normal', 'fast'] as const;
export const TEXT_SIZES = ['normal', 'large', 'largest'] as const;

/** What a person likes; kept in this browser only. */
export interface Settings {
  readonly locale: Locale;
  readonly theme: (typeof THEMES)[number];
  readonly motion: (typeof MOTIONS)[number];
  /** Of what moves on the table. */
  readonly speed: (typeof SPEEDS)[number];
  readonly textSize: (typeof TEXT_SIZES)[number];
  readonly sound: boolean;
  /** Draws the shape of each colour larger. */
  readonly shapes: boolean;
  /** Ask before an answer is sent. */
  readonly confirm: boolean;
  /** Was asked after a lesson whether a single tap is enough. */
  readonly oneTapOffered: boolean;
  /** Tell this browser of my turns while the page is closed. */
  readonly notices: boolean;
  readonly name: string;
}

interface SettingsStore extends Settings {
  readonly change: (change: Partial<Settings>) => void;
}

export const useSettings = create<SettingsStore>()(
  persist(
    (set) => ({
      locale: preferredLocale(navigator.languages),
      theme: 'system',
      motion: 'system',
      speed: 'normal',
      textSize: 'normal',
      sound: true,
      shapes: false,
      confirm: true,
      oneTapOffered: false,
      notices: false,
      name: '',
      change: set,
    }),
    { name: 'regalia-settings', version: 1 },
  ),
);
