import { argv, stdout } from 'node:process';
import { type DicekingState, diceking } from '@regalia/games/diceking';
import { type Bot, type Policy, type Seat, seedFast } from '@regalia/kernel';
import { type Standing, standingOf } from '../../packages/games/diceking/bots/standing.ts';
import { chanceBy } from '../../packages/games/diceking/bots/winChance.ts';
import type { WinWeights } from '../../packages/games/diceking/bots/winWeights.ts';

/** Learns the chance to win of King of the Dice from games of its bot `steward` against itself; prints the weights. */
const [games = 400, seed = 1] = argv.slice(2).map(Number);

const SEATS = 2;

interface Sample extends Standing {
  readonly won: number;
}

const START: WinWeights = { spread: 1, spreadPerTile: 3, joker: 0.5, superJoker: 0.9, moved: 0, perTile: 0 };
const KEYS = ['spread', 'spreadPerTile', 'joker', 'superJoker', 'moved', 'perTile'] as const;

/** Every position after a turn, seen by the seat that moved, with what became of it. */
function playSamples(): Sample[] {
  const steward = diceking.bots.find(({ name }) => name === 'steward') as Bot<DicekingState>;
  const options = diceking.parseOptions({}, SEATS);
  const samples: Sample[] = [];
  for (let game = 0; game < games; game++) {
    const state = diceking.setupUntracked(options, SEATS, seedFast(seed * 100_000 + game));
    const seen: { readonly seat: Seat; readonly standing: Standing }[] = [];
    let turns = state.turns;
    const policy: Policy<DicekingState> = (s, decision, rng, answer) => {
      if (s.turns !== turns) {
        turns = s.turns;
        const seat = (s.turn + SEATS - 1) % SEATS;
        seen.push({ seat, standing: standingOf(s, seat) });
      }
      answer.push(...steward.choose({ game: diceking, state: s, decision, rng, stop: () => false }));
    };
    diceking.playOut(state, policy, seedFast(game), Number.POSITIVE_INFINITY);
    const winners = state.flow.outcome?.winners ?? [];
    for (const { seat, standing } of seen) {
      samples.push({ ...standing, won: winners.includes(seat) ? 1 / winners.length : 0 });
    }
  }
  return samples;
}

function logLoss(weights: WinWeights, samples: readonly Sample[]): number {
  let loss = 0;
  for (const sample of samples) {
    const chance = chanceBy(weights, sample);
    loss -= sample.won * Math.log(chance) + (1 - sample.won) * Math.log(1 - chance);
  }
  return loss / samples.length;
}

/** Coordinate descent with shrinking steps. */
function fit(samples: readonly Sample[]): WinWeights {
  let best = START;
  let least = logLoss(best, samples);
  for (let step = 0.5; step > 0.004; step /= 2) {
    for (let improved = true; improved; ) {
      improved = false;
      for (const key of KEYS) {
        for (const by of [-step, step]) {
          const next = { ...best, [key]: best[key] + by };
          if (next.spread < 0.25 || next.spreadPerTile < 0.05) continue;
          const loss = logLoss(next, samples);
          if (!(loss < least - 1e-7)) continue;
          [best, least, improved] = [next, loss, true];
        }
      }
    }
  }
  return best;
}

const samples = playSamples();
const weights = fit(samples);
for (const key of KEYS) stdout.write(`  ${key}: ${Number(weights[key].toFixed(3))},\n`);
stdout.write(`${samples.length} positions of ${games} games, log loss ${logLoss(weights, samples).toFixed(4)}\n`);
