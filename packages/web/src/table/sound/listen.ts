import type { EventSounds, Sound } from '../../kit/sound.ts';

/** What there is to hear of a table at a moment. */
export interface AudibleState {
  /** The kind of the event that is being animated; null while nothing moves. */
  readonly kind: string | null;
  readonly isAsked: boolean;
  readonly isOver: boolean;
  /** Whether the player looks elsewhere, so that each question has to call. */
  readonly isHidden: boolean;
  /** In ms. */
  readonly now: number;
}

/** What is remembered between two moments. */
export interface Listener {
  readonly last: AudibleState;
  /** When the last question was answered. */
  readonly freeSince: number;
}

/** A question that follows at once belongs to the same turn. */
const SAME_TURN = 1000;

export function startListening(first: AudibleState): Listener {
  return { last: first, freeSince: first.isAsked ? first.now : Number.NEGATIVE_INFINITY };
}

/** What is heard at this moment: the end, my turn, or else the event. */
export function listen(
  { last, freeSince }: Listener,
  next: AudibleState,
  sounds: EventSounds,
): readonly [Listener, Sound | null] {
  const listener = { last: next, freeSince: last.isAsked && !next.isAsked ? next.now : freeSince };
  return [listener, soundAt(last, next, freeSince, sounds)];
}

function soundAt(last: AudibleState, next: AudibleState, freeSince: number, sounds: EventSounds): Sound | null {
  if (next.isOver !== last.isOver) return next.isOver ? 'end' : null;
  if (next.isAsked && !last.isAsked) return next.isHidden || next.now - freeSince >= SAME_TURN ? 'turn' : null;
  return next.kind === null ? null : (sounds[next.kind] ?? null);
}
