import { type Me, type Person, PROTOCOL } from '@regalia/protocol';
import type { TableRegistry } from '../tables/registry/TableRegistry.ts';

/** What a page is told about its person and the server. */
export function describeMe(registry: TableRegistry, person: Person): Me {
  const now = registry.deps.clock.now();
  const isComing = registry.restartAt !== null && registry.restartAt > now;
  return { ...person, kind: 'guest', protocol: PROTOCOL, now, restartAt: isComing ? registry.restartAt : null };
}
