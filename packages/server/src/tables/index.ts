export { createTable } from './desk/create.ts';
export { listChanged, listGames, listTables, tableInfo, tablePast, tableRecord } from './desk/lists.ts';
export { playAgain } from './desk/rematch.ts';
export {
  fillWithBot,
  getUp,
  giveUp,
  sendBotAway,
  showOut,
  sitDown,
} from './desk/seating.ts';
export { perform } from './perform.ts';
export { checkToken, isTokenGood, ownSeat } from './rights.ts';
