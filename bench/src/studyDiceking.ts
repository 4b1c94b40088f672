import { readFileSync } from 'node:fs';
import { argv, stdout } from 'node:process';
import { type DicekingOptions, diceking } from '@regalia/games/diceking';
import { below, openDecisions, seedFast } from '@regalia/kernel';
import { Ledger } from './diceking/ledger.ts';
import { add, merge, newTotals, type Totals, tell } from './diceking/totals.ts';

/**
 * Games of the game's own bot against itself, and what they show of the cards and the map:
 *   <games> <seats> <first seed> [json [data]]   plays them; `data` is a file of corrected game data
 *   merge <file>...                              adds up what runs with `json` printed
 * With `json` every hundred games are a line as soon as they are played, so that a long study can be stopped and gone on with.
 */
const STRETCH = 100;
const [command = '1000', ...rest] = argv.slice(2);
const player = diceking.bots.find(({ name }) => name === diceking.usualBot);
if (player === undefined) throw new Error('the game has no bot of its own');

if (command === 'merge') mergeFiles(rest);
else {
  const [only, firstSeed = '1', form, data] = rest;
  const text = data === undefined ? '' : readFileSync(data, 'utf8');
  for (const seats of only === undefined ? [2, 3, 4] : [Number(only)]) {
    const [games, first] = [Number(command), Number(firstSeed)];
    if (form !== 'json') stdout.write(`${tell(study(seats, games, first, text))}\n`);
    else {
      for (let done = 0; done < games; done += STRETCH) {
        stdout.write(`${JSON.stringify(study(seats, Math.min(STRETCH, games - done), first + done, text))}\n`);
      }
    }
  }
}

function mergeFiles(files: readonly string[]): void {
  const bySeats = new Map<number, Totals>();
  for (const file of files) {
    for (const line of readFileSync(file, 'utf8').trim().split('\n')) {
      const totals = JSON.parse(line) as Totals;
      const sum = bySeats.get(totals.seats) ?? newTotals(totals.seats);
      bySeats.set(totals.seats, sum);
      merge(sum, totals);
    }
  }
  for (const totals of bySeats.values()) stdout.write(`${tell(totals)}\n`);
}

function study(seats: number, games: number, firstSeed: number, data: string): Totals {
  const totals = newTotals(seats);
  totals.games = games;
  totals.seeds.push([firstSeed, firstSeed + games - 1]);
  const options = diceking.parseOptions({ data }, seats);
  for (let i = 0; i < games; i++) count(totals, playOne(options, seats, firstSeed + i));
  return totals;
}

function count({ seats, sums, turns, points, leads }: Totals, { ledger, state }: ReturnType<typeof playOne>): void {
  const view = diceking.view(state, 'judge');
  const winners = state.flow.outcome?.winners ?? [];
  add(turns, ledger.turns);
  const sorted = view.seats.map((seat) => seat.points).sort((a, b) => b - a);
  add(leads, (sorted[0] as number) - (sorted[1] as number));
  view.seats.forEach((seat, i) => {
    add(points, seat.points);
    add(sums, `points of place ${(i - ledger.first + seats) % seats}`, seat.points);
  });
  add(sums, `by ${ledger.by}`);
  add(sums, 'fires left', view.spaces.filter(({ lies }) => lies === 'fire').length);
  add(sums, 'empty decks', view.decks.filter(({ card }) => card === null).length);
  if (view.supply.fires === 0) add(sums, 'no fires left');
  for (const [what, n] of ledger.counts) add(sums, what, n);
  for (const seat of winners) {
    add(sums, `place ${(seat - ledger.first + seats) % seats}`, 1 / winners.length);
    for (const [origin, n] of ledger.pointsBy(seat, state, view)) add(sums, `points ${origin}`, n);
  }
}

function playOne(options: DicekingOptions, seats: number, seed: number) {
  const ledger = new Ledger(seats);
  const rng = seedFast(seed);
  const state = diceking.setup(options, seats, seedFast(below(rng, 2 ** 31)), diceking.revision, ledger);
  for (let [d] = openDecisions(state); d !== undefined; [d] = openDecisions(state)) {
    const task = { game: diceking, state, decision: d, rng, stop: () => false };
    diceking.apply(state, d.seat, (player as NonNullable<typeof player>).choose(task as never), ledger);
  }
  return { ledger, state };
}
