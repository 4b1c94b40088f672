import type { Card } from '../base/vocabulary.ts';
import { canonicalJson } from '../crypto/canonical.ts';
import { seedFast } from '../rng/rng.ts';
import { redeal } from '../zones/sampling/redeal.ts';
import { applyLearned, traceLearning } from '../zones/traceLearning.ts';
import { checkKnowledge } from './checkKnowledge.ts';
import { act, copyScene, type Fate, type Scene, scene, showCards, viewerNamed, type ZoneTexts } from './zoneScene.ts';

/** All runs of a script that look the same to a viewer. */
export interface IndistinguishableRuns {
  /** One of them. */
  readonly scene: Scene;
  /** How many runs lead to each world (the final position of all cards). */
  readonly worlds: ReadonlyMap<string, number>;
  /** The result of `redeal` for each with the same generator; a correct one gives the same for all. */
  readonly redealt: ReadonlySet<string>;
}

/** Script lines after `TAKEN_BACK` are played, seen, and then rewound by agreement. */
export const TAKEN_BACK = 'and then, taken back:';

/**
 * Plays the script from every deal with every secret choice and shuffle, and groups the runs that look the same to the
 * viewer. Uses no marks or groups: the viewer's transcript is what it sees.
 */
export function allRuns(
  seats: number,
  zones: ZoneTexts,
  script: readonly string[],
  viewer: string,
  pools = false,
): IndistinguishableRuns[] {
  const classes = new Map<string, { scene: Scene; worlds: Map<string, number>; redealt: Set<string> }>();
  for (const dealt of allDeals(zones, pools)) {
    forAllFates((fate) => {
      const transcript: string[] = [];
      const s = playWatched(scene(seats, dealt, pools), script, viewer, fate, transcript);
      const key = transcript.join('\n');
      const same = classes.get(key) ?? { scene: s, worlds: new Map<string, number>(), redealt: new Set<string>() };
      classes.set(key, same);
      const world = worldOf(s);
      same.worlds.set(world, (same.worlds.get(world) ?? 0) + 1);
      same.redealt.add(redealtBytes(s, viewer, 5));
    });
  }
  return [...classes.values()];
}

function playWatched(s: Scene, script: readonly string[], viewer: string, fate: Fate, transcript: string[]): Scene {
  const end = script.indexOf(TAKEN_BACK);
  const playLines = (lines: readonly string[]) => {
    for (const line of lines) {
      act(s, line, watched(fate, s, line, viewer, transcript));
      checkKnowledge(s);
      transcript.push(visible(s, viewer));
    }
  };
  transcript.push(visible(s, viewer));
  playLines(end < 0 ? script : script.slice(0, end));
  if (end < 0) return s;
  const before = copyScene(s);
  const learned = traceLearning(s.state, s.layout, () => playLines(script.slice(end + 1)));
  applyLearned(before, learned);
  checkKnowledge(before);
  return before;
}

/** The cards of each zone; positions in unordered zones do not count. */
function worldOf(s: Scene): string {
  return s.state.zones.map(({ cards }, id) => `${s.names[id]}:${contents(s, id, cards)}`).join(' ');
}

/** How often `redeal` makes each world for the viewer. */
export function sampleWorlds(s: Scene, viewer: string, samples: number, seed: number): Map<string, number> {
  const rng = seedFast(seed);
  const counts = new Map<string, number>();
  for (let i = 0; i < samples; i++) {
    const copy = copyScene(s);
    redeal(copy.state, copy.layout, viewerNamed(s, viewer), rng);
    const world = worldOf(copy);
    counts.set(world, (counts.get(world) ?? 0) + 1);
  }
  return counts;
}

/** The whole state after `redeal`, as bytes. */
export function redealtBytes(s: Scene, viewer: string, seed: number): string {
  const copy = copyScene(s);
  redeal(copy.state, copy.layout, viewerNamed(s, viewer), seedFast(seed));
  const { zones, groups, absences } = copy.state;
  return canonicalJson({ zones, groups, absences });
}

/** Pearson's statistic, and a bound that a uniform sample exceeds about once in 100,000 times. */
export function chiSquare(expected: ReadonlyMap<string, number>, counts: ReadonlyMap<string, number>) {
  const weight = sum(expected.values());
  const samples = sum(counts.values());
  let statistic = 0;
  for (const [world, share] of expected) {
    const mean = (samples * share) / weight;
    statistic += ((counts.get(world) ?? 0) - mean) ** 2 / mean;
  }
  const freedom = expected.size - 1;
  const wilsonHilferty = 1 - 2 / (9 * freedom) + 4.27 * Math.sqrt(2 / (9 * freedom));
  return { statistic, bound: freedom === 0 ? 0 : freedom * wilsonHilferty ** 3 };
}

function sum(values: Iterable<number>): number {
  let total = 0;
  for (const value of values) total += value;
  return total;
}

function contents(s: Scene, id: number, cards: readonly Card[]): string {
  return showCards(s.layout.specs[id]?.ordered ? cards : cards.slice().sort((a, b) => a - b));
}

function visible(s: Scene, viewer: string): string {
  const bit = 1 << viewerNamed(s, viewer);
  return s.state.zones
    .map(({ cards }, id) => ((s.layout.visibleTo[id] as number) & bit ? contents(s, id, cards) : cards.length))
    .join(' ');
}

/** Adds to the transcript what the viewer is shown outside the zones it sees. */
function watched(fate: Fate, s: Scene, line: string, viewer: string, transcript: string[]): Fate {
  if (line.startsWith('call ')) transcript.push(whoAnswers(s, line));
  const [, shownTo] = /(?:shown to|seen by) (\S+)$/.exec(line) ?? [];
  if (shownTo !== 'all' && !shownTo?.includes(viewer)) return fate;
  const name = line.replace(/^one of /, '').split(' ')[0] as string;
  const id = s.names.indexOf(name);
  const { cards } = s.state.zones[id] as { cards: Card[] };
  const ordered = s.layout.specs[id]?.ordered;
  if (/^\S+ (shown|all)/.test(line)) {
    transcript.push(line.includes(' all ') ? showCards(cards) : contents(s, id, cards));
    return fate;
  }
  if (ordered) transcript.push(showCards(cards.slice(-1)));
  return {
    ...fate,
    place(count) {
      const at = fate.place(count);
      transcript.push(showCards([cards[at] as Card]));
      return at;
    },
  };
}

function whoAnswers(s: Scene, line: string): string {
  const [, called, ...names] = line.replace(' in ', ' ').split(' ');
  const card = (called as string).charCodeAt(0) - 97;
  return names.find((name) => s.state.zones[s.names.indexOf(name)]?.cards.includes(card)) ?? 'nobody';
}

/** Runs once for every combination of choices. */
function forAllFates(run: (fate: Fate) => void): void {
  const choices: { taken: number; of: number }[] = [];
  do {
    let next = 0;
    const choose = (of: number): number => {
      if (next === choices.length) choices.push({ taken: 0, of });
      return (choices[next++] as { taken: number }).taken;
    };
    run({
      place: choose,
      order: (cards) => {
        const orders = permutations(cards);
        return orders[choose(orders.length)] as readonly Card[];
      },
    });
    while (choices.length > 0 && choices.at(-1)!.taken === choices.at(-1)!.of - 1) choices.pop();
    if (choices.length > 0) choices.at(-1)!.taken++;
  } while (choices.length > 0);
}

/** Every distribution of each pool's cards over its zones. */
function allDeals(zones: ZoneTexts, pools: boolean): ZoneTexts[] {
  const names = Object.keys(zones);
  const poolOf = (name: string) => (pools && name.includes('.') ? name.charAt(0) : '');
  let deals: ZoneTexts[] = [zones];
  for (const pool of new Set(names.map(poolOf))) {
    const own = names.filter((name) => poolOf(name) === pool);
    const letters = own.map((name) => zones[name]).join('');
    const orders = [...new Set(permutations([...letters]).map((order) => order.join('')))];
    deals = deals.flatMap((deal) =>
      orders.map((order) => {
        const rest = [...order];
        const dealt = own.map((name) => [name, rest.splice(0, zones[name]?.length).join('')]);
        return { ...deal, ...Object.fromEntries(dealt) };
      }),
    );
  }
  return deals;
}

/** The distinct permutations of some items. */
function permutations<T>(items: readonly T[]): T[][] {
  if (items.length <= 1) return [items.slice()];
  return items.flatMap((item, i) =>
    items.indexOf(item) < i
      ? []
      : permutations([...items.slice(0, i), ...items.slice(i + 1)]).map((rest) => [item, ...rest]),
  );
}
