import { expect, test } from 'vitest';
import { readMessage } from './readMessage.ts';

test('a message of a type that this page knows is read', () => {
  expect(readMessage('{"type":"pong","re":null,"now":1}')).toEqual({ type: 'pong', re: null, now: 1 });
});

test.each([
  ['a type this page does not know', '{"type":"fireworks"}'],
  ['the name of a method', '{"type":"toString"}'],
  ['no type', '{}'],
  ['a list', '[]'],
  ['null', 'null'],
  ['text that is not JSON', '{"type":'],
  ['binary data', new ArrayBuffer(2)],
])('%s is no message', (_, data) => {
  expect(readMessage(data)).toBeUndefined();
});
