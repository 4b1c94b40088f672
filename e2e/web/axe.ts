import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * No screen may break a rule that axe knows, color contrast included. Pages here have no frames, for which axe would need
 * more than its "legacy" mode, and that takes half the time.
 */
export async function expectNoBarriers(page: Page): Promise<void> {
  await page.waitForTimeout(350);
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode(true);
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`);
  expect(found).toEqual([]);
}
