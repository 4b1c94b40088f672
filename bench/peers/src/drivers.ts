import { Client, CreateGameReducer, InitializeGame, ProcessGameConfig } from './library.ts';
import { type Deal, makeTides, type TidesG } from './tides.ts';

/** One running game of boardgame.io, whichever way it is driven. */
export interface PeerGame {
  readonly G: TidesG;
  readonly isOver: boolean;
  move(seat: 0 | 1, name: 'pick' | 'keep', args: readonly number[]): void;
}

export type Driver = (seed: number, deal?: Deal) => PeerGame;

/** The documented way: a local client. */
export const playByClient: Driver = (seed, deal) => {
  const client = Client({ game: makeTides(seed, deal), numPlayers: 2, debug: false });
  return {
    get G() {
      return client.store.getState().G;
    },
    get isOver() {
      return client.store.getState().ctx.gameover !== undefined;
    },
    move(seat, name, args) {
      client.updatePlayerID(String(seat));
      client.moves[name]?.(...args);
    },
  };
};

/** Faster and not documented for games: its reducer alone, without client, store and subscribers. */
export const playByReducer: Driver = (seed, deal) => {
  const game = ProcessGameConfig(makeTides(seed, deal));
  const reduce = CreateGameReducer({ game });
  let state = InitializeGame({ game, numPlayers: 2 });
  return {
    get G() {
      return state.G;
    },
    get isOver() {
      return state.ctx.gameover !== undefined;
    },
    move(seat, name, args) {
      const payload = { type: name, args, playerID: String(seat), credentials: '' };
      state = reduce(state, { type: 'MAKE_MOVE', payload });
    },
  };
};
