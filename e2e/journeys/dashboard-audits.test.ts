import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { signIn, withPerson } from '../support/accounts.ts';
import { withPage } from '../support/browser.ts';
import { creditCard, demo, openDashboard, openWith } from '../support/dashboard-page.ts';
import { figure } from '../support/figures.ts';
import { faultsOf, overflowOf } from '../support/page-audits.ts';
import { weighScripts } from '../support/script-weight.ts';

const hostileNames = [
  '<img src=x onerror=alert(1)>',
  'x'.repeat(200),
  'بطاقة ائتمان البنك الوطني للتجارة والتنمية 👩‍👩‍👧 💷',
];

async function expectNoFault(page: Page): Promise<void> {
  expect(await faultsOf(page)).toEqual([]);
  await expect.poll(() => overflowOf(page)).toBe(0);
}

describe('the page is sound, with names of any kind', () => {
  it.each([
    { theme: 'light', width: 1280 },
    { theme: 'dark', width: 1280 },
    { theme: 'light', width: 768 },
    { theme: 'dark', width: 390 },
    { theme: 'light', width: 320 },
  ] as const)('$theme, $width px', ({ theme, width }) =>
    withPerson(
      async (page) => {
        await page.goto('/dashboard');
        await page.getByRole('heading', { name: 'Welcome to Debt Payoff' }).waitFor();
        await expectNoFault(page);
        const debts = hostileNames.map((creditor, at) => ({
          ...creditCard,
          creditor,
          balance: 99_999_999 / 10 ** (3 * at),
          monthly_payment: 2_000_000,
          auto_payment_enabled: true,
          auto_payment_day: 31,
        }));
        const rounded = debts.map((debt) => ({
          ...debt,
          balance: Math.round(debt.balance * 100) / 100,
        }));
        await openWith(page, `<b>${'W'.repeat(180)}</b>`, rounded);
        await figure(page, 'Balance by debt').waitFor();
        await expectNoFault(page);
        const region = page.getByRole('region', { name: 'Your portfolios' });
        for (const name of hostileNames) await region.getByText(name, { exact: true }).waitFor();
        await expect.poll(() => page.locator('main img, main b > b').count()).toBe(0);
      },
      { colorScheme: theme, viewport: { width, height: 900 } },
    ),
  );

  it('every control is reached by keyboard, and shows that it is', () =>
    withPage(async (page) => {
      await signIn(page, demo('premium'));
      await openDashboard(page);
      await figure(page, 'Balance by debt').waitFor();
      const controls = page
        .locator('main :is(a[href], button, input, summary)')
        .filter({ visible: true });
      const count = await controls.evaluateAll((all) => {
        for (const [place, control] of all.entries())
          control.setAttribute('data-place', `${place}`);
        return all.length;
      });
      expect(count).toBeGreaterThan(20);
      await page.locator('main').getByRole('button', { name: 'Create Portfolio' }).focus();
      const visited = new Set<string | null>(['0']);
      for (let presses = 0; presses < count + 10; presses += 1) {
        await page.keyboard.press('Tab');
        const focus = await page.evaluate(() => ({
          place: document.activeElement?.getAttribute('data-place') ?? null,
          isRinged:
            getComputedStyle(document.activeElement ?? document.body).outlineStyle !== 'none',
        }));
        if (focus.place !== null) expect(focus.isRinged).toBe(true);
        visited.add(focus.place);
      }
      visited.delete(null);
      expect(visited.size).toBe(count);
    }));
});

it('loads at most 260 kB of gzipped scripts', () =>
  withPage(async (page) => {
    await signIn(page, demo('basic'));
    const { files, gzippedBytes } = await weighScripts(page, '/dashboard');
    expect(files).toBeGreaterThan(3);
    expect(gzippedBytes).toBeLessThanOrEqual(260_000);
  }));
