import cliProgress from 'cli-progress';

/** A progress bar on standard error, if that is a terminal. */
export function startProgress(total: number): { update(done: number): void; stop(): void } {
  if (!process.stderr.isTTY) return { update: () => {}, stop: () => {} };
  const format = '{bar} {percentage} % | {value} of {total} games | {eta_formatted} left';
  const bar = new cliProgress.SingleBar({ format, stream: process.stderr, clearOnComplete: true, hideCursor: true });
  bar.start(total, 0);
  return { update: (done) => bar.update(done), stop: () => bar.stop() };
}
