import { type DominionView, dominion } from '@regalia/games/dominion';
import { type Game, isLegal, LOCALES, openDecisions, startLiveGame } from '@regalia/kernel';
import { expect, test } from 'vitest';
import { wantedAnswer } from '../../lesson/lessonTable.ts';
import { lesson } from './lesson.ts';
import { lessonTexts } from './lessonTexts.ts';

await Promise.all(LOCALES.map(dominion.texts.load));

test('the lesson can be played as it is told, up to the first Gold', () => {
  const { seed, options } = lesson;
  const liveGame = startLiveGame(dominion as unknown as Game, { seats: 2, options, seed: { kind: 'fast', seed } });
  while (liveGame.state.flow.step < 14) {
    const [asked] = openDecisions(liveGame.state);
    const { step } = liveGame.state.flow;
    const answer = asked?.seat === 0 ? wantedAnswer(lesson, step) : lesson.others[1]?.[step];
    expect(asked && answer && isLegal(asked, answer), `step ${step}`).toBe(true);
    liveGame.answer(asked?.seat ?? 0, answer ?? [], asked?.seat === 0 ? 'person' : 'bot');
  }
  const view = liveGame.game.view(liveGame.state, 0) as DominionView;
  expect(view.seats[0]?.turns).toBe(4);
  expect(view.piles.find(({ card }) => card === 2)?.count).toBe(29);
  expect(openDecisions(liveGame.state)[0]?.seat).toBe(0);
});

test('every step of the lesson is told in every language', () => {
  for (const { text } of lesson.steps) for (const locale of LOCALES) expect(text[locale].length).toBeGreaterThan(20);
});

test.each([
  ['welcome', ['copper']],
  ['supply', ['curse']],
  ['buySmithy', ['smithy']],
  ['cleanUp', ['smithy']],
  ['secondTurn', ['silver']],
  ['buyVillage', ['smithy', 'village']],
  ['playVillage', ['village']],
  ['playSmithy', ['smithy']],
  ['buyGold', ['gold']],
  ['provinces', ['province']],
  ['buys', ['market']],
  ['trashing', ['remodel']],
  ['attacks', ['militia']],
  ['reactions', ['moat']],
] as const)('“%s” calls its cards by the names that stand on them', (step, cards) => {
  for (const locale of LOCALES) {
    const names = cards.map((card) => dominion.texts.dictionary(locale)[`card.${card}`] ?? '');
    for (const name of names) expect(lessonTexts[step][locale]).toContain(stemOf(name));
  }
});

/** The first word without the letter that Czech and Slovak bend. */
function stemOf(name: string): string {
  return /^\p{L}+(?=\p{L})/u.exec(name)?.[0] ?? name;
}
