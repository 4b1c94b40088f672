import type { Answer, Decision, Seat, State, Viewer } from '../base/vocabulary.ts';
import { canUndo } from '../flow/flow.ts';
import { openDecision } from '../flow/run.ts';
import type { Game, GameEvent, GameView } from './game.ts';

/** A viewer during a game. */
export type TableViewer = Exclude<Viewer, 'judge'>;

/** What a viewer may know of the current state; with events and score, all that leaves a server. */
export interface ViewerUpdate<V extends GameView = GameView> {
  readonly view: V;
  /** The judge's view, once the game is over. */
  readonly reveal: V | null;
  /** The viewer's own open decisions. */
  readonly decisions: readonly Decision[];
  /** The viewer's own answer to a joint decision that still waits for others. */
  readonly parked: Answer | null;
  /** Every seat that is asked, whether or not it has answered. */
  readonly asked: readonly Seat[];
  /** The seats that have answered, as far as the viewer may know. */
  readonly ready: readonly Seat[];
  readonly canUndo: boolean;
}

/** `isOver`: no more answers are accepted, e.g. after a resignation. */
export function updateFor<S extends State, E extends GameEvent, V extends GameView, O>(
  game: Game<S, E, V, O>,
  s: S,
  viewer: TableViewer,
  isOver = s.flow.outcome !== null,
): ViewerUpdate<V> {
  const own = isOver || viewer === 'spectator' ? undefined : openDecision(s, viewer);
  return {
    view: game.view(s, viewer),
    reveal: isOver ? game.view(s, 'judge') : null,
    decisions: own === undefined ? [] : [own],
    parked: viewer === 'spectator' ? null : parkedAnswer(s, viewer),
    asked: isOver ? [] : s.flow.asked.map((d) => d.seat),
    ready: isOver ? [] : readySeats(s, viewer),
    canUndo: !isOver && viewer !== 'spectator' && canUndo(s, viewer),
  };
}

/** Redacts events for a viewer. */
export function eventsFor<E extends GameEvent>(
  game: { redact(event: E, viewer: Viewer): E | undefined },
  events: readonly E[],
  viewer: TableViewer,
): E[] {
  return events.map((event) => game.redact(event, viewer)).filter((event) => event !== undefined);
}

/** A seat's answer to a joint decision that still waits for others. */
export function parkedAnswer({ flow }: State, seat: Seat): Answer | null {
  const at = flow.asked.findIndex((d) => d.seat === seat);
  return at < 0 ? null : (flow.given[at] ?? null);
}

/** The seats that have answered, as far as the viewer may know. */
export function readySeats(s: State, viewer: TableViewer): Seat[] {
  const { asked, ready } = s.flow;
  const visible = asked.filter((d) => (d.open || d.seat === viewer) && ((ready >> d.seat) & 1) === 1);
  return visible.map((d) => d.seat);
}
