import { describe, expect, inject, it } from 'vitest';
import { holdScripts, visit, withPage } from '../support/browser.ts';
import { weighScripts } from '../support/script-weight.ts';

describe('before scripts run', () => {
  it('there is an example with its answer, its chart and its table', async () => {
    await withPage(
      async (page) => {
        await page.goto('/');
        await expect
          .poll(() => page.locator('.answer-month').innerText())
          .toMatch(/^[A-Z][a-z]+ 20\d\d$/);
        const answer = page.getByRole('complementary', { name: 'Your answer' });
        await expect.poll(() => answer.innerText()).toContain('£2,309.99');
        await expect.poll(() => page.locator('svg.chart:visible').count()).toBe(1);
        await page.getByText('View as table').click();
        await expect.poll(() => page.locator('.chart-table').getByRole('row').count()).toBe(39);
        await expect.poll(() => page.getByLabel('Look at a month').isVisible()).toBe(false);
        await page.getByText('needs JavaScript').waitFor();
      },
      { javaScriptEnabled: false },
    );
  });
});

describe('the chart', () => {
  it('keeps the rows of a table that is opened before the code comes', () =>
    withPage(async (page) => {
      const comes = await holdScripts(page);
      await page.goto('/', { waitUntil: 'commit' });
      await page.getByText('View as table').click();
      const rows = page.locator('.chart-table tbody tr');
      await expect.poll(() => rows.count()).toBe(38);
      comes();
      const slider = page.getByLabel('Look at a month');
      await expect
        .poll(async () => {
          await slider.press('End');
          return page.locator('.chart-reader p').innerText();
        })
        .toMatch(/£0\.00/);
      expect(await rows.count()).toBe(38);
    }));
});

it('the page costs at most 150 kB of gzipped scripts in a few files, and asks no other host', () =>
  withPage(async (page) => {
    const hosts = new Set<string>();
    page.on('request', (request) => hosts.add(new URL(request.url()).origin));
    const { files, gzippedBytes } = await weighScripts(page, '/');
    expect([...hosts]).toEqual([inject('productUrl')]);
    expect(files).toBeGreaterThan(3);
    // Besides those of every page: the developers' menu, which only the local environment has.
    expect(files).toBeLessThanOrEqual(14);
    expect(gzippedBytes).toBeLessThanOrEqual(150_000);
    // What search engines see.
    await expect.poll(() => page.title()).toBe('Debt Payoff: see the month you could be debt free');
    await expect
      .poll(() => page.locator('link[rel=canonical]').getAttribute('href'))
      .toBe(`${inject('productUrl')}/`);
    await expect.poll(() => page.locator('meta[name=robots]').count()).toBe(0);
    const blocks = await page.locator('script[type="application/ld+json"]').allInnerTexts();
    const [application, faq] = blocks.map((text) => JSON.parse(text));
    expect(application.offers).toMatchObject({ price: '0', priceCurrency: 'GBP' });
    expect(faq.mainEntity).toHaveLength(4);
    await page.goto('/?utm_source=newsletter');
    await expect
      .poll(() => page.locator('meta[name=robots]').getAttribute('content'))
      .toBe('noindex');
  }));

it('the way through the page: along the chart by keyboard, to the form, to how it works, and back', () =>
  withPage(async (page) => {
    await visit(page, '/');
    const slider = page.getByLabel('Look at a month');
    await slider.focus();
    await page.keyboard.press('ArrowRight');
    const reading = page.locator('.chart-reader p');
    await expect.poll(() => reading.innerText()).toContain('Avalanche £8,194.83');
    await expect.poll(() => slider.getAttribute('aria-valuetext')).toBe(await reading.innerText());
    await page.keyboard.press('End');
    await expect.poll(() => reading.innerText()).toContain('Minimum £0.00');
    for (const question of ['interest rate changes', 'mortgage', 'consolidation', 'How often']) {
      await page.locator('summary', { hasText: question }).click();
    }
    await expect.poll(() => page.locator('.questions details[open]').count()).toBe(4);
    const floating = page.getByRole('link', { name: 'Calculate Now', exact: true });
    await page.getByText('Why choose us').scrollIntoViewIfNeeded();
    await floating.waitFor();
    await floating.click();
    await floating.waitFor({ state: 'detached' });
    await page.setViewportSize({ width: 390, height: 700 });
    await page.getByRole('link', { name: 'Start Calculating Now' }).click();
    await expect
      .poll(() => page.locator('#calculator').boundingBox())
      .toMatchObject({ y: expect.closeTo(0, -1) });
    await page.getByRole('link', { name: 'How it works' }).click();
    expect(page.url()).toContain('#how-it-works');
    const section = page.locator('#how-it-works');
    for (const title of ['How it works', 'What each plan holds', 'Questions people ask']) {
      await section.getByRole('heading', { name: title }).first().waitFor();
    }
    await expect.poll(() => section.locator('.plan').count()).toBe(3);
  }));
