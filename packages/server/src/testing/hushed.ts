import { GAMES } from '@regalia/games';
import type { Game, State } from '@regalia/kernel';

const tides = GAMES.get('tides') as Game;

/** Tides of Time with decisions in which nobody may see who has answered, as in other games. */
export const hushed: Game = {
  ...tides,
  view: (s, viewer) => {
    const own = typeof viewer === 'number' ? 1 << viewer : 0;
    return tides.view({ ...s, flow: { ...s.flow, ready: s.flow.ready & own } }, viewer);
  },
  setup: (...args) => hush(tides.setup(...args)),
  apply: (s, ...args) => {
    const facts = tides.apply(s, ...args);
    hush(s);
    return facts;
  },
};

function hush(s: State): State {
  s.flow.asked = s.flow.asked.map((d) => ({ ...d, open: false }));
  return s;
}
