import type { State } from '../base/vocabulary.ts';
import type { Game, GameEvent, GameView } from '../game/game.ts';
import { History } from './history.ts';
import type { RecordedAnswer, RecordedPlay, Rewind } from './record.ts';
import { startingState, timelinesOf } from './replay.ts';

/** Plays a record as it happened, including the answers that were rewound. */
export function rebuildHistory<S extends State, E extends GameEvent, V extends GameView, O>(
  game: Game<S, E, V, O>,
  play: RecordedPlay,
): History<S, E, V, O> {
  const { answers, rewinds, ...header } = play;
  const history = new History(game, header, startingState(game, header));
  const playTo = (timeline: readonly RecordedAnswer[]) => {
    for (const answer of timeline.slice(history.answers.length)) history.play(answer);
  };
  timelinesOf(play).forEach((timeline, i) => {
    playTo(timeline);
    history.rewind((rewinds[i] as Rewind).at);
  });
  playTo(answers);
  return history;
}
