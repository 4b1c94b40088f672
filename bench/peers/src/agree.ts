import { tides } from '@regalia/games/tides';
import { openDecision, randomAnswer, seedFast } from '@regalia/kernel';
import type { Driver, PeerGame } from './drivers.ts';
import type { Deal } from './tides.ts';

const SEATS = [0, 1] as const;
const GAMES = 100;

/** Throws unless the peer comes to our points, given our deals and our answers. */
export function checkAgreement(drive: Driver): void {
  for (let seed = 0; seed < GAMES; seed++) {
    const rng = seedFast(seed);
    const ours = tides.setup(tides.parseOptions(undefined, 2), 2, rng);
    const [deck, , first, second] = ours.zones.map((zone) => zone.cards.slice());
    const theirs = drive(seed, { deck, hands: [first, second] } as Deal);
    while (ours.flow.outcome === null) {
      for (const seat of SEATS) {
        const d = openDecision(ours, seat);
        if (d === undefined) throw new Error('both seats are asked at once in this game');
        const answer = randomAnswer(d, rng);
        tides.apply(ours, seat, answer);
        theirs.move(seat, d.prompt === 'pick' ? 'pick' : 'keep', answer);
      }
    }
    compare(
      tides.score(ours, 'judge').map(({ total }) => total),
      theirs,
      seed,
    );
  }
}

function compare(ours: readonly (number | null)[], theirs: PeerGame, seed: number): void {
  if (theirs.isOver && ours.join() === theirs.G.points.join()) return;
  throw new Error(`game ${seed}: ${ours.join(':')} here, ${theirs.G.points.join(':')} at boardgame.io`);
}
