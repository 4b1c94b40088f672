import { argv, stdout } from 'node:process';
import { diceking } from '@regalia/games/diceking';
import { below, openDecisions, seedFast } from '@regalia/kernel';
import { Ledger, ORIGINS } from './diceking/ledger.ts';

/** Games of the game's own bot against itself, and what they show of the cards and the map. */
const [games, only, firstSeed] = [Number(argv[2] ?? 1000), argv[3], Number(argv[4] ?? 1)];
const [steward] = diceking.bots;
if (steward === undefined) throw new Error('the game has no bot of its own');

for (const seats of only === undefined ? [2, 3, 4] : [Number(only)]) study(seats);

function study(seats: number): void {
  const sums = new Map<string, number>();
  const add = (key: string, n = 1) => sums.set(key, (sums.get(key) ?? 0) + n);
  const lengths: number[] = [];
  const scores: number[] = [];
  const margins: number[] = [];
  for (let i = 0; i < games; i++) {
    const { ledger, state } = playOne(seats, firstSeed + i);
    const view = diceking.view(state, 'judge');
    const winners = state.flow.outcome?.winners ?? [];
    lengths.push(ledger.turns);
    const points = view.seats.map((seat) => seat.points);
    scores.push(...points);
    const sorted = points.toSorted((a, b) => b - a);
    margins.push((sorted[0] as number) - (sorted[1] as number));
    add(`by ${ledger.by}`);
    add('alarm', ledger.alarms);
    add('idle', ledger.idle);
    add('pairs', ledger.pairs);
    add('fires left', view.spaces.filter(({ lies }) => lies === 'fire').length);
    ledger.stars.forEach((n, star) => {
      add(`stars ${star + 1}`, n);
    });
    for (const [deck, n] of ledger.wins) add(`deck ${deck}`, n);
    for (const seat of winners) {
      add(`place ${(seat - ledger.first + seats) % seats}`, 1 / winners.length);
      for (const [origin, n] of ledger.pointsBy(seat, state, view)) add(`points ${origin}`, n);
    }
  }
  print(seats, sums, lengths, scores, margins);
}

function playOne(seats: number, seed: number) {
  const ledger = new Ledger(seats);
  const rng = seedFast(seed);
  const state = diceking.setup(diceking.parseOptions({}, seats), seats, seedFast(below(rng, 2 ** 31)), 1, ledger);
  for (let [d] = openDecisions(state); d !== undefined; [d] = openDecisions(state)) {
    const task = { game: diceking, state, decision: d, rng, stop: () => false };
    diceking.apply(state, d.seat, (steward as NonNullable<typeof steward>).choose(task as never), ledger);
  }
  return { ledger, state };
}

function print(
  seats: number,
  sums: ReadonlyMap<string, number>,
  lengths: readonly number[],
  scores: readonly number[],
  margins: readonly number[],
): void {
  const of = (key: string) => sums.get(key) ?? 0;
  const turns = lengths.reduce((sum, n) => sum + n, 0);
  const share = (n: number, whole: number) => `${((100 * n) / whole).toFixed(1)} %`;
  const won = ORIGINS.reduce((sum, origin) => sum + of(`points ${origin}`), 0);
  const lines = [
    `${seats} seats, ${games} games, seeds ${firstSeed} to ${firstSeed + games - 1}`,
    `turns ${spread(lengths)}; points ${spread(scores)}; lead of the first over the second ${spread(margins)}`,
    `turns by deck: ${ORIGINS.slice(0, 5)
      .map((deck) => `${deck} ${share(of(`deck ${deck}`), turns)}`)
      .join(', ')}, alarm ${share(of('alarm'), turns)}`,
    `merchant stars 1/2/3: ${[1, 2, 3].map((n) => (of(`stars ${n}`) / games).toFixed(2)).join(' / ')} a game; ` +
      `joker pairs ${(of('pairs') / games).toFixed(2)}, citizens without effect ${(of('idle') / games).toFixed(2)}, ` +
      `fires left on the map ${(of('fires left') / games).toFixed(2)} a game`,
    `winners' points: ${ORIGINS.map((origin) => `${origin} ${share(of(`points ${origin}`), won)}`).join(', ')}`,
    `decided by: ${['points', 'fires', 'shared', 'token'].map((by) => `${by} ${share(of(`by ${by}`), games)}`).join(', ')}`,
    `wins by place in the first round: ${Array.from({ length: seats }, (_, i) => share(of(`place ${i}`), games)).join(', ')}`,
  ];
  stdout.write(`${lines.join('\n  ')}\n`);
}

function spread(values: readonly number[]): string {
  const mean = values.reduce((sum, n) => sum + n, 0) / values.length;
  const deviation = Math.sqrt(values.reduce((sum, n) => sum + (n - mean) * (n - mean), 0) / values.length);
  return `${mean.toFixed(1)} (sd ${deviation.toFixed(1)}, ${Math.min(...values)} to ${Math.max(...values)})`;
}
