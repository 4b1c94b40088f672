import type { ChildProcess } from 'node:child_process';
import type { Usage } from './host.ts';

/** The next message of a measured process. */
export function reply<T>(child: ChildProcess): Promise<T> {
  return new Promise((resolve) => child.once('message', (message) => resolve(message as T)));
}

export async function usage(child: ChildProcess): Promise<Usage> {
  child.send('usage');
  return reply(child);
}
