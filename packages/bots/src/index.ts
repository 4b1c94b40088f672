export { type ArenaGame, dealSeeds, playArena, rotation } from './arena.ts';
export { chooseFor, type Sample, sampleFor } from './choose.ts';
export { type GreedyBudget, makeGreedy } from './greedy.ts';
export { BOTS, type BotLevel, botNames, findBot } from './levels.ts';
export { random } from './random.ts';
export { answerRequest, type BotReply, type BotRequest, makeRequest } from './worker-protocol.ts';
