import { citadels } from '@regalia/games/citadels';
import { expect, test } from 'vitest';
import { standingOf } from '../kit/choice/standing.ts';
import type { AnyGameUi } from '../kit/gameUi.ts';
import type { TableSource } from '../tables/table.ts';
import { tellServer } from './standingStore.ts';

test('a server is told the order for every kind of question that it is about', () => {
  const standing = standingOf(citadels.timing.standingOrders);
  const told: [string, string][] = [];
  const order = async (id: string, choice: string): Promise<void> => void told.push([id, choice]);
  tellServer({ standing } as AnyGameUi, { remote: { order } } as unknown as TableSource, 'never.play');
  expect(told).toEqual([
    ['fristensky', 'never'],
    ['acrobat', 'play'],
  ]);
});

test('a game without standing orders tells nothing', () => {
  const order = () => Promise.reject(new Error('told'));
  expect(() => tellServer({} as AnyGameUi, { remote: { order } } as unknown as TableSource, 'ask')).not.toThrow();
});
