import { type Answer, openDecision } from '@regalia/kernel';
import type { Lesson } from '../kit/lesson.ts';
import type { TableSource } from '../tableModel/TableSource.ts';
import type { BotHost } from '../tables/local/BotHost.ts';

/** The answer the coach asks for where the table stands now. */
export function wantedAnswer(lesson: Lesson, step: number): Answer | undefined {
  return lesson.steps.find(({ at, answer }) => at === step && answer !== undefined)?.answer;
}

/** Bots that follow the lesson's script as long as it goes, and think for themselves after it. */
export function scriptedBots(
  lesson: Lesson,
  bots: Pick<BotHost, 'choose' | 'close'>,
): Pick<BotHost, 'choose' | 'close'> {
  return {
    close: () => bots.close(),
    choose: async (game, truth, seat, bot) => {
      const scripted = lesson.others[seat]?.[truth.flow.step];
      const isOffered = scripted?.every((option) => openDecision(truth, seat)?.options.includes(option));
      return scripted && isOffered ? scripted : bots.choose(game, truth, seat, bot);
    },
  };
}

/** The same table, but only the coach's answer is given; the coach hears of any other. */
export function guided(table: TableSource, lesson: Lesson, onOther: (step: number) => void): TableSource {
  return {
    id: table.id,
    game: table.game,
    remote: table.remote,
    replay: table.replay,
    subscribe: table.subscribe,
    snapshot: table.snapshot,
    answer: async (answer, step) => {
      const wanted = wantedAnswer(lesson, step);
      const isOrdered = table.snapshot().decision?.kind === 'order';
      if (wanted === undefined || isSame(wanted, answer, isOrdered)) return table.answer(answer, step);
      onOther(step);
    },
    withdraw: () => table.withdraw(),
    order: (order, choice) => table.order(order, choice),
    undo: () => table.undo(),
    takeScreen: () => table.takeScreen(),
    past: (step) => table.past(step),
    record: () => table.record(),
    rematch: () => table.rematch(),
    close: () => table.close(),
  };
}

/** In which order things were marked counts only where they are put in order. */
function isSame(wanted: Answer, answer: Answer, isOrdered: boolean): boolean {
  const text = (one: Answer): string => (isOrdered ? one : one.toSorted((a, b) => a - b)).join();
  return text(wanted) === text(answer);
}
