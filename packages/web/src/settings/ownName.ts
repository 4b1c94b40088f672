import { toSingleLine } from '@regalia/protocol';
import { api } from '../tables/remote/api/api.ts';
import { useSettings } from './settingsStore.ts';

/** The name in the settings as others read it; empty if no visible character is left. */
export function ownName(): string {
  return toSingleLine(useSettings.getState().name);
}

/** Renames the player on the server, then in the settings. */
export async function changeName(name: string): Promise<void> {
  await api.rename(name);
  useSettings.getState().change({ name });
}

/** Sends the name in the settings to the server unless it is already known. A refused name is ignored. */
export async function sendName(known = ''): Promise<void> {
  const name = ownName();
  if (name !== '' && name !== known) await api.rename(name).catch(() => undefined);
}
