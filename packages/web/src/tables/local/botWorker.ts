/// <reference lib="webworker" />
import { answerRequest, type BotReply, type BotRequest } from '@regalia/bots';
import { loadRules } from '../../games/catalog.ts';

const scope = self as unknown as DedicatedWorkerGlobalScope;

scope.addEventListener('message', async ({ data }: MessageEvent<BotRequest>) => scope.postMessage(await replyTo(data)));

async function replyTo(request: BotRequest): Promise<BotReply> {
  try {
    const game = await loadRules(request.game);
    return answerRequest(request, new Map([[game.id, game]]), Date.now);
  } catch (error) {
    return { id: request.id, error: String(error) };
  }
}
