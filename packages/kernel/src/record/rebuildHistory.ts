import type { State } from '../base/vocabulary.ts';
import type { Game, GameEvent, GameView } from '../game/game.ts';
import { History } from './history.ts';
import type { RecordedAnswer, RecordedPlay, Rewind } from './record.ts';
import { startingState, timelinesOf } from './replay.ts';

/** What the record tells, played as it was: the answers given up too, one undo after the other. */
export function rebuildHistory<S extends State, E extends GameEvent, V extends GameView, O>(
  game: Game<S, E, V, O>,
  play: RecordedPlay,
): History<S, E, V, O> {
  const { answers, rewinds, ...header } = play;
  const history = new History(game, header, startingState(game, header));
  const playTo = (line: readonly RecordedAnswer[]) => {
    for (const answer of line.slice(history.answers.length)) history.play(answer);
  };
  timelinesOf(play).forEach((line, i) => {
    playTo(line);
    history.rewind((rewinds[i] as Rewind).at);
  });
  playTo(answers);
  return history;
}
