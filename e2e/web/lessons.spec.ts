import { expect, type Locator, type Page } from '@playwright/test';
import { lesson as citadels } from '../../packages/web/src/games/citadels/lesson.ts';
import { lesson as panovnik } from '../../packages/web/src/games/panovnik/lesson.ts';
import type { LessonStep } from '../../packages/web/src/kit/lesson.ts';
import { asked, hurry, main } from './dominion.ts';
import { test } from './test.ts';

test.use({ locale: 'en-GB', viewport: { width: 360, height: 740 } });

for (const [game, { steps }] of Object.entries({ citadels, panovnik })) {
  test(`the guided first game of ${game} is followed to its last word on a phone`, async ({ page }) => {
    const coach = await begin(page, game);
    for (const [i, step] of steps.entries()) await follow(page, step, steps[i + 1]);
    await expect(coach.getByRole('button', { name: 'Next' })).toHaveCount(0);
  });
}

test('a different answer in a lesson gets a hint beside the advice, and nothing tappable is covered', async ({
  page,
}) => {
  const { steps } = panovnik;
  const taking = steps.findIndex(({ place }) => place === 'supply');
  const coach = await begin(page, 'panovnik');
  for (let i = 0; i < taking; i++) await follow(page, steps[i] as LessonStep, steps[i + 1]);
  const { text, answer = [] } = steps[taking] as LessonStep;
  await expect(coach).toContainText(text.en);
  const gem = (color: number): Locator => page.locator(`[data-place=supply] [data-choosable="gem ${color}"]`);
  for (const _ of answer) await gem(1).click();
  await main(page).click();
  await expect(coach.getByRole('alert')).toHaveText('Try this instead:');
  await expect(coach).toContainText(text.en);
  await expect(page.getByRole('alert')).toHaveCount(1);
  const [said, wanted] = [await coach.boundingBox(), await gem(0).boundingBox()];
  expect(said?.y).toBeGreaterThan((wanted?.y ?? 0) + (wanted?.height ?? 0));
});

for (const game of ['citadels', 'dominion', 'tides', 'diceking', 'panovnik'])
  test(`beside the lesson of ${game}, the question keeps its room on a phone on its side`, async ({ page }) => {
    const coach = await begin(page, game);
    await asked(page).waitFor({ state: 'attached' });
    await page.setViewportSize({ width: 740, height: 360 });
    await expect(page.locator('[data-layout=flat]')).toBeVisible();
    const [words, question, button] = await Promise.all(
      [coach.locator('p'), page.locator('[data-place=question]'), main(page)].map((part) => part.boundingBox()),
    );
    const tabs = await page.getByRole('navigation', { name: 'What to show' }).boundingBox();
    expect(words?.height).toBeGreaterThan(40);
    expect(question?.height).toBeGreaterThan(20);
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(tabs?.y ?? 0);
  });

async function begin(page: Page, game: string): Promise<Locator> {
  await hurry(page);
  await page.goto(`/game/${game}`);
  await page.getByRole('button', { name: 'Learn' }).click();
  return page.getByRole('region', { name: 'Guided game' });
}

async function follow(
  page: Page,
  { at, place, answer, text }: LessonStep,
  next: LessonStep | undefined,
): Promise<void> {
  const coach = page.getByRole('region', { name: 'Guided game' });
  await expect(coach).toContainText(text.en, { timeout: 60_000 });
  await asked(page).waitFor({ state: 'attached' });
  await readToTheEnd(coach);
  if (place !== undefined) await expect(page.locator(`[data-place="${place}"]`).first()).toBeInViewport();
  for (const id of answer ?? [])
    await page.locator(`[data-place="${place}"] [data-choosable$=" ${id}"]`).first().click();
  if (answer !== undefined && (await main(page).isEnabled())) await main(page).click();
  if (next?.at === at) await coach.getByRole('button', { name: 'Next' }).click();
}

/** Turns the pages of what is said; on a phone three lines are seen at a time, and none is left out. */
async function readToTheEnd(coach: Locator): Promise<void> {
  const words = coach.locator('p');
  const { height, whole } = await words.evaluate((p) => ({ height: p.clientHeight, whole: p.scrollHeight }));
  for (let seen = height; seen < whole - 2; seen += height) {
    await coach.getByRole('button', { name: 'Next' }).click();
    await expect.poll(() => words.evaluate((p) => p.scrollTop)).toBeGreaterThan(seen - height);
  }
  expect(await words.evaluate((p) => p.scrollTop + p.clientHeight)).toBeGreaterThanOrEqual(whole - 2);
}
