import { expect, test, vi } from 'vitest';

vi.stubGlobal('navigator', { languages: ['cs'] });
const KEPT = JSON.stringify({ state: { theme: 'dark', name: 'Ann' }, version: 1 });
vi.stubGlobal('window', { localStorage: { getItem: () => KEPT, setItem: () => undefined } });
const { validSettings, useSettings } = await import('./settingsStore.ts');
const usual = useSettings.getState();

test('stored settings are read on creation', () => {
  expect(usual).toMatchObject({ locale: 'cs', theme: 'dark', name: 'Ann' });
});

test('valid settings are kept', () => {
  const kept = { locale: 'sk', theme: 'dark', sound: false, name: 'Žofie' };
  expect(validSettings(kept, usual)).toEqual(kept);
});

test.each([
  null,
  7,
  { locale: 'xx' },
  { locale: '__proto__' },
  { locale: null, theme: 7, speed: 'warp' },
  { name: { a: 1 }, sound: 'loud' },
  { change: 'x', unheard: 1 },
])('invalid settings fall back to the defaults: %j', (kept) => {
  expect(validSettings(kept, usual)).toEqual({});
});
