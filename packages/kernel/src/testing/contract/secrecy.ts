import { isLegal } from '../../decision.ts';
import { openDecisions } from '../../flow/run.ts';
import type { Game, GameEvent } from '../../game.ts';
import { below, forkFast } from '../../rng/rng.ts';
import type { TableViewer } from '../../sent.ts';
import type { RngState, Seat, State, Zone } from '../../vocabulary.ts';
import { viewerIndex } from '../../zones/layout.ts';
import { traceSights } from '../../zones/trace.ts';
import { type Check, fail } from './checks.ts';
import { knowledgeOf, type Place, sentText, twinOf, unknownPlaces, viewersOf } from './knowledge.ts';
import { Events, type Move, setUp, type Trial } from './play.ts';
import { isSame } from './same.ts';

const SAMPLES = 12;

/** Clause (a): for every seat, view and open decisions are the same for a state and its determinization. */
export const samplesLookTheSame: Check = (game, s, rng) => {
  for (let seat = 0; seat < s.seats; seat++) {
    const sample = game.clone(s);
    game.determinize(sample, seat, rng);
    if (sentText(game, sample, [], seat) !== sentText(game, s, [], seat)) {
      fail(`seat ${seat} can tell a state from its determinization`);
    }
    game.checkInvariants(sample);
  }
};

/** Clause (c): of two states a seat cannot tell apart, with the same generator, `determinize` makes the same. */
export const samplesDependOnKnowledgeOnly: Check = (game, s, rng) => {
  for (let seat = 0; seat < s.seats; seat++) {
    const twin = someTwin(game, s, seat, rng);
    if (twin === undefined) continue;
    const samples = [s, twin].map((world) => {
      const sample = game.clone(world);
      game.determinize(sample, seat, rng.slice());
      return sample;
    });
    if (!isSame(samples[0], samples[1])) fail(`determinize for seat ${seat} depends on cards it does not know`);
  }
};

/** Part of clause (d): where several worlds are possible, samples differ. */
export const samplesVary: Check = (game, s, rng) => {
  for (let seat = 0; seat < s.seats; seat++) {
    if (someTwin(game, s, seat, rng) === undefined) continue;
    const first = sampleZones(game, s, seat, rng);
    let tries = SAMPLES;
    while (tries > 0 && isSame(sampleZones(game, s, seat, rng), first)) tries--;
    if (tries === 0) fail(`determinize for seat ${seat} always makes the same world`);
  }
};

function sampleZones(game: Game, s: State, seat: Seat, rng: RngState): readonly Zone[] {
  const sample = game.clone(s);
  game.determinize(sample, seat, forkFast(rng));
  return sample.zones;
}

/** Clause (c), the other half: a bot must not be able to read the real future. */
export const samplesHaveAnotherFuture: Check = (game, s, rng) => {
  for (let seat = 0; seat < s.seats; seat++) {
    const sample = game.clone(s);
    game.determinize(sample, seat, rng);
    if (isSame(sample.flow.rng, s.flow.rng)) fail('determinize keeps the generator');
    const parked = sample.flow.asked.some((d, i) => d.seat !== seat && sample.flow.given[i] !== null);
    if (parked) fail("determinize keeps another seat's parked answer");
  }
};

/**
 * Clause (b), twins: two cards the viewer does not know are exchanged in the starting state and the same answers given.
 * As long as they stay legal and the viewer learns nothing different, everything sent to it is the same.
 */
export function twinsAreSentTheSame(
  trial: Trial,
  moves: readonly Move[],
  rng: RngState,
  ownTurn: OwnTurn = () => -1,
): void {
  const { game } = trial;
  const start = setUp(trial);
  for (const viewer of viewersOf(start)) {
    const twin = someTwin(game, start, viewer, rng);
    if (twin === undefined) continue;
    game.askAgain(twin);
    compareTwins(game, game.clone(start), twin, moves, viewer, ownTurn);
  }
}

/** The seat whose forced choices the rules let pass unasked, so that a missing question may tell something. */
export type OwnTurn = (s: State) => Seat;

function compareTwins(
  game: Game,
  one: State,
  other: State,
  moves: readonly Move[],
  viewer: TableViewer,
  ownTurn: OwnTurn,
): void {
  let events: readonly [GameEvent[], GameEvent[]] = [[], []];
  let before: readonly State[] = [];
  for (let i = 0; ; i++) {
    if (one.flow.outcome !== null && other.flow.outcome !== null) return;
    if (knowledgeOf(game, one, viewer) !== knowledgeOf(game, other, viewer)) return;
    if (asksElsewhere(one, other) && waitsForOwnTurn(one, other, events, ownTurn)) return;
    const sent = [sentText(game, one, events[0], viewer), sentText(game, other, events[1], viewer)];
    if (sent[0] !== sent[1]) {
      if (showsDifferentCards(game, before, moves[i - 1], viewer)) return;
      fail(`${viewer} is sent a difference it cannot know, after answer ${i}: ${firstDifference(sent)}`);
    }
    const move = moves[i];
    if (move === undefined || !isOffered(other, move)) return;
    before = [game.clone(one), game.clone(other)];
    events = [give(game, one, move), give(game, other, move)];
  }
}

/** Whether the answer showed the viewer different cards, which it then may have lost from sight in the same step. */
function showsDifferentCards(
  game: Game,
  worlds: readonly State[],
  move: Move | undefined,
  viewer: TableViewer,
): boolean {
  if (move === undefined) return false;
  const [seen, seenThere] = worlds.map((s) =>
    traceSights(s, game.layout(s.seats), viewerIndex(s.seats, viewer), () => void give(game, s, move)),
  );
  return !isSame(seen, seenThere);
}

function asksElsewhere(one: State, other: State): boolean {
  const [asked, askedThere] = [one, other].map((s) => s.flow.asked.map((d) => `${d.seat} ${d.prompt}`).join());
  return asked !== askedThere;
}

/** Whether the twin in which less has happened waits for an answer that the other did not need. */
function waitsForOwnTurn(
  one: State,
  other: State,
  events: readonly (readonly GameEvent[])[],
  ownTurn: OwnTurn,
): boolean {
  const lengths = events.map((list) => list.length) as [number, number];
  const waiting = lengths[0] === lengths[1] ? [one, other] : [lengths[0] < lengths[1] ? one : other];
  return waiting.every((s) => s.flow.asked.every((d) => d.seat === ownTurn(s)));
}

function isOffered(s: State, { seat, answer }: Move): boolean {
  return openDecisions(s).some((d) => d.seat === seat && isLegal(d, answer));
}

function give(game: Game, s: State, { seat, answer }: Move): GameEvent[] {
  const events = new Events();
  game.apply(s, seat, answer, events);
  return events.list;
}

function someTwin(game: Game, s: State, viewer: TableViewer, rng: RngState): State | undefined {
  const places = unknownPlaces(s, viewer);
  if (places.length < 2) return undefined;
  for (let attempt = 0; attempt < SAMPLES; attempt++) {
    const one = places[below(rng, places.length)] as Place;
    const other = places[below(rng, places.length)] as Place;
    const twin = twinOf(game, s, one, other);
    if (twin !== undefined && !isSame(sortedZones(game, twin), sortedZones(game, s))) return twin;
  }
  return undefined;
}

/** Hands have no order: a twin that differs only in the order of a hand is the same world. */
function sortedZones(game: Game, s: State): number[][] {
  const { specs } = game.layout(s.seats);
  return s.zones.map(({ cards }, id) => (specs[id]?.ordered ? cards : cards.slice().sort((a, b) => a - b)));
}

function firstDifference([one, other]: readonly string[]): string {
  let at = 0;
  while (one?.[at] === other?.[at]) at++;
  return `...${one?.slice(Math.max(0, at - 60), at + 30)}... against ...${other?.slice(Math.max(0, at - 10), at + 30)}...`;
}
