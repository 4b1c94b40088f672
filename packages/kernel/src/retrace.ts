import { Course } from './course.ts';
import { InvalidInput } from './errors.ts';
import type { Game, GameEvent, GameView } from './game.ts';
import type { RecordedAnswer, RecordedPlay, Rewind } from './record.ts';
import { linesOf } from './replay.ts';
import { rngFor } from './seed.ts';
import type { State } from './vocabulary.ts';

/** What the record tells, played as it was: the answers given up too, one undo after the other. */
export function retrace<S extends State, E extends GameEvent, V extends GameView, O>(
  game: Game<S, E, V, O>,
  play: RecordedPlay,
): Course<S, E, V, O> {
  if (play.game !== game.id) {
    throw new InvalidInput('invalid-record', `this is a record of "${play.game}", not of "${game.id}"`);
  }
  const { answers, rewinds, ...header } = play;
  const options = game.parseOptions(play.options, play.seats);
  const course = new Course(game, header, game.setup(options, play.seats, rngFor(play.seed, play), play.revision));
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
