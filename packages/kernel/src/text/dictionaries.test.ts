import { expect, test, vi } from 'vitest';
import { makeDictionaries } from './dictionaries.ts';

const loaders = () => ({
  en: vi.fn(async () => ({ yes: 'yes' })),
  cs: vi.fn(async () => ({ yes: 'ano' })),
  sk: vi.fn(async () => ({ yes: 'áno' })),
});

test('only the languages asked for are loaded, each once', async () => {
  const spies = loaders();
  const { load, dictionary } = makeDictionaries(spies);
  await load('cs');
  await load('cs');
  expect(dictionary('cs').yes).toBe('ano');
  expect([spies.en, spies.cs, spies.sk].map((spy) => spy.mock.calls.length)).toEqual([0, 1, 0]);
});

test('a language that was not loaded throws', () => {
  expect(() => makeDictionaries(loaders()).dictionary('sk')).toThrow('The texts in "sk" are not loaded');
});

test('a failed load can be repeated', async () => {
  const spies = loaders();
  spies.en.mockRejectedValueOnce(new Error('offline'));
  const { load, dictionary } = makeDictionaries(spies);
  await expect(load('en')).rejects.toThrow('offline');
  await load('en');
  expect(dictionary('en').yes).toBe('yes');
});
