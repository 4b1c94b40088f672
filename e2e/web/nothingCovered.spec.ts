import { expect, type Page } from '@playwright/test';
import { citadels } from '@regalia/games/citadels';
import { diceking } from '@regalia/games/diceking';
import { panovnik } from '@regalia/games/panovnik';
import type { Game } from '@regalia/kernel';
import { everyQuestion } from './everyQuestion.ts';
import { UNREACHABLE } from './inPage.ts';
import { test } from './test.ts';

test.use({ locale: 'en-GB', contextOptions: { reducedMotion: 'reduce' } });

const SIZES = [
  [1280, 720],
  [1366, 768],
  [1440, 900],
  [1920, 1080],
  [820, 1180],
  [390, 844],
  [360, 740],
  [740, 360],
] as const;

const GAMES: readonly { readonly game: Game; readonly seats: number; readonly options?: unknown }[] = [
  { game: diceking as Game, seats: 4 },
  { game: panovnik as Game, seats: 4 },
  { game: citadels as Game, seats: 6, options: { actionCards: 'on' } },
];

for (const { game, seats, options } of GAMES)
  test(`whatever ${game.id} asks, nothing that is offered is covered, at any window size`, async ({ page }) => {
    test.setTimeout(180_000);
    for (const { prompt, file } of everyQuestion(game, seats, options)) {
      await page.goto('/');
      await page.locator('input[type=file]').setInputFiles(file);
      await page.locator('[data-place=prompt] button').first().waitFor();
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        expect.soft(await unreachable(page), `${prompt} at ${width}x${height}`).toEqual([]);
      }
    }
  });

/** What is offered or sends the answer, but lies under something else. */
function unreachable(page: Page): Promise<readonly string[]> {
  return page.evaluate(UNREACHABLE) as Promise<readonly string[]>;
}
