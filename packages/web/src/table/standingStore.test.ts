import { expect, test } from 'vitest';
import { standing } from '../games/citadels/standing.ts';
import type { AnyGameUi } from '../kit/gameUi.ts';
import type { Table } from '../tables/table.ts';
import { tellServer } from './standingStore.ts';

test('a server is told the order for every kind of question that it is about', () => {
  const told: [string, string][] = [];
  const order = async (id: string, choice: string): Promise<void> => void told.push([id, choice]);
  tellServer({ standing } as AnyGameUi, { remote: { order } } as unknown as Table, 'never.play');
  expect(told).toEqual([
    ['fristensky', 'never'],
    ['acrobat', 'play'],
  ]);
});

test('a game without standing orders tells nothing', () => {
  const order = () => Promise.reject(new Error('told'));
  expect(() => tellServer({} as AnyGameUi, { remote: { order } } as unknown as Table, 'ask')).not.toThrow();
});
