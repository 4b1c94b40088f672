import { expect, test } from 'vitest';
import { turnsOf } from './turns.ts';

const began = (seat: number) => ({ t: 'turn-began', seat });
const turnOf = (event: { readonly t: string }) => ('seat' in event ? (event.seat as number) : null);

test('each turn is found at its step and numbered for its seat', () => {
  const frames = [
    { events: [began(1)] },
    { events: [{ t: 'played' }] },
    { events: [{ t: 'drew' }, began(0)] },
    { events: [began(1)] },
  ];
  expect(turnsOf(frames, turnOf)).toEqual([
    { step: 0, of: 1, number: 1 },
    { step: 2, of: 0, number: 1 },
    { step: 3, of: 1, number: 2 },
  ]);
});

test('rounds of all are counted by themselves', () => {
  const rounds = () => 'all' as const;
  expect(turnsOf([{ events: [began(0)] }, { events: [began(1)] }], rounds)).toMatchObject([
    { of: 'all', number: 1 },
    { of: 'all', number: 2 },
  ]);
});

test('a game without turns has none', () => {
  expect(turnsOf([{ events: [began(0)] }], undefined)).toEqual([]);
});
