import { tides } from '@regalia/games/tides';
import { type Game, isLegal, LOCALES, openDecision, startLiveGame } from '@regalia/kernel';
import { expect, test } from 'vitest';
import { wantedAnswer } from '../../lesson/lessonTable.ts';
import { lesson } from './lesson.ts';

test('the lesson can be played as it is told, and Great Hall brings the 12 points it promises', () => {
  const liveGame = startLiveGame(tides as unknown as Game, { seats: 2, seed: { kind: 'fast', seed: lesson.seed } });
  for (let step = 0; step < 4; step++) {
    for (const [seat, answer] of [wantedAnswer(lesson, step), lesson.others[1]?.[step]].entries()) {
      const asked = openDecision(liveGame.state, seat);
      expect(asked && answer && isLegal(asked, answer), `step ${step}, seat ${seat}`).toBe(true);
      liveGame.answer(seat, answer ?? [], seat === 0 ? 'person' : 'bot');
    }
  }
  const [mine, theirs] = liveGame.game.score(liveGame.state, 0);
  expect(mine?.lines.find((line) => line.card === 14 && !line.preview)?.points).toBe(12);
  expect(mine?.total).toBeGreaterThan(theirs?.total ?? 0);
  const monument = openDecision(liveGame.state, 0);
  expect(monument && isLegal(monument, wantedAnswer(lesson, 4) ?? [])).toBe(true);
});

test('every step of the lesson is told in every language', () => {
  for (const { text } of lesson.steps) for (const locale of LOCALES) expect(text[locale].length).toBeGreaterThan(20);
});
