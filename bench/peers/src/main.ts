import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { seedFast } from '@regalia/kernel';
import { checkAgreement } from './agree.ts';
import { type Driver, playByClient, playByReducer } from './drivers.ts';
import { playRandomly } from './play.ts';
import { measurePeerSearch } from './searchSpeed.ts';

/**
 * Measures boardgame.io at the rules of Tides of Time and, in the same run, Regalia. Both by the same method: random play,
 * set-up, scoring and choosing inside the time, median of 5 runs of 2 s after one to warm up.
 */
const RUNS = 5;
const SECONDS = 2;
const PEERS: Readonly<Record<string, Driver>> = {
  'boardgame.io 0.50 client': playByClient,
  'boardgame.io 0.50 reducer alone': playByReducer,
};

for (const drive of Object.values(PEERS)) checkAgreement(drive);
const regalia = fileURLToPath(new URL('../../../dist/regalia.js', import.meta.url));
const ours = bench('--json');
const peers = Object.entries(PEERS).map(([name, drive]) => {
  const decisionsPerSecond = measure(drive);
  const ratio = Number((ours.decisionsPerSecond / decisionsPerSecond).toFixed(1));
  return [name, { decisionsPerSecond, ratio }] as const;
});
const { iterationsPerSecond } = bench('--search', '--json');
const peerIterations = await measurePeerSearch(RUNS * SECONDS);
const search = { iterationsPerSecond: peerIterations, ratio: Math.round(iterationsPerSecond / peerIterations) };
console.log(JSON.stringify({ ...ours, peers: Object.fromEntries(peers), search }));
for (const [name, { ratio }] of peers) console.error(`${ratio} times ${name}`);
console.error(`${search.ratio} times the iterations of boardgame.io 0.50's tree search`);

function bench(...options: readonly string[]) {
  return JSON.parse(execFileSync(process.execPath, [regalia, 'bench', 'tides', ...options], { encoding: 'utf8' }));
}

function measure(drive: Driver): number {
  const rng = seedFast(1);
  const rates = Array.from({ length: RUNS + 1 }, (_, run) => timePlay(drive, run, rng)).slice(1);
  return Math.round(rates.sort((a, b) => a - b)[RUNS >> 1] as number);
}

function timePlay(drive: Driver, run: number, rng: ReturnType<typeof seedFast>): number {
  let decisions = 0;
  const started = performance.now();
  let passed = 0;
  for (let game = 0; passed < SECONDS * 1000; game++) {
    decisions += playRandomly(drive(run * 1_000_000 + game), rng);
    passed = performance.now() - started;
  }
  return (1000 * decisions) / passed;
}
