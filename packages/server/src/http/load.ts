import { type EventLoopUtilization, performance } from 'node:perf_hooks';
import type { ServerLoad } from '@regalia/protocol';
import type { Context } from './context.ts';
import type { Sockets } from './sockets.ts';

/** How much the server has to do. */
export class LoadGauge {
  readonly #context: Context;
  readonly #sockets: Sockets;
  readonly #startedAt: number;
  #last: EventLoopUtilization = performance.eventLoopUtilization();

  constructor(context: Context, sockets: Sockets) {
    this.#context = context;
    this.#sockets = sockets;
    this.#startedAt = context.hall.around.clock.now();
  }

  read(): ServerLoad {
    const { hall, meters } = this.#context;
    const present = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(present, this.#last);
    this.#last = present;
    return {
      startedAt: this.#startedAt,
      now: hall.around.clock.now(),
      people: this.#sockets.people,
      sockets: this.#sockets.size,
      tablesAwake: hall.awake,
      answers: meters.answers,
      busy: utilization,
      memory: process.memoryUsage.rss(),
      restartAt: hall.restartAt,
    };
  }
}
