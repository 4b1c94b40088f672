/// <reference lib="webworker" />
import type { GameRecord } from '@regalia/kernel';
import { loadRules } from '../../games/catalog.ts';
import { LocalLiveGame } from './LocalLiveGame.ts';
import type { ReplayReply } from './replayApart.ts';

const scope = self as unknown as DedicatedWorkerGlobalScope;

scope.addEventListener('message', async ({ data }: MessageEvent<GameRecord>) => scope.postMessage(await replay(data)));

async function replay(record: GameRecord): Promise<ReplayReply> {
  try {
    return { isOver: LocalLiveGame.resume(await loadRules(record.game), record).liveGame.isOver };
  } catch (error) {
    return { error: (error as Error).message };
  }
}
