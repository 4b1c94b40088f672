import { expect, test } from '@playwright/test';

/** The pictures that chat programs show for a link to a table; the only ones that git keeps. */
const FOLDER = 'packages/web/public';

test.use({ viewport: { width: 1200, height: 630 }, colorScheme: 'light', locale: 'en-GB' });

for (const game of ['tides', 'citadels', 'dominion', 'diceking', 'panovnik']) {
  test(`the picture of an invitation to ${game}`, async ({ page }) => {
    await page.goto(`/game/${game}`);
    const box = page.locator('main svg').first();
    await expect(box).toBeVisible();
    const name = await page.locator('h1').innerText();
    const art = await box.evaluate((svg) => svg.outerHTML.replace(/class="[^"]*"/, ''));
    await page.evaluate(
      `document.body.innerHTML = ${JSON.stringify(`
        <div style="position:fixed;inset:0;display:grid;grid-template-columns:430px 1fr;align-items:center;gap:60px;
          padding:0 80px;background:radial-gradient(circle at 30% 20%, #fffbf1, #ece0c8 70%, #dfcfaf)">
          <div style="height:520px;border:10px solid #241c36;border-radius:8px;outline:3px solid #d9ad55;outline-offset:-10px;
            overflow:hidden;box-shadow:0 18px 44px rgb(70 45 10 / 30%)">${art.replace('<svg', '<svg style="width:100%;height:100%;display:block"')}</div>
          <div style="display:grid;gap:24px;color:#2a2118">
            <div style="font:600 84px/1.05 'Fraunces Variable', serif">${name}</div>
            <div style="font:500 40px 'Inter Variable', sans-serif;color:#7d5208">Regalia</div>
          </div>
        </div>`)}`,
    );
    await page.waitForTimeout(300);
    await page.screenshot({ path: `${FOLDER}/og-${game}.png` });
  });
}
