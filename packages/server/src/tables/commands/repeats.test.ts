import { expect, test } from 'vitest';
import { ANN, VirtualTables } from '../../testing/VirtualTables.ts';

const ID = '0123456789abcdef';
const OTHER = 'fedcba9876543210';

test('a message repeated with the same id is accepted and counts once, even after a restart', async () => {
  const world = new VirtualTables();
  const { id, ann, ben } = await world.play();
  for (let i = 0; i < 2; i++) await ann.says({ type: 'chat', re: i, id: ID, text: 'Hello' });
  await ann.says({ type: 'phrase', id: OTHER, phrase: 'good-luck' });
  await ben.says({ type: 'chat', id: ID, text: 'Hello yourself' });
  expect(ann.messages.filter(({ type }) => type === 'accepted')).toContainEqual({ type: 'accepted', re: 1, step: 0 });
  const again = await world.restarted().page(id, ANN);
  await again.says({ type: 'chat', id: ID, text: 'Hello' });
  const texts = (again.last('welcome')?.chat ?? []).map(({ text, phrase }) => text ?? phrase);
  expect(texts).toEqual(['Hello', 'good-luck', 'Hello yourself']);
  expect(again.last('chat')).toBeUndefined();
  expect(JSON.stringify(again.messages)).not.toContain(ID);
});

test('without an id every message counts', async () => {
  const { ann, ben } = await new VirtualTables().play();
  for (let i = 0; i < 2; i++) await ann.says({ type: 'phrase', phrase: 'oops' });
  expect(ben.messages.filter(({ type }) => type === 'chat')).toHaveLength(2);
});

test('a repeated undo happens once, whether it was free or by agreement', async () => {
  const { ann, ben } = await new VirtualTables().play();
  await ann.answers(0);
  await ben.answers(0);
  await ann.says({ type: 'undo', id: ID, step: 1 });
  await ben.says({ type: 'undo-reply', agree: false });
  await ann.says({ type: 'undo', id: ID, step: 1 });
  expect(ben.last('undo')?.consent).toBeNull();
  await ann.says({ type: 'undo', id: OTHER, step: 1 });
  await ben.says({ type: 'undo-reply', agree: true });
  expect(ann.update.step).toBe(2);
  await ann.says({ type: 'undo', re: 7, id: OTHER, step: 1 });
  expect(ann.last('accepted')).toEqual({ type: 'accepted', re: 7, step: 2 });
  expect(ann.update.step).toBe(2);
});

test('withdrawing again changes nothing', async () => {
  const { ann, ben } = await new VirtualTables().play();
  await ann.answers(0);
  for (const re of [1, 2]) await ann.says({ type: 'withdraw', re, step: 0 });
  expect(ann.last('accepted')).toEqual({ type: 'accepted', re: 2, step: 0 });
  expect(ben.messages.filter(({ type }) => type === 'ready')).toHaveLength(2);
});
