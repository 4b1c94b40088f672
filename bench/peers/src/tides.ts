import { judgeKingdom, standingOf } from '@regalia/games/tides';
import type { Game, Move } from 'boardgame.io';
import { ActivePlayers, INVALID_MOVE } from './library.ts';

/** Tides of Time in the simplest way boardgame.io allows; the scoring of a kingdom is ours, so that only engines differ. */
export interface TidesG {
  /** The end is the top. */
  deck: number[];
  hands: [number[], number[]];
  laid: [number[], number[]];
  monuments: [number[], number[]];
  picks: [readonly number[] | null, readonly number[] | null];
  round: number;
  points: [number, number];
}

/** A deal to start from, to compare with another engine. */
export type Deal = Pick<TidesG, 'deck' | 'hands'>;

const CARDS = 18;
const HAND = 5;
const ROUNDS = 3;
const SEATS = [0, 1] as const;
const NEST_WINS = { nestWinsZeroTie: true };

const pick: Move<TidesG> = ({ G, playerID }, card: number) => {
  const seat = Number(playerID) as 0 | 1;
  if (G.picks[seat] !== null || isMonumentTime(G) || !G.hands[seat].includes(card)) return INVALID_MOVE;
  G.picks[seat] = [card];
  if (G.picks[1 - seat] !== null) layBoth(G);
};

const keep: Move<TidesG> = ({ G, playerID }, kept: number, removed: number) => {
  const seat = Number(playerID) as 0 | 1;
  const hand = G.hands[seat];
  if (G.picks[seat] !== null || !isMonumentTime(G) || kept === removed) return INVALID_MOVE;
  if (!hand.includes(kept) || !hand.includes(removed)) return INVALID_MOVE;
  G.picks[seat] = [kept, removed];
  if (G.picks[1 - seat] !== null) keepBoth(G);
};

export function makeTides(seed: number, deal?: Deal): Game<TidesG> {
  return {
    name: 'tides',
    seed,
    disableUndo: true,
    setup: ({ random }) => begin(deal ?? dealOut(random.Shuffle(Array.from({ length: CARDS }, (_, card) => card)))),
    turn: { activePlayers: ActivePlayers.ALL },
    moves: { pick, keep },
    endIf: ({ G }) => (G.round === ROUNDS ? { points: G.points } : undefined),
  };
}

/** After round 1 and 2 the five laid cards are in hand again and no card lies in the round's kingdom. */
export function isMonumentTime(G: TidesG): boolean {
  return G.round > 0 && G.monuments[0].length < G.round;
}

function begin({ deck, hands }: Deal): TidesG {
  return {
    deck: deck.slice(),
    hands: [hands[0].slice(), hands[1].slice()],
    laid: [[], []],
    monuments: [[], []],
    picks: [null, null],
    round: 0,
    points: [0, 0],
  };
}

function dealOut(deck: number[]): Deal {
  const hands: [number[], number[]] = [deck.splice(-HAND), deck.splice(-HAND)];
  return { deck, hands };
}

function layBoth(G: TidesG): void {
  for (const seat of SEATS) take(G.hands[seat], G.picks[seat]?.[0] as number, G.laid[seat]);
  G.picks = [null, null];
  G.hands = [G.hands[1], G.hands[0]];
  if (G.hands[0].length > 1) return;
  for (const seat of SEATS) take(G.hands[seat], G.hands[seat][0] as number, G.laid[seat]);
  scoreRound(G);
}

function scoreRound(G: TidesG): void {
  const standings = SEATS.map((seat) => standingOf([...G.monuments[seat], ...G.laid[seat]]));
  const [first, second] = standings;
  if (first === undefined || second === undefined) return;
  G.points[0] += judgeKingdom(first, second, NEST_WINS);
  G.points[1] += judgeKingdom(second, first, NEST_WINS);
  G.round++;
  if (G.round < ROUNDS) {
    G.hands = [G.laid[0], G.laid[1]];
    G.laid = [[], []];
  }
}

function keepBoth(G: TidesG): void {
  for (const seat of SEATS) {
    const [kept, removed] = G.picks[seat] as [number, number];
    take(G.hands[seat], kept, G.monuments[seat]);
    take(G.hands[seat], removed, []);
    while (G.hands[seat].length < HAND) G.hands[seat].push(G.deck.pop() as number);
  }
  G.picks = [null, null];
}

function take(from: number[], card: number, to: number[]): void {
  from.splice(from.indexOf(card), 1);
  to.push(card);
}
