import type { Player } from './seats.ts';

/** One answer in flight at each table, seats in turn. Returns how long each answer took, in ms. */
export async function closedLoop(tables: readonly Player[][], milliseconds: number): Promise<number[]> {
  const until = performance.now() + milliseconds;
  const taken: number[] = [];
  await Promise.all(
    tables.map(async (players) => {
      while (performance.now() < until) for (const player of players) taken.push(await timed(player));
    }),
  );
  return taken;
}

/** One answer per seat and second at each table. */
export function pacedRounds(tables: readonly Player[][], milliseconds: number): Promise<number[]> {
  return pace(tables, milliseconds, (players) => players);
}

/** One answer a second at each table, with staggered starts. */
export function paced(tables: readonly Player[][], milliseconds: number): Promise<number[]> {
  return pace(tables, milliseconds, (players, n) => [players[n % players.length] as Player]);
}

async function pace(
  tables: readonly Player[][],
  milliseconds: number,
  turn: (players: readonly Player[], n: number) => readonly Player[],
): Promise<number[]> {
  const taken: number[] = [];
  const began = performance.now();
  await Promise.all(
    tables.map(async (players, i) => {
      const offset = (i * 1000) / tables.length;
      for (let n = 0; n * 1000 + offset < milliseconds; n++) {
        const wait = began + n * 1000 + offset - performance.now();
        if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
        for (const player of turn(players, n)) taken.push(await timed(player));
      }
    }),
  );
  return taken;
}

async function timed(player: Player): Promise<number> {
  await player.asked();
  const began = performance.now();
  await player.play();
  return performance.now() - began;
}

export function quantile(values: readonly number[], q: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? Number.NaN;
}
