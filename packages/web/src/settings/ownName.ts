import { toLine } from '@regalia/protocol';
import { api } from '../tables/remote/api.ts';
import { useSettings } from './store.ts';

/** The name in the settings as others would read it; empty if there is nothing to read. */
export function ownName(): string {
  return toLine(useSettings.getState().name);
}

/** Takes another name; the settings have it once the server does. */
export async function takeName(name: string): Promise<void> {
  await api.rename(name);
  useSettings.getState().change({ name });
}

/** Tells the server the name in the settings, unless it knows it. If it does not take it, I go on under the one it knows. */
export async function tellName(known = ''): Promise<void> {
  const name = ownName();
  if (name !== '' && name !== known) await api.rename(name).catch(() => undefined);
}
