import { type CitadelsView, citadels } from '@regalia/games/citadels';
import { type Game, hasChoice, isLegal, LOCALES, onlyAnswer, openDecisions, startLiveGame } from '@regalia/kernel';
import { expect, test } from 'vitest';
import { wantedAnswer } from '../../lesson/lessonTable.ts';
import { lesson } from './lesson.ts';
import { lessonTexts } from './lessonTexts.ts';

await Promise.all(LOCALES.map(citadels.texts.load));

const LAST_STEP = 34;

test('the lesson can be played as it is told, at the table that Play now lays', () => {
  const { seed, options } = lesson;
  const { usual } = citadels.seats;
  const liveGame = startLiveGame(citadels as Game, { seats: usual, options, seed: { kind: 'fast', seed } });
  while (liveGame.state.flow.step < LAST_STEP) {
    const [asked] = openDecisions(liveGame.state);
    const { step } = liveGame.state.flow;
    if (asked === undefined) throw new Error(`nobody is asked at step ${step}`);
    const isForced = asked.seat === 0 && !hasChoice(asked);
    const script = asked.seat === 0 ? wantedAnswer(lesson, step) : lesson.others[asked.seat]?.[step];
    const answer = isForced ? onlyAnswer(asked) : script;
    expect(answer && isLegal(asked, answer), `step ${step}, seat ${asked.seat}`).toBe(true);
    liveGame.answer(asked.seat, answer ?? [], asked.seat === 0 ? 'person' : 'bot');
  }
  const view = liveGame.game.view(liveGame.state, 0) as CitadelsView;
  expect(openDecisions(liveGame.state)[0]).toMatchObject({ seat: 0, prompt: 'draft' });
  expect(view.round).toBe(3);
  expect(view.crown).toBe(0);
  expect(view.seats[0]?.city.length).toBe(2);
});

test('every step of the lesson is told in every language', () => {
  for (const { text } of lesson.steps) for (const locale of LOCALES) expect(text[locale].length).toBeGreaterThan(20);
});

test.each([
  ['draft', ['king']],
  ['thief', ['thief', 'merchant']],
  ['build', ['castle']],
  ['assassin', ['assassin']],
  ['murder', ['warlord', 'castle']],
  ['secondBuild', ['manor']],
  ['silence', ['warlord', 'king']],
] as const)('“%s” calls its cards by the names that stand on them', (step, cards) => {
  for (const locale of LOCALES) {
    const names = cards.map((card) => citadels.texts.dictionary(locale)[`card.${card}`] ?? '');
    for (const name of names) expect(lessonTexts[step][locale].toLowerCase()).toContain(stemOf(name));
  }
});

/** The first word without what Czech and Slovak bend. */
function stemOf(name: string): string {
  return name.toLowerCase().slice(0, 4);
}
