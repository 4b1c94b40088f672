import { checkFailed } from '../failure.ts';

/** Copies all data into a new file. The server may keep running. */
export async function backup(file: string, data: string): Promise<void> {
  const { backupData } = await import('@regalia/server');
  await backupData(data, file).catch(refuse);
  console.log(
    `Backup written to ${file}: players, tables and push subscriptions. It holds the secrets of running games.`,
  );
  console.log('Not included: --https certificates and environment settings. Back those up separately.');
}

/** Replaces the data with a backup. */
export async function restore(file: string, data: string, isForced: boolean): Promise<void> {
  const { restoreData } = await import('@regalia/server');
  await restoreData(file, data, isForced).catch(refuse);
  console.log(`Restored ${file} to ${data}.`);
}

function refuse(error: Error): never {
  throw checkFailed(error.message);
}
