import { expect, it } from 'vitest';
import { withPage } from '../support/browser.ts';

it('a visitor sees a worked example from the server, and it answers in the browser', async () => {
  await withPage(async (page) => {
    await page.goto('/');
    expect(await page.title()).toContain('Debt Payoff');
    const avalanche = page.locator('[data-strategy=avalanche]');
    const atFirst = await avalanche.innerText();
    await page.getByLabel('Extra payment').fill('300');
    await expect.poll(() => avalanche.innerText()).not.toBe(atFirst);
  });
});

it('the page reads without scripts', async () => {
  await withPage(
    async (page) => {
      await page.goto('/');
      expect(await page.locator('[data-strategy=avalanche]').innerText()).toMatch(/£[\d,]+\.\d\d/);
    },
    { javaScriptEnabled: false },
  );
});

it('the API document can be read from the page', async () => {
  await withPage(async (page) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'API document' }).click();
    await page.getByText('Compares the payoff strategies').waitFor();
  });
});
