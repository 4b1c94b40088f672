import { expect, test } from 'vitest';
import { CARD_IDS } from '../../rules/cards/printed.ts';
import { judgeKingdom, standingOf } from '../../rules/scoring.ts';
import { expectPoints, outlookOf } from './forecast.ts';

const NOTHING_LOOSE = [0, 0, 0, 0, 0];
const cards = (names: string) => names.split(' ').map((name) => CARD_IDS.get(name) as number);
const foresee = (mine: string, theirs: string, loose = NOTHING_LOOSE) =>
  expectPoints(outlookOf(cards(mine)), outlookOf(cards(theirs)), loose);

test('with empty hands the forecast is the score', () => {
  const kingdoms = [
    'kings-nest ancient-divide eternal-palace great-library-of-ahm wellspring-of-power',
    'citadel-of-the-prophets golden-ziggurat bath-of-the-gods maze-of-the-damned eye-of-the-north',
    'jinns-shackles old-mans-pass blood-tear-spring sky-pillars shield-mountain',
    'great-hall roof-of-the-world eternal-palace golden-ziggurat ancient-divide',
  ];
  const nestWins = { nestWinsZeroTie: true };
  for (const mine of kingdoms) {
    for (const theirs of kingdoms) {
      const score = judgeKingdom(standingOf(cards(mine)), standingOf(cards(theirs)), nestWins);
      expect(foresee(mine, theirs)).toBe(score);
    }
  }
});

test('a loose symbol counts half for a card that pays by the symbol', () => {
  expect(foresee('great-hall', 'sky-pillars', [2, 0, 0, 0, 0])).toBe(3);
});

test('a set needs all its symbols', () => {
  expect(foresee('sky-pillars', 'great-hall', [0, 1, 1, 0, 0])).toBe(5 / 4);
});

test('a majority is the less sure the more is loose', () => {
  const ahead = 'great-hall blood-tear-spring great-library-of-ahm';
  const sure = foresee(ahead, 'sky-pillars');
  const open = foresee(ahead, 'sky-pillars', [0, 0, 0, 2, 0]);
  expect(sure).toBeGreaterThan(open);
  expect(open).toBeGreaterThan(0);
});
