export { type ArenaGame, dealSeeds, playArena, seatRotation } from './arena.ts';
export { BOTS, type BotLevel, findBot } from './botLevels.ts';
export { botNames, THINKING_TIME } from './botNames.ts';
export { chooseFor, type Sample, sampleFor } from './choose.ts';
export { type GreedyBudget, makeGreedyBot } from './greedyBot.ts';
export { randomBot } from './randomBot.ts';
export { type PickEstimate, type SearchBudget, type SearchResult, search } from './search/search.ts';
export { answerRequest, type BotReply, type BotRequest, makeRequest } from './workerProtocol.ts';
