import { type EventLoopUtilization, performance } from 'node:perf_hooks';
import type { ServerLoad } from '@regalia/protocol';
import type { Context } from '../core/context.ts';
import type { Sockets } from '../sockets/Sockets.ts';

const LEAST_MS = 2000;

/** Measures the load of the server. */
export class LoadGauge {
  readonly #context: Context;
  readonly #sockets: Sockets;
  readonly #startedAt: number;
  #last: EventLoopUtilization = performance.eventLoopUtilization();
  #busy = 0;

  constructor(context: Context, sockets: Sockets) {
    this.#context = context;
    this.#sockets = sockets;
    this.#startedAt = context.registry.deps.clock.now();
  }

  /** Two samples in quick succession would measure only each other. */
  #measureBusy(): number {
    const present = performance.eventLoopUtilization();
    const { active, idle, utilization } = performance.eventLoopUtilization(present, this.#last);
    if (active + idle < LEAST_MS) return this.#busy;
    this.#last = present;
    this.#busy = utilization;
    return utilization;
  }

  read(): ServerLoad {
    const { registry, metrics } = this.#context;
    return {
      startedAt: this.#startedAt,
      now: registry.deps.clock.now(),
      people: this.#sockets.people,
      sockets: this.#sockets.size,
      tablesAwake: registry.liveCount,
      answers: metrics.answers,
      busy: this.#measureBusy(),
      memory: process.memoryUsage.rss(),
      restartAt: registry.restartAt,
      diskFree: this.#context.health.disk.free,
      damage: this.#context.health.damage,
    };
  }
}
