import { expect, test } from 'vitest';
import { VirtualClock } from '../../clock/VirtualClock.ts';
import { Presence } from './Presence.ts';

test('the time of leaving is stored for players, not for strangers', () => {
  const clock = new VirtualClock(1000);
  const presence = new Presence(clock);
  for (const person of ['ann', 'stranger']) presence.come(person);
  expect(['ann', 'stranger'].map((person) => presence.go(person, person === 'ann'))).toEqual([true, true]);
  expect([presence.leftAt('ann'), presence.leftAt('stranger')]).toEqual([1000, undefined]);
});
