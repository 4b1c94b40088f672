import { expect, test } from 'vitest';
import type { TableSpeech } from '../../kit/text/speech.ts';
import type { TableSource } from '../../tableModel/TableSource.ts';
import { pick } from '../../tableModel/testing/fakeTable.ts';
import { spokenMark } from './spokenMark.ts';

const game = {
  texts: { ofOption: (_: unknown, option: number) => ({ key: `card ${option}`, params: {} }) },
} as unknown as TableSource['game'];
const speech = {
  t: (key: string, values: object = {}) => [key, ...Object.values(values)].join(' '),
  plain: ({ key }: { key: string }) => key,
} as unknown as TableSpeech;

test('what a key marks is said by its name', () => {
  expect(spokenMark([], [7], pick([7, 8]), game, speech)).toBe('mark.on card 7');
  expect(spokenMark([7], [8], pick([7, 8]), game, speech)).toBe('mark.on card 8 mark.off card 7');
});

test('where several are chosen it is said how many there are', () => {
  const three = pick([7, 8], { limits: [2, 1], min: 3, max: 3 });
  expect(spokenMark([7], [7, 7], three, game, speech)).toBe('mark.on card 7 mark.count 2 3');
  expect(spokenMark([7, 8], [8], three, game, speech)).toBe('mark.off card 7 mark.count 1 3');
});

test('nothing new says nothing', () => {
  expect(spokenMark([7], [7], pick([7, 8]), game, speech)).toBe('');
});
