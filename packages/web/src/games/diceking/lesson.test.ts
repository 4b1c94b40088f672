import { diceking } from '@regalia/games/diceking';
import { type Game, isLegal, LOCALES, openDecision, startLiveGame } from '@regalia/kernel';
import { expect, test } from 'vitest';
import { wantedAnswer } from '../../lesson/lessonTable.ts';
import { lesson } from './lesson.ts';

test('the lesson can be played as it is told, and ends with a castle and a gold gem', () => {
  const liveGame = startLiveGame(diceking as unknown as Game, { seats: 3, seed: { kind: 'fast', seed: lesson.seed } });
  for (let step = 0; step < 4; step++) {
    const asked = openDecision(liveGame.state, 0);
    const answer = wantedAnswer(lesson, step);
    expect(asked && answer && isLegal(asked, answer), `step ${step}`).toBe(true);
    liveGame.answer(0, answer ?? [], 'person');
  }
  const [mine] = diceking.view(liveGame.state as never, 0).seats;
  expect(mine).toMatchObject({ castles: 1, gold: 1, faceUp: [2] });
});

test('every step of the lesson is told in every language', () => {
  for (const { text } of lesson.steps) for (const locale of LOCALES) expect(text[locale].length).toBeGreaterThan(20);
});
