import type { Decision } from '@regalia/kernel';

/** Where the options of a question lie: in my hand, in the Supply, or shown for the purpose. */
export type OptionPlace = 'hand' | 'supply' | 'stage' | 'naming';

const PLACES: Readonly<Record<string, OptionPlace>> = {
  buy: 'supply',
  gain: 'supply',
  'gain-exactly': 'supply',
  'gain-treasure': 'supply',
  'gain-or-not': 'supply',
  swindle: 'supply',
  wish: 'supply',
  'name-kind': 'naming',
  spy: 'stage',
  thief: 'stage',
  steal: 'stage',
  'set-aside': 'stage',
};

/** Scout puts back what lies revealed; everybody else's cards to be ordered are in hand. */
const SCOUT_RULE = 'DOM-I16.4';

export function placeOf(d: Decision | null): OptionPlace | null {
  if (d === null) return null;
  if (d.of !== 'card' || d.rule === SCOUT_RULE) return 'stage';
  return PLACES[d.prompt] ?? 'hand';
}
