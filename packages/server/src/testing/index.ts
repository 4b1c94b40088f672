export { fillTables } from './fillTables.ts';
export { Guest } from './page.ts';
export { seatSoakPlayers } from './soakPlayer.ts';
