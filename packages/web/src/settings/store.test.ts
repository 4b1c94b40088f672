import { expect, test, vi } from 'vitest';

vi.stubGlobal('navigator', { languages: ['cs'] });
const KEPT = JSON.stringify({ state: { theme: 'dark', name: 'Ann' }, version: 1 });
vi.stubGlobal('window', { localStorage: { getItem: () => KEPT, setItem: () => undefined } });
const { fitting, useSettings } = await import('./store.ts');
const usual = useSettings.getState();

test('what this browser has kept is there from the beginning', () => {
  expect(usual).toMatchObject({ locale: 'cs', theme: 'dark', name: 'Ann' });
});

test('what was chosen stays', () => {
  const kept = { locale: 'sk', theme: 'dark', sound: false, name: 'Žofie' };
  expect(fitting(kept, usual)).toEqual(kept);
});

test.each([
  null,
  7,
  { locale: 'xx' },
  { locale: '__proto__' },
  { locale: null, theme: 7, speed: 'warp' },
  { name: { a: 1 }, sound: 'loud' },
  { change: 'x', unheard: 1 },
])('what cannot be chosen is as usual: %j', (kept) => {
  expect(fitting(kept, usual)).toEqual({});
});
