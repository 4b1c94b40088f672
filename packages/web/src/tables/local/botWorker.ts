/// <reference lib="webworker" />
import { answerRequest, type BotRequest } from '@regalia/bots';
import { loadRules } from '../../games/catalog.ts';

const scope = self as unknown as DedicatedWorkerGlobalScope;

scope.addEventListener('message', async ({ data }: MessageEvent<BotRequest>) => {
  const game = await loadRules(data.game);
  scope.postMessage(answerRequest(data, new Map([[game.id, game]]), Date.now));
});
