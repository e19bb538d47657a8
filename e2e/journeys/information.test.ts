import { expect, it } from 'vitest';
import { withPage } from '../support/browser.ts';
import { weighScripts } from '../support/script-weight.ts';

it('how we calculate needs no engine in the browser, and its example opens in the calculator', () =>
  withPage(async (page) => {
    const { gzippedBytes } = await weighScripts(page, '/how-we-calculate');
    expect(gzippedBytes).toBeLessThanOrEqual(136_000);
    await page.getByRole('link', { name: 'Open this example in the calculator' }).click();
    const answer = page.getByRole('complementary', { name: 'Your answer' });
    await expect.poll(() => answer.innerText()).toContain('£176.13');
  }));
