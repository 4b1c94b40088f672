import {
  cloneAbsences,
  cloneFlow,
  cloneGroups,
  cloneZones,
  decision,
  defineGame,
  Effect,
  faultRefusal,
  firstFrame,
  type Game,
  type GameEvent,
  type GameView,
  leadsOverBest,
  makeLayout,
  NO_MEMORY,
  newFlow,
  parseBySpec,
  program,
  randomPolicy,
  type State,
  seatParam,
} from '@regalia/kernel';

/** A test game with what Tides of Time lacks: amounts, options with limits, and undo. */
interface CoinsState extends State {
  coins: number[];
}

interface CoinsEvent extends GameEvent {
  readonly t: 'took';
  readonly seat: number;
  readonly n: number;
}

type Coins = Effect<CoinsState, CoinsEvent>;

function take(x: Coins, seat: number, n: number): void {
  x.state.coins[seat] = (x.state.coins[seat] as number) + n;
  x.out?.push({ t: 'took', seat, n });
}

const askAmount = (x: Coins, seat: number) =>
  x.ask(decision(seat, 'amount', 'COIN-1', 'coin', [], { kind: 'amount', min: 1, max: 5 }));

const main = program<Coins>([
  (x) => askAmount(x, 0),
  (x) => take(x, 0, x.chosen),
  (x) => x.ask(decision(0, 'bags', 'COIN-2', 'bag', [10, 20], { limits: [3, 1], min: 0, max: 3 })),
  (x) =>
    take(
      x,
      0,
      x.answer.reduce((sum, bag) => sum + bag, 0),
    ),
  (x) => askAmount(x, 0),
  (x) => take(x, 0, x.chosen),
  (x) => askAmount(x, 1),
  (x) => take(x, 1, x.chosen),
  (x) => x.end({ winners: [0], places: [1, 2], decidedBy: 0 }),
]);

const layout = (seats: number) =>
  makeLayout(seats, [{ name: 'bank', owner: null, visibleTo: 'all', ordered: true, pool: 0 }]);

const dictionary = {
  amount: 'How many coins?',
  bags: 'Which bags?',
  bag: 'A bag of {n} coins',
  'bag.text': 'It holds {n} coins.',
  took: '{seat} takes {n} coins.',
  'zone.bank': 'Bank',
  'refuse.too-many': 'At most {max}.',
};

export const coins: Game = defineGame({
  id: 'coins',
  revision: 1,
  seats: { min: 2, max: 2, usual: 2 },
  options: [],
  texts: {
    load: () => Promise.resolve(),
    dictionary: () => dictionary,
    ofEvent: ({ seat, n }: CoinsEvent) => ({ key: 'took', params: { seat: seatParam(seat), n } }),
    ofDecision: (d) => ({ key: d.prompt, params: {} }),
    ofOption: (_, option) => ({ key: 'bag', params: { n: option } }),
    ofEntity: (_, id) => ({ key: 'bag', params: { n: id } }),
  },
  bots: [],
  programs: { main },
  effect: new Effect<CoinsState, CoinsEvent>(),
  layout,
  parseOptions: (raw) => parseBySpec([], raw),
  initialState: (_, seats, rng, revision): CoinsState => ({
    revision,
    seats,
    flow: newFlow(rng, seats, firstFrame(main)),
    zones: [{ cards: [], marks: [] }],
    groups: [],
    absences: [],
    coins: [0, 0],
  }),
  clone: (s) => ({
    revision: s.revision,
    seats: s.seats,
    flow: cloneFlow(s.flow),
    zones: cloneZones(s.zones),
    groups: cloneGroups(s.groups),
    absences: cloneAbsences(s.absences),
    coins: s.coins.slice(),
  }),
  fallback: (_, d) => (d.kind === 'amount' ? [d.min] : []),
  view: (): GameView => ({ memory: NO_MEMORY }),
  redact: (event) => event,
  evaluateAll: (s) => leadsOverBest(s.coins),
  policy: randomPolicy,
  score: (s) => s.coins.map((total, seat) => ({ seat, total, lines: [] })),
  whyNot: (_, d, __, fault) => faultRefusal(d, fault),
  optionName: (of, option) => `${of}-${option}`,
  checkInvariants: () => {},
}) as unknown as Game;
