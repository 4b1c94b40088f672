import { Course } from './course.ts';
import type { Game, GameEvent, GameView } from './game.ts';
import type { RecordedAnswer, RecordedPlay, Rewind } from './record.ts';
import { firstState, linesOf } from './replay.ts';
import type { State } from './vocabulary.ts';

/** What the record tells, played as it was: the answers given up too, one undo after the other. */
export function retrace<S extends State, E extends GameEvent, V extends GameView, O>(
  game: Game<S, E, V, O>,
  play: RecordedPlay,
): Course<S, E, V, O> {
  const { answers, rewinds, ...header } = play;
  const course = new Course(game, header, firstState(game, header));
  const playTo = (line: readonly RecordedAnswer[]) => {
    for (const answer of line.slice(course.answers.length)) course.play(answer);
  };
  linesOf(play).forEach((line, i) => {
    playTo(line);
    course.rewind((rewinds[i] as Rewind).at);
  });
  playTo(answers);
  return course;
}
