import { type Me, type Person, PROTOCOL } from '@regalia/protocol';
import type { Hall } from './hall.ts';

/** What a page learns about itself and the server. */
export function meAs(hall: Hall, person: Person): Me {
  const now = hall.around.clock.now();
  const isComing = hall.restartAt !== null && hall.restartAt > now;
  return { ...person, kind: 'guest', protocol: PROTOCOL, now, restartAt: isComing ? hall.restartAt : null };
}
