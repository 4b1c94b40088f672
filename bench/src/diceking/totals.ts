import { ORIGINS } from './ledger.ts';

/** How often each whole number came up. */
type Histogram = Record<string, number>;

/** What many games of one seat count showed; two of them can be added up. */
export interface Totals {
  readonly seats: number;
  games: number;
  /** First and last seed of each run. */
  readonly seeds: (readonly [number, number])[];
  readonly sums: Histogram;
  readonly turns: Histogram;
  readonly points: Histogram;
  readonly leads: Histogram;
}

export function newTotals(seats: number): Totals {
  return { seats, games: 0, seeds: [], sums: {}, turns: {}, points: {}, leads: {} };
}

export function add(to: Histogram, key: string | number, n = 1): void {
  to[key] = (to[key] ?? 0) + n;
}

export function merge(into: Totals, more: Totals): void {
  if (more.seats !== into.seats) throw new Error(`games of ${more.seats} and of ${into.seats} seats do not add up`);
  into.games += more.games;
  for (const [first, last] of more.seeds) {
    const before = into.seeds.findIndex((stretch) => stretch[1] === first - 1);
    if (before < 0) into.seeds.push([first, last]);
    else into.seeds[before] = [(into.seeds[before] as readonly [number, number])[0], last];
  }
  for (const part of ['sums', 'turns', 'points', 'leads'] as const) {
    for (const [key, n] of Object.entries(more[part])) add(into[part], key, n);
  }
}

export function tell({ seats, games, seeds, sums, turns, points, leads }: Totals): string {
  const of = (key: string) => sums[key] ?? 0;
  const a = (key: string) => (of(key) / games).toFixed(2);
  const share = (n: number, whole: number) => `${((100 * n) / whole).toFixed(1)} %`;
  const allTurns = Object.entries(turns).reduce((sum, [n, times]) => sum + Number(n) * times, 0);
  const won = ORIGINS.reduce((sum, origin) => sum + of(`points ${origin}`), 0);
  const places = Array.from({ length: seats }, (_, place) => place);
  return [
    `${seats} seats, ${games} games, seeds ${seeds.map(([first, last]) => `${first} to ${last}`).join(', ')}`,
    `turns ${spread(turns)}; points ${spread(points)}; lead of the first over the second ${spread(leads)}`,
    `turns by deck: ${ORIGINS.slice(0, 5)
      .map((deck) => `${deck} ${share(of(`deck ${deck}`), allTurns)}`)
      .join(', ')}, alarm ${share(of('laid-down'), allTurns)}`,
    `effects a game: merchant with 1/2/3 stars ${[1, 2, 3].map((n) => a(`stars ${n}`)).join(' / ')}, ` +
      `cards stolen ${a('stole-card')}, gems stolen ${a('stole-gem')}, fires slain ${a('slew')}, ` +
      `castles captured ${a('captured')}, landowners ${a('deck landowner')}, without effect ${a('no-effect')}`,
    `alarms ${a('laid-down')}, joker pairs ${a('paired')}, fires left on the map ${a('fires left')}, decks run empty ${a('empty decks')} a game; ` +
      `games in which the fires ran out ${share(of('no fires left'), games)}`,
    `winners' points: ${ORIGINS.map((origin) => `${origin} ${share(of(`points ${origin}`), won)}`).join(', ')}`,
    `decided by: ${['points', 'fires', 'shared', 'token'].map((by) => `${by} ${share(of(`by ${by}`), games)}`).join(', ')}`,
    `wins by place in the first round: ${places.map((place) => share(of(`place ${place}`), games)).join(', ')} ` +
      `(standard error ${(100 * Math.sqrt((seats - 1) / (seats * seats * games))).toFixed(1)}); ` +
      `points by place: ${places.map((place) => a(`points of place ${place}`)).join(', ')}`,
  ].join('\n  ');
}

function spread(values: Histogram): string {
  const all = Object.entries(values).map(([value, times]) => [Number(value), times] as const);
  const count = all.reduce((sum, [, times]) => sum + times, 0);
  const mean = all.reduce((sum, [value, times]) => sum + value * times, 0) / count;
  const variance = all.reduce((sum, [value, times]) => sum + times * (value - mean) * (value - mean), 0) / count;
  const found = all.map(([value]) => value);
  return `${mean.toFixed(1)} (sd ${Math.sqrt(variance).toFixed(1)}, ${Math.min(...found)} to ${Math.max(...found)})`;
}
