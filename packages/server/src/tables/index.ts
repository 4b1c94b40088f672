export { perform } from './commands/perform.ts';
export { checkToken, isTokenValid as isTokenGood, ownSeat } from './commands/rights.ts';
export { createTable } from './lobby/createTable.ts';
export { listChanged, listGames, listTables, tableInfo, tablePast, tableRecord, tableSummary } from './lobby/lists.ts';
export { playAgain } from './lobby/rematch.ts';
export {
  fillWithBot,
  getUp,
  giveUp,
  sendBotAway,
  showOut,
  sitDown,
} from './lobby/seating.ts';
