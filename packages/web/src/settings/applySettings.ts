import type { Locale } from '@regalia/kernel';
import { type Settings, useSettings } from './settingsStore.ts';

const TEXT_SCALE: Readonly<Record<Settings['textSize'], number>> = { normal: 1, large: 1.125, largest: 1.25 };
/** The browser's default font size in px. */
const USUAL_SIZE = 16;
const dark = matchMedia('(prefers-color-scheme: dark)');
const still = matchMedia('(prefers-reduced-motion: reduce)');

/** Whether animations may run. */
export function motionAllowed(): boolean {
  const { motion } = useSettings.getState();
  return motion === 'system' ? !still.matches : motion === 'on';
}

/** The browser's font size relative to its default. */
function browserScale(): number {
  const probe = document.createElement('span');
  probe.style.cssText = 'position: absolute; font-size: medium';
  document.body.append(probe);
  const size = Number.parseFloat(getComputedStyle(probe).fontSize);
  probe.remove();
  return Math.max(1, size / USUAL_SIZE);
}

/** Browsers read it when the site is installed. */
function manifestFor(locale: Locale): string {
  return locale === 'en' ? '/manifest.webmanifest' : `/manifest.${locale}.webmanifest`;
}

/** Keeps the document's attributes in sync with the settings and the system. */
export function followSettings(): void {
  const browsers = browserScale();
  const manifestLink = document.querySelector('link[rel=manifest]');
  const apply = (): void => {
    const { locale, theme, textSize, shapes } = useSettings.getState();
    const root = document.documentElement;
    root.lang = locale;
    manifestLink?.setAttribute('href', manifestFor(locale));
    root.dataset.theme = theme === 'system' ? (dark.matches ? 'dark' : 'light') : theme;
    root.dataset.motion = motionAllowed() ? 'on' : 'off';
    root.dataset.shapes = shapes ? 'large' : 'small';
    root.style.setProperty('--text-size', `${TEXT_SCALE[textSize]}`);
    // Card text does not use rem; it is capped at the largest size at which every text fits.
    root.style.setProperty('--text-scale', `${Math.min(TEXT_SCALE.largest, browsers * TEXT_SCALE[textSize])}`);
  };
  apply();
  useSettings.subscribe(apply);
  dark.addEventListener('change', apply);
  still.addEventListener('change', apply);
}
