import { type CitadelsView, optionOf } from '@regalia/games/citadels';
import { decision } from '@regalia/kernel';
import { expect, test } from 'vitest';
import type { TableSpeech } from '../../kit/text/speech.ts';
import { answering } from './answering.ts';
import { load } from './words.ts';

await load('en');

const [KING, WARLORD] = [3, 7];
const speech = { locale: 'en', t: String, plain: () => 'Rob', text: (key: string) => key } as unknown as TableSpeech;
const view = {
  turn: { uses: [{ action: 'rob', targets: ['character'] }] },
  ranks: [
    { card: KING, state: 'waiting' },
    { card: WARLORD, state: 'face-up' },
  ],
} as unknown as CitadelsView;

test('the button warns of naming a character that lies face up', () => {
  const options = [KING, WARLORD].map((card) => optionOf('rob', card));
  const d = decision(0, 'turn', 'CIT-6.4', 'action', options);
  expect(options.map((id) => answering(d, [id], view, speech).confirm)).toEqual(['Rob', 'Rob – rank.face-up']);
});
