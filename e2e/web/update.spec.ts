import { expect, type Page } from '@playwright/test';
import { type SiteInTwoVersions, serveTwoVersions } from './siteVersions.ts';
import { test } from './test.ts';
import { answerOnce, hand, playToTheEnd, untilAsked } from './tides.ts';

test.use({ locale: 'en-GB', serviceWorkers: 'allow' });

let site: SiteInTwoVersions;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  site = await serveTwoVersions();
});
test.afterAll(() => site.close());

test('a new version waits for the open table, which then goes on under its own revision', async ({ page, context }) => {
  await page.goto(site.url);
  await expect.poll(() => page.evaluate('navigator.serviceWorker.controller !== null')).toBe(true);
  await page.getByRole('button', { name: 'Play now' }).first().click();
  await untilAsked(page);
  await answerOnce(page);
  await expect(hand(page)).toHaveCount(4);
  const shelf = await context.newPage();
  await shelf.goto(site.url);

  site.publishNew();
  await shelf.evaluate('navigator.serviceWorker.ready.then((registration) => registration.update())');
  await expect
    .poll(() => shelf.evaluate('navigator.serviceWorker.getRegistration().then(({ waiting }) => waiting !== null)'))
    .toBe(true);
  await page.evaluate('document.dispatchEvent(new Event("visibilitychange"))');
  await page.getByRole('button', { name: 'Rules', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Rules' }).getByRole('heading', { name: 'In short' })).toBeVisible();
  await page.keyboard.press('Escape');
  await untilAsked(page);
  await answerOnce(page);
  await expect(hand(page)).toHaveCount(3);
  for (const one of [page, shelf]) await expect(one.locator('html')).toHaveAttribute('data-version', '1');

  await page.getByRole('link', { name: 'Leave' }).click();
  for (const one of [page, shelf]) await expect(one.locator('html')).toHaveAttribute('data-version', '2');
  await page.locator('a[href^="/local/"]').first().click();
  await expect(hand(page)).toHaveCount(3);
  await playToTheEnd(page);
  expect(await revisionsKept(page)).toEqual([1]);
  await page.getByRole('button', { name: 'Play again' }).click();
  await expect(hand(page)).toHaveCount(5);
  expect((await revisionsKept(page)).sort()).toEqual([1, 2]);
});

/** The revisions of the records in this browser. */
function revisionsKept(page: Page): Promise<number[]> {
  return page.evaluate(`new Promise((resolve) => {
    indexedDB.open('regalia').onsuccess = ({ target }) => {
      const kept = target.result.transaction('tables').objectStore('tables').getAll();
      kept.onsuccess = () => resolve(kept.result.map(({ record }) => record.revision));
    };
  })`);
}
