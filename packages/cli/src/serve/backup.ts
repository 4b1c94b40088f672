import { saysNo } from '../failure.ts';

/** Copies all data into a new file; the server may run meanwhile. */
export async function backup(file: string, data: string): Promise<void> {
  const { backupData } = await import('@regalia/server');
  await backupData(data, file).catch(refuse);
  console.log(
    `The database is copied to ${file}: people, tables, settings of browsers. It holds the secrets of running games.`,
  );
  console.log('Not in it: certificates made by --https, and settings of the environment. Keep those apart.');
}

/** Puts a backup in the place of the data. */
export async function restore(file: string, data: string, isForced: boolean): Promise<void> {
  const { restoreData } = await import('@regalia/server');
  await restoreData(file, data, isForced).catch(refuse);
  console.log(`${data} now holds what ${file} holds.`);
}

function refuse(error: Error): never {
  throw saysNo(error.message);
}
