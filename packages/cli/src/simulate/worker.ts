import { parentPort, workerData } from 'node:worker_threads';
import { parseBot, parseGame } from '../arguments.ts';
import type { SeriesPlan } from './pool.ts';
import { playSeries } from './tally.ts';

/** A worker thread that plays chunks of a series. */
const plan = workerData as SeriesPlan;
const game = parseGame(plan.game);
const bots = plan.bots.map((name) => parseBot(game, name));

parentPort?.on('message', ([from, to]: [number, number]) => {
  parentPort?.postMessage(playSeries(game, { bots, options: plan.options, seed: plan.seed }, from, to));
});
