import { type Settings, useSettings } from './store.ts';

const TEXT_SCALE: Readonly<Record<Settings['textSize'], string>> = { normal: '1', large: '1.125', largest: '1.25' };
const dark = matchMedia('(prefers-color-scheme: dark)');
const still = matchMedia('(prefers-reduced-motion: reduce)');

/** Whether cards may move. */
export function motionAllowed(): boolean {
  const { motion } = useSettings.getState();
  return motion === 'system' ? !still.matches : motion === 'on';
}

/** Keeps the document's attributes in step with the settings and with the system. */
export function followSettings(): void {
  const apply = (): void => {
    const { locale, theme, textSize, shapes } = useSettings.getState();
    const root = document.documentElement;
    root.lang = locale;
    root.dataset.theme = theme === 'system' ? (dark.matches ? 'dark' : 'light') : theme;
    root.dataset.motion = motionAllowed() ? 'on' : 'off';
    root.dataset.shapes = shapes ? 'large' : 'small';
    root.style.setProperty('--text-scale', TEXT_SCALE[textSize]);
  };
  apply();
  useSettings.subscribe(apply);
  dark.addEventListener('change', apply);
  still.addEventListener('change', apply);
}
