import type { Page } from '@playwright/test';

/** The page of a game with all that can be chosen there. */
export async function openOptions(page: Page, game: string): Promise<void> {
  await page.goto(`/game/${game}`);
  await page.getByText('More options').click();
}
