export { type Limits, type ServerConfig, scaleLimits } from './config/serverConfig.ts';
export { lanAddresses } from './network/lanAddresses.ts';
export { type RunningServer, startServer } from './server.ts';
export { makePrivateFolder } from './store/makePrivateFolder.ts';
export { backupData, restoreData } from './store/sqlite/backup.ts';
export { UnusableData } from './store/sqlite/UnusableData.ts';
