export { perform } from './commands/perform.ts';
export { checkToken, isTokenValid, ownSeat } from './commands/rights.ts';
export { createTable } from './lobby/createTable.ts';
export { listChanged, listGames, listTables, tableInfo, tablePast, tableRecord, tableSummary } from './lobby/lists.ts';
export { rematch } from './lobby/rematch.ts';
