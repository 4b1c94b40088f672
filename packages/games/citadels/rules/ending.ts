import { ascending, outcomeOf } from '@regalia/kernel';
import type { Turn } from './effect.ts';
import { pointsOf } from './scoring.ts';
import { discard, hand, wagons } from './zones.ts';

/** CIT-8.2, CIT-9.14: all hands are shown, wagons go with their coins; then the points are counted. */
export function endGame(x: Turn): void {
  const s = x.state;
  s.phase = 'over';
  s.wagons = [];
  x.moveAll(wagons(x.seats), discard(x.seats));
  for (let seat = 0; seat < x.seats; seat++) {
    x.revealAll(hand(seat));
    x.out?.push({ t: 'showed-hand', seat, cards: ascending(x.handOf(seat)) });
  }
  const points = s.coins.map((_, seat) => pointsOf(s, seat));
  const outcome = outcomeOf(points.map(({ total, buildings }, seat) => [total, buildings, x.coinsOf(seat)]));
  const totals = points.map(({ total }) => total);
  x.out?.push({ t: 'ended', winners: outcome.winners, totals, decidedBy: outcome.decidedBy });
  x.end(outcome);
}
