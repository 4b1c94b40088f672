export { createTable } from './desk/create.ts';
export { listGames, listTables, tableInfo, tableRecord } from './desk/lists.ts';
export { playAgain } from './desk/rematch.ts';
export {
  actAsPlayer,
  fillWithBot,
  getUp,
  giveUp,
  isTokenGood,
  ownedByToken,
  ownSeat,
  playedSeat,
  sendBotAway,
  showOut,
  sitDown,
} from './desk/seating.ts';
