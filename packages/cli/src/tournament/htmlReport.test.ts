import { expect, test } from 'vitest';
import { eloSteps } from './charts.ts';
import { asHtml } from './htmlReport.ts';
import type { Match } from './match.ts';
import { summarizeMatch } from './results.ts';
import { LEVEL_APART } from './sprt.ts';

const match: Match = { game: 'tides', revision: 1, seats: 2, options: {}, challenger: 'easy', opponent: 'beginner' };
const results = [
  { match, deals: [840, 840, 420, 840, 840, 840, 420, 840, 840, 840] },
  { match: { ...match, challenger: 'medium', opponent: 'easy' }, deals: [420, 840, 420] },
  { match: { ...match, game: 'citadels', seats: 4 }, deals: [] },
];
const page = asHtml({ seed: 5, hypotheses: LEVEL_APART, results }, 'regalia tournament <tides>');

test('the report needs nothing from elsewhere', () => {
  expect(page).not.toMatch(/<script|<link|src=|https?:|url\(/);
});

test('the report has a section with three charts for each game and number of seats', () => {
  expect(page.match(/<section>/g)).toHaveLength(2);
  expect(page.match(/<svg /g)).toHaveLength(6);
  expect(page).toContain('tides, 2 seats');
  expect(page).toContain('citadels, 4 seats');
});

test('the report says what is tested in whole percent', () => {
  expect(page).toContain('tells a win rate of 50 % from one of 58 %, wrong in at most 1 %');
});

test('the report escapes what it is given', () => {
  expect(page).toContain('regalia tournament &#60;tides&#62;');
});

test('no chart has a coordinate that is not a number', () => {
  expect(page).not.toMatch(/NaN|Infinity/);
});

test('strengths of a ladder add up', () => {
  const [easy, medium] = results.map((result) => summarizeMatch(result, LEVEL_APART));
  expect(eloSteps([easy!, medium!])).toEqual([
    { bot: 'beginner', elo: 0 },
    { bot: 'easy', elo: easy!.elo },
    { bot: 'medium', elo: easy!.elo + medium!.elo },
  ]);
});
