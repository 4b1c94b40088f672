import { expect, test } from 'vitest';
import { isLocalhost } from './isLocalhost.ts';

test.each(['localhost', 'regalia.localhost', '127.0.0.1', '[::1]'])('%s is this machine', (name) => {
  expect(isLocalhost(name)).toBe(true);
});

test.each(['192.168.1.7', 'regalia.example', 'localhost.example'])('%s is reachable from other machines', (name) => {
  expect(isLocalhost(name)).toBe(false);
});
