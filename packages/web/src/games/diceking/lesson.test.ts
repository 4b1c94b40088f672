import { diceking } from '@regalia/games/diceking';
import { type Game, isLegal, LOCALES, openDecisions, startLiveGame } from '@regalia/kernel';
import { expect, test } from 'vitest';
import { wantedAnswer } from '../../lesson/lessonTable.ts';
import { lesson } from './lesson.ts';

/** The lesson as it is told, with the events of all seats. */
function play() {
  const liveGame = startLiveGame(diceking as unknown as Game, { seats: 2, seed: { kind: 'fast', seed: lesson.seed } });
  const last = lesson.steps.at(-1)?.at ?? 0;
  const asked: number[] = [];
  for (let step = 0; step < last; step++) {
    const [decision] = openDecisions(liveGame.state);
    const seat = decision?.seat ?? -1;
    const answer = seat === 0 ? wantedAnswer(lesson, step) : lesson.others[seat]?.[step];
    expect(decision && answer && isLegal(decision, answer), `step ${step}`).toBe(true);
    if (seat === 0) asked.push(step);
    liveGame.answer(seat, answer ?? [], 'person');
  }
  return { liveGame, asked };
}

test('the lesson can be played as it is told: a merchant, an alarm, and a dragon slayer by jokers', () => {
  const { liveGame, asked } = play();
  const view = diceking.view(liveGame.state as never, 0);
  expect(view.seats[0]).toMatchObject({ castles: 2, white: 2, gold: 1, fires: 1, faceUp: [33], faceDown: [] });
  expect(view.discarded).toEqual([1, 29]);
  expect(asked).toEqual([...new Set(lesson.steps.slice(0, -1).map(({ at }) => at))]);
  expect(openDecisions(liveGame.state)[0]?.seat, 'the pupil says goodbye in a turn of one’s own').toBe(0);
});

test('every step of the lesson is told in every language', () => {
  for (const { text } of lesson.steps) for (const locale of LOCALES) expect(text[locale].length).toBeGreaterThan(20);
});
