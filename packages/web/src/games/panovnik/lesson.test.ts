import { panovnik } from '@regalia/games/panovnik';
import { type Game, isLegal, LOCALES, openDecision, startLiveGame } from '@regalia/kernel';
import { expect, test } from 'vitest';
import { wantedAnswer } from '../../lesson/lessonTable.ts';
import { lesson } from './lesson.ts';

const LAST_STEP = 6;

test('the lesson can be played as it is told, and closes a blue circle', () => {
  const liveGame = startLiveGame(panovnik as unknown as Game, { seats: 3, seed: { kind: 'fast', seed: lesson.seed } });
  for (let step = 0; step <= LAST_STEP; step++) {
    for (let seat = 0; seat < 3; seat++) {
      const asked = openDecision(liveGame.state, seat);
      if (asked === undefined) continue;
      const answer = seat === 0 ? wantedAnswer(lesson, step) : lesson.others[seat]?.[step];
      expect(answer && isLegal(asked, answer), `step ${step}, seat ${seat}`).toBe(true);
      liveGame.answer(seat, answer ?? [], seat === 0 ? 'person' : 'bot');
    }
  }
  const [mine] = panovnik.view(liveGame.state as never, 0).seats;
  expect(mine?.circles).toMatchObject([{ level: 2, color: 0 }]);
  expect(openDecision(liveGame.state, 0)?.prompt).toBe('build');
});

test('every step of the lesson is told in every language', () => {
  for (const { text } of lesson.steps) for (const locale of LOCALES) expect(text[locale].length).toBeGreaterThan(20);
});
