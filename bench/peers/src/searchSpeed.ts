import { below, seedFast } from '@regalia/kernel';
import type { Game, State } from 'boardgame.io';
import { CreateGameReducer, InitializeGame, MCTSBot, ProcessGameConfig } from './library.ts';
import { isMonumentTime, makeTides, type TidesG } from './tides.ts';

const ITERATIONS = 100;
/** More moves than a game has, so that every playout goes to the end. */
const WHOLE_GAME = 100;

/** Iterations per second of boardgame.io's Monte-Carlo tree search, over the positions of one random game. */
export async function measurePeerSearch(seconds: number): Promise<number> {
  const game = ProcessGameConfig(withWinner(makeTides(1)));
  const bot = new MCTSBot({ game, enumerate: legalMoves, seed: '1', iterations: ITERATIONS, playoutDepth: WHOLE_GAME });
  const positions = positionsOf(game);
  const search = async () => {
    const started = performance.now();
    let done = 0;
    while (performance.now() - started < seconds * 1000) {
      const position = positions[(done / ITERATIONS) % positions.length] as State<TidesG>;
      await bot.play(position, String(seatToMove(position.G)));
      done += ITERATIONS;
    }
    return (1000 * done) / (performance.now() - started);
  };
  await search();
  return Math.round(await search());
}

/** Tree search needs to know who won. */
function withWinner(game: Game<TidesG>): Game<TidesG> {
  const endIf: Game<TidesG>['endIf'] = ({ G }) => {
    if (G.round < 3) return undefined;
    return G.points[0] === G.points[1] ? { draw: true } : { winner: G.points[0] > G.points[1] ? '0' : '1' };
  };
  return { ...game, endIf };
}

/** Seats that choose at the same time move one after the other: the library's playouts know no other way. */
function seatToMove(G: TidesG): 0 | 1 {
  return G.picks[0] === null ? 0 : 1;
}

function legalMoves(G: TidesG) {
  const seat = seatToMove(G);
  const hand = G.hands[seat];
  if (!isMonumentTime(G)) return hand.map((card) => moveOf(seat, 'pick', [card]));
  return hand.flatMap((kept) =>
    hand.filter((card) => card !== kept).map((removed) => moveOf(seat, 'keep', [kept, removed])),
  );
}

function moveOf(seat: 0 | 1, type: 'pick' | 'keep', args: readonly number[]) {
  const payload = { type, args, playerID: String(seat), credentials: '' };
  return { type: 'MAKE_MOVE' as const, payload };
}

function positionsOf(game: ReturnType<typeof ProcessGameConfig>): State<TidesG>[] {
  const rng = seedFast(2);
  const reduce = CreateGameReducer({ game });
  const positions: State<TidesG>[] = [];
  let state = InitializeGame({ game, numPlayers: 2 });
  while (state.ctx.gameover === undefined) {
    positions.push(state);
    const moves = legalMoves(state.G);
    state = reduce(state, moves[below(rng, moves.length)] as (typeof moves)[number]);
  }
  return positions;
}
