import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { reload, visit, withPage } from '../support/browser.ts';
import { auditPage } from '../support/page-audits.ts';
import {
  card,
  endless,
  scrollToPlan,
  stateOf,
  twoDebts,
  withResults,
  withStored,
} from '../support/strategies-page.ts';

const rows = (page: Page) => page.locator('.comparison tbody tr');

describe('without results', () => {
  it("shows the sample, says 'Sample Strategies Shown' and offers 'Try Calculator', before scripts run", () =>
    withPage(
      async (page) => {
        await page.goto('/strategies');
        await page.getByText('Sample Strategies Shown').waitFor();
        const offer = page.getByRole('link', { name: 'Try Calculator' });
        await expect.poll(() => offer.getAttribute('href')).toBe('/#calculator');
        await expect.poll(() => page.getByText('Best Strategy').isVisible()).toBe(true);
        await expect.poll(() => rows(page).count()).toBe(3);
        await expect.poll(() => page.locator('svg.chart:visible').count()).toBe(1);
        await page.locator('summary', { hasText: 'Month 10' }).click();
        await page.getByText('Arranged overdraft is cleared.').waitFor();
      },
      { javaScriptEnabled: false },
    ));

  it('compares the sample: five columns, the best row marked, minimum last, and three tiles', () =>
    withStored('no JSON', async (page) => {
      await expect.poll(() => page.getByText('Sample Strategies Shown').isVisible()).toBe(true);
      await expect.poll(() => page.title()).toBe('Payoff strategies compared | Debt Payoff');
      await expect
        .poll(() => page.locator('link[rel=canonical]').getAttribute('href'))
        .toBe(`${inject('productUrl')}/strategies`);
      await expect.poll(() => page.locator('meta[name=robots]').count()).toBe(0);
      const table = page.getByRole('table', { name: 'Strategy comparison' });
      await expect
        .poll(() => table.getByRole('columnheader').allInnerTexts())
        .toEqual([
          ...['Strategy', 'Months to Payoff', 'Years to Payoff', 'Total Interest'],
          'Monthly Payment (£)',
        ]);
      await expect
        .poll(async () => (await rows(page).allInnerTexts()).map((row) => row.split(/\s+/)))
        .toEqual([
          ['Avalanche', 'Best', '28', '2.3', '£2,309.99', '395.00'],
          ['Snowball', '28', '2.3', '£2,475.14', '395.00'],
          ['Minimum', '37', '3.1', '£2,879.23', '395.00'],
        ]);
      await expect.poll(() => page.locator('tr.best').innerText()).toContain('Avalanche');
      const banner = await page.getByRole('region', { name: 'Best Strategy' }).innerText();
      expect(banner).toContain('Avalanche has the lowest total interest: £2,309.99.');
      expect(banner).toContain('£569.24 less than minimum');
      expect(await page.locator('main').innerText()).not.toMatch(
        /you should|we recommend|\bwill\b|promise/i,
      );
      await expect
        .poll(() => page.locator('.opening-answer').innerText())
        .toMatch(
          /^With avalanche, these 4 example debts could be cleared in \w+ 20\d\d\.\s+It begins/,
        );
      const tiles = await page.locator('.tile').allInnerTexts();
      const paidOff = expect.stringMatching(/^Avalanche and snowball, \w+ 20\d\d$/);
      expect(tiles.map((tile) => tile.split('\n'))).toMatchObject([
        ['Fastest Payoff', '28 months', paidOff],
        ['Lowest Interest', '£2,309.99', 'Avalanche'],
        ['Interest Savings', '£569.24', 'Avalanche instead of minimum'],
      ]);
      await page.goto('/strategies?from=mail');
      await expect
        .poll(() => page.locator('meta[name=robots]').getAttribute('content'))
        .toBe('noindex');
    }));
});

it("a single debt is 'Identical Strategy Results', and no row is the best", () =>
  withResults({ debts: [card] }, async (page) => {
    await page.getByRole('region', { name: 'Identical Strategy Results' }).waitFor();
    await expect.poll(() => page.getByText('Best Strategy').count()).toBe(0);
    await expect.poll(() => page.locator('tr.best').count()).toBe(0);
  }));

describe('payments that do not clear the debts', () => {
  it('there is no best strategy and nothing to buy; the page says what would clear them and who helps for free', () =>
    withResults(endless, async (page) => {
      const panel = page.getByRole('region', { name: 'These payments do not clear the debts' });
      await expect
        .poll(() => panel.innerText())
        .toMatch(/An extra payment of £26\.\d\d a month would clear/);
      await expect
        .poll(() => panel.innerText())
        .toContain('£60.00 a month does not clear this debt.');
      for (const adviser of ['StepChange', 'National Debtline', 'MoneyHelper']) {
        const link = panel.getByRole('link', { name: adviser, exact: true });
        await expect.poll(() => link.isVisible()).toBe(true);
      }
      await expect.poll(() => page.getByText('Best Strategy').count()).toBe(0);
      await expect.poll(() => page.locator('.tile, svg.chart, .opening-answer').count()).toBe(0);
      await page.getByRole('heading', { name: 'Export and save' }).waitFor();
      await expect.poll(() => page.getByRole('link', { name: 'Upgrade to Pro' }).count()).toBe(0);
      await expect
        .poll(() => page.locator('main').innerText())
        .not.toMatch(/NaN|Infinity|null|undefined/);
      await auditPage(page);
    }));

  it('a strategy that never clears them has a sentence in its row, and does not count', () =>
    withResults(
      {
        debts: [
          { creditor: 'Large', balance: 10_000, interestRate: 20, monthlyPayment: 160 },
          { creditor: 'Small', balance: 500, interestRate: 5, monthlyPayment: 100 },
        ],
      },
      async (page) => {
        await expect
          .poll(() => rows(page).last().innerText())
          .toMatch(/^Minimum\s+Does not clear the debts within 100 years\. An extra/);
        await page.getByRole('region', { name: 'Best Strategy' }).waitFor();
        await scrollToPlan(page);
        await page.getByRole('tab', { name: 'Minimum' }).click();
        await page.getByText('There are no months to list until then.').waitFor();
      },
    ));
});

describe('results', () => {
  it('stay through a reload, and nothing moves while they come', () =>
    withResults(twoDebts, async (page) => {
      await page.getByText('2 debts, £6,450.00 owed, £255.00 a month.').waitFor();
      // The page opens with the answer, in the same months as the plan below.
      const first = await page.locator('details.month summary .muted').first().innerText();
      await expect
        .poll(() => page.locator('.opening-answer').innerText())
        .toMatch(
          new RegExp(
            `^With avalanche, you could be debt free in \\w+ 20\\d\\d\\.\\s+In ${first.split(' ')[0]} pay £160\\.00 to Card and £95\\.00 to Loan\\.$`,
          ),
        );
      await page.addInitScript(() => {
        let sum = 0;
        const add = (entries: readonly PerformanceEntry[]): number => {
          for (const entry of entries) sum += Reflect.get(entry, 'value');
          return sum;
        };
        const observer = new PerformanceObserver((list) => add(list.getEntries()));
        observer.observe({ type: 'layout-shift', buffered: true });
        Reflect.set(window, 'layoutShift', () => add(observer.takeRecords()));
      });
      await reload(page);
      await page.getByText('2 debts, £6,450.00 owed, £255.00 a month.').waitFor();
      await expect.poll(() => page.getByText('Sample Strategies Shown').count()).toBe(0);
      const shift = await page.evaluate(() => Reflect.get(window, 'layoutShift')());
      expect(shift).toBeLessThan(0.05);
    }));

  it('come with the navigation and are remembered', () =>
    withPage(async (page) => {
      const state = { usr: JSON.parse(stateOf(twoDebts)), key: 'given', idx: 0 };
      await visit(page, '/strategies');
      await page.evaluate((given) => history.replaceState(given, ''), state);
      await reload(page);
      await page.getByText('2 debts, £6,450.00 owed').waitFor();
      await page.goto('/');
      await visit(page, '/strategies');
      await page.getByText('2 debts, £6,450.00 owed').waitFor();
    }));
});
