export { type Limits, type ServerConfig, timesLimits } from './config.ts';
export { homeAddresses } from './homeAddresses.ts';
export { type RunningServer, startServer } from './server.ts';
export { ownFolder } from './store/ownFolder.ts';
export { backupData, restoreData } from './store/sqlite/backup.ts';
export { UnusableData } from './store/sqlite/unusableData.ts';
