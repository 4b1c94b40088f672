import { test } from '@playwright/test';
import { diceking } from '@regalia/games/diceking';
import { panovnik } from '@regalia/games/panovnik';
import type { Game } from '@regalia/kernel';
import { recordAt } from '../web/anyRecords.ts';
import { LOOKS } from './looks.ts';
import { shootTables } from './tables.ts';

/** Full tables, where the room is least, and what looks different. */
const QUESTIONS = [
  { name: '41-reroll', game: diceking as Game, seats: 4, prompt: 'reroll', after: 80 },
  { name: '42-claim', game: diceking as Game, seats: 3, prompt: 'claim', after: 40 },
  { name: '43-first-bid', game: panovnik as Game, seats: 3, prompt: 'bid', after: 0 },
  { name: '44-bid', game: panovnik as Game, seats: 2, prompt: 'bid', after: 60 },
  { name: '45-build', game: panovnik as Game, seats: 4, prompt: 'build', after: 90 },
  { name: '46-place', game: panovnik as Game, seats: 3, prompt: 'place', after: 60 },
  { name: '47-alone', game: panovnik as Game, seats: 1, prompt: 'bid', after: 30 },
];

for (const look of LOOKS) {
  test(`Dice and pyramids ${look.size} ${look.colorScheme} ${look.locale}`, async ({ browser, baseURL }) => {
    const tables = QUESTIONS.map(({ name, game, ...wanted }) => ({ name, file: recordAt(game, wanted) }));
    await shootTables(browser, baseURL, look, tables);
  });
}
