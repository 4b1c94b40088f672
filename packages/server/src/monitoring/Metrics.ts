import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { MetricsSink } from '../ports/metrics.ts';
import type { Store } from '../ports/store.ts';

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

/** The metrics of one server, served at /metrics. */
export class Metrics implements MetricsSink {
  readonly registry = new Registry();
  readonly #answers: Counter<'by'>;
  /** Since the start. */
  answers = 0;
  readonly #latency: Histogram;
  readonly #bots: Histogram<'outcome'>;
  readonly #notices: Counter<'outcome'>;

  constructor() {
    const registers = [this.registry];
    collectDefaultMetrics({ register: this.registry });
    this.#answers = new Counter({
      name: 'regalia_answers_total',
      help: 'Answers stored',
      labelNames: ['by'],
      registers,
    });
    this.#latency = new Histogram({
      name: 'regalia_answer_seconds',
      help: 'From the arrival of an answer to its acknowledgment',
      buckets: SECONDS,
      registers,
    });
    this.#bots = new Histogram({
      name: 'regalia_bot_seconds',
      help: 'Time bots took to answer, waiting for a thread included',
      buckets: SECONDS,
      labelNames: ['outcome'],
      registers,
    });
    this.#notices = new Counter({
      name: 'regalia_push_total',
      help: 'Notices to browsers whose page is closed',
      labelNames: ['outcome'],
      registers,
    });
  }

  /** Gauges that are read on request. */
  watch(name: string, help: string, read: () => number): void {
    new Gauge({
      name,
      help,
      registers: [this.registry],
      collect() {
        this.set(read());
      },
    });
  }

  watchStore(store: Store): void {
    this.watch('regalia_store_commits', 'Synced commits since the start', () => store.stats().commits);
    this.watch('regalia_store_commit_seconds', 'Time spent in commits', () => store.stats().commitMs / 1000);
    this.watch('regalia_store_writes', 'Writes in those commits', () => store.stats().entries);
  }

  acknowledged(milliseconds: number, by: string): void {
    this.#latency.observe(milliseconds / 1000);
    this.#answers.inc({ by });
    this.answers++;
  }

  answered(by: string): void {
    this.#answers.inc({ by });
    this.answers++;
  }

  pushed(outcome: string): void {
    this.#notices.inc({ outcome });
  }

  thought(milliseconds: number, isFallback: boolean): void {
    this.#bots.observe({ outcome: isFallback ? 'fallback' : 'answer' }, milliseconds / 1000);
  }
}
