import { expect, test } from 'vitest';
import { pushObstacleOf } from './pushSupport.ts';

const able = { isSecure: true, hasPush: true, isApplePhone: false, permission: 'default' } as const;

test.each([
  [able, null],
  [{ ...able, permission: 'granted' }, null],
  [{ ...able, permission: 'denied' }, 'blocked'],
  [{ ...able, hasPush: false }, 'unsupported'],
  [{ ...able, hasPush: false, isApplePhone: true }, 'install'],
  [{ ...able, isApplePhone: true }, null],
  [{ ...able, isSecure: false, hasPush: false, isApplePhone: true }, 'insecure'],
] as const)('%o: %s', (browser, obstacle) => {
  expect(pushObstacleOf(browser)).toBe(obstacle);
});
