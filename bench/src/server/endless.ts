import { GAMES } from '@regalia/games';
import type { Game, State } from '@regalia/kernel';

/** All games; Tides of Time restarts instead of ending, so that creating tables is not measured. */
export function endlessTides(): ReadonlyMap<string, Game> {
  const tides = GAMES.get('tides') as Game;
  const apply: Game['apply'] = (s, seat, answer, out) => {
    const facts = tides.apply(s, seat, answer, out);
    if (s.flow.outcome !== null) restart(tides, s);
    return facts;
  };
  return new Map([...GAMES, [tides.id, { ...tides, apply }]]);
}

function restart(game: Game, s: State): void {
  const { step, answered, rng, undo } = s.flow;
  const next = game.setup(game.parseOptions(undefined, s.seats), s.seats, rng, s.revision);
  Object.assign(s, next);
  Object.assign(s.flow, { step, answered, undo });
}
