import { at, decision, type Part, repeatWhile, type Seat } from '@regalia/kernel';
import type { Turn } from './effect.ts';
import { kindsOf, kingdomPile } from './kingdoms/kingdoms.ts';
import { HAND_SIZE, KINGDOM_KINDS } from './state.ts';
import { draw } from './verbs/draw.ts';
import { deck } from './zones.ts';

/** DOM-2.9. */
export function chooseStarter(x: Turn): void {
  const s = x.state;
  if (s.turn < 0) s.turn = x.random(x.seats);
  x.out?.push({ t: 'starts', seat: s.turn });
}

/** DOM-12.2: seats name one kind each in turn, from the starting seat, until there are ten. */
export const nameKinds: Part<Turn> = [
  (x) => {
    if (x.state.kingdomBy === 'random') drawKinds(x);
  },
  ...repeatWhile<Turn>(
    (x) => x.state.kingdom.length < KINGDOM_KINDS,
    [
      (x) => {
        const { kingdom } = x.state;
        const left = kindsOf(x.state).filter((kind) => !kingdom.includes(kind));
        x.ask(decision(nextToName(x), 'name-kind', 'DOM-12.2', 'card', left, { where: at('kinds') }));
      },
      (x) => {
        const seat = nextToName(x);
        x.state.kingdom.push(x.chosen);
        x.out?.push({ t: 'named-kind', seat, card: x.chosen });
      },
    ],
  ),
];

/** DOM-2.6, DOM-2.7: ten more piles. */
export function laySupply(x: Turn): void {
  const { kingdom, supply } = x.state;
  kingdom.sort((a, b) => a - b);
  for (const kind of kingdom) supply[kind] = kingdomPile(kind, x.seats);
  x.out?.push({ t: 'kingdom', cards: kingdom.slice() });
}

/** DOM-2.8. */
export function deal(x: Turn): void {
  for (const seat of x.seatsFrom(x.state.turn)) {
    x.shuffle(deck(seat));
    draw(x, HAND_SIZE, seat);
  }
}

/** DOM-12.2: ten of the placeholders at random. */
function drawKinds(x: Turn): void {
  const { kingdom } = x.state;
  const left = kindsOf(x.state).slice();
  while (kingdom.length < KINGDOM_KINDS) kingdom.push(...left.splice(x.random(left.length), 1));
}

function nextToName(x: Turn): Seat {
  return (x.state.turn + x.state.kingdom.length) % x.seats;
}
