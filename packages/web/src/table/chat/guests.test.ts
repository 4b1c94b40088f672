import { expect, test } from 'vitest';
import type { RemotePart } from '../../tableModel/TableSource.ts';
import { guestsOf } from './guests.ts';

test('a host sees who sits and who has spoken, each once, without the host', () => {
  const [ann, ben, eve] = ['ann', 'ben', 'eve'].map((id) => ({ id, name: id.toUpperCase() }));
  const part = {
    me: 'ann',
    info: { seats: [{ person: ann }, { person: null }, { person: ben }] },
    chat: [{ from: eve }, { from: ben }, { from: ann }],
  } as unknown as RemotePart;
  expect(guestsOf(part)).toEqual([ben, eve]);
});

test('during the game those who play are not among them', () => {
  const [ann, ben, eve] = ['ann', 'ben', 'eve'].map((id) => ({ id, name: id.toUpperCase() }));
  const part = {
    me: 'ann',
    info: { phase: 'playing', seats: [{ person: ann }, { person: ben }] },
    chat: [{ from: eve }, { from: ben }],
  } as unknown as RemotePart;
  expect(guestsOf(part)).toEqual([eve]);
});
