import { parentPort } from 'node:worker_threads';
import { answerRequest, type BotRequest } from '@regalia/bots';
import { GAMES } from '@regalia/games';

parentPort?.on('message', (request: BotRequest) => {
  parentPort?.postMessage(answerRequest(request, GAMES, () => Date.now()));
});
parentPort?.postMessage('ready');
