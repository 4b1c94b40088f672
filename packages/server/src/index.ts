export { DEFAULT_LIMITS, type Limits, type ServerConfig } from './config.ts';
export { type RunningServer, startServer } from './server.ts';
export { backupData, restoreData } from './store/sqlite/backup.ts';
