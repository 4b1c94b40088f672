import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** No screen may break a rule that axe knows, colour contrast included. */
export async function expectNoBarriers(page: Page): Promise<void> {
  await page.waitForTimeout(350);
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`);
  expect(found).toEqual([]);
}
