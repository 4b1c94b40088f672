import { expect, test } from 'vitest';
import { isThisMachine } from './reach.ts';

test.each(['localhost', 'regalia.localhost', '127.0.0.1', '[::1]'])('%s is this machine only', (name) => {
  expect(isThisMachine(name)).toBe(true);
});

test.each(['192.168.1.7', 'regalia.example', 'localhost.example'])('%s can be reached by others', (name) => {
  expect(isThisMachine(name)).toBe(false);
});
