export { type Limits, type ServerConfig, scaleLimits as timesLimits } from './config.ts';
export { lanAddresses as homeAddresses } from './lanAddresses.ts';
export { type RunningServer, startServer } from './server.ts';
export { makePrivateFolder as ownFolder } from './store/makePrivateFolder.ts';
export { backupData, restoreData } from './store/sqlite/backup.ts';
export { UnusableData } from './store/sqlite/UnusableData.ts';
