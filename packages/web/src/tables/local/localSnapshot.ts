import { type Decision, openDecision, openDecisions, type Seat, type State, type Viewer } from '@regalia/kernel';
import type { TableSnapshot } from '../../tableModel/TableSource.ts';
import type { LocalLiveGame } from './LocalLiveGame.ts';
import type { LocalSeat } from './storedTable.ts';

/** What the screen may show now. `atScreen` is -1 until somebody has taken the screen; ordered questions are not asked. */
export function takeSnapshot(
  local: LocalLiveGame,
  seats: readonly LocalSeat[],
  atScreen: Seat,
  isOrdered: (decision: Decision) => boolean = () => false,
): Omit<TableSnapshot, 'botUndos' | 'orders'> {
  const { liveGame } = local;
  const { game, state } = liveGame;
  const { flow } = state;
  const curtain = curtainFor(state, seats, atScreen, isOrdered);
  const viewer = curtain === null && atScreen >= 0 ? atScreen : 'spectator';
  const asked = viewer === 'spectator' ? undefined : openDecision(state, viewer);
  return {
    phase: liveGame.isOver ? 'over' : 'playing',
    connection: 'here',
    sitters: seats.map(({ name, bot }, seat) => ({
      seat,
      kind: bot === null ? 'person' : 'bot',
      name,
      level: bot,
      present: true,
      autoPlayed: false,
    })),
    viewer,
    step: flow.step,
    view: game.view(state, viewer),
    reveal: liveGame.isOver ? game.view(state, 'judge') : null,
    decision: asked !== undefined && !isOrdered(asked) ? asked : null,
    parked: parkedBy(state, viewer),
    score: game.score(state, viewer),
    asked: flow.asked.map((d) => d.seat),
    ready: readySeats(state, viewer),
    log: local.happened(viewer),
    canUndo: viewer !== 'spectator' && liveGame.canUndo(viewer),
    curtain,
    end: flow.outcome && { reason: 'played', outcome: flow.outcome },
    remote: null,
    replay: null,
  };
}

/** The next person to answer, unless that person already sits at the screen. */
function curtainFor(
  state: State,
  seats: readonly LocalSeat[],
  atScreen: Seat,
  isOrdered: (decision: Decision) => boolean,
): Seat | null {
  const waiting = openDecisions(state)
    .filter((d) => !isOrdered(d))
    .map((d) => d.seat)
    .filter((seat) => seats[seat]?.bot === null);
  if (waiting.length === 0 || waiting.includes(atScreen)) return null;
  return waiting[0] as Seat;
}

function parkedBy({ flow }: State, viewer: Viewer): TableSnapshot['parked'] {
  const at = flow.asked.findIndex((d) => d.seat === viewer);
  return at < 0 ? null : (flow.given[at] ?? null);
}

/** Who has answered, where the question lets everybody see it. */
function readySeats({ flow }: State, viewer: Viewer): Seat[] {
  return flow.asked.filter((d, i) => flow.given[i] !== null && (d.open || d.seat === viewer)).map((d) => d.seat);
}
