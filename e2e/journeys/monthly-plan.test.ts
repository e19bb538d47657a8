import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { visit, withPage } from '../support/browser.ts';
import { creditorOf } from '../support/calculator-page.ts';
import { overflowOf } from '../support/page-audits.ts';
import { loan, months, scrollToPlan, twoDebts, withResults } from '../support/strategies-page.ts';

const comparison = (page: Page) => page.locator('.comparison tbody tr').allInnerTexts();

describe('the monthly plan', () => {
  it('shows for each month its totals, its debts and what was paid off, 12 of them until all are asked for', () =>
    withPage(async (page) => {
      await visit(page, '/strategies');
      await expect.poll(() => months(page).count()).toBe(12);
      await expect.poll(() => page.locator('details.month[open]').count()).toBe(6);
      const first = months(page).first();
      await expect
        .poll(() => first.locator('summary').innerText())
        .toMatch(/^Month 1\s+[A-Z][a-z]+ 20\d\d/);
      await expect
        .poll(() => first.locator('.ledger').innerText())
        .toMatch(
          /Extra available\s+£100\.00\s+Interest paid so far\s+£159\.83\s+Total balance\s+£8,194\.83/,
        );
      const debt = first.getByRole('listitem').filter({ hasText: 'Arranged overdraft' });
      await expect
        .poll(() => debt.innerText())
        .toMatch(
          /Interest rate\s+39\.9%\s+Opening balance\s+£1,200\.00\s+Interest\s+\+ £39\.90\s+Monthly payment, £100\.00 of it extra\s+− £155\.00\s+Balance left\s+£1,084\.90/,
        );
      const tenth = months(page).nth(9);
      await tenth.locator('summary').click();
      await expect
        .poll(() => tenth.getByRole('list', { name: 'Paid off this month' }).innerText())
        .toBe(
          'Arranged overdraft is cleared. Its £55.00 a month now goes to Marlow & Finch store card.',
        );
      await expect.poll(() => tenth.getByText('Paid off', { exact: true }).count()).toBe(1);

      await scrollToPlan(page);
      await page.getByRole('button', { name: 'Show remaining 16 months' }).click();
      await expect.poll(() => months(page).count()).toBe(28);
      await page.getByRole('button', { name: 'Show first 12 months' }).last().click();
      await expect.poll(() => months(page).count()).toBe(12);
      await page.getByRole('button', { name: 'Show all months' }).click();
      await expect.poll(() => months(page).count()).toBe(28);
      await first.locator('summary').focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => first.getAttribute('open')).toBeNull();
      await page.keyboard.press('Enter');
      await expect.poll(() => first.getAttribute('open')).not.toBeNull();
      const avalanche = page.getByRole('tab', { name: 'Avalanche' });
      await avalanche.focus();
      await page.keyboard.press('End');
      const panel = page.getByRole('tabpanel', { name: 'Minimum' });
      await panel.getByRole('button', { name: 'Show remaining 25 months' }).waitFor();
      await page.keyboard.press('ArrowRight');
      await page.getByRole('tabpanel', { name: 'Avalanche' }).waitFor();
      await expect
        .poll(() => avalanche.evaluate((tab) => tab === document.activeElement))
        .toBe(true);
    }));

  it('names are text in any script and at any length, and the page keeps its width', () => {
    const names = [
      'W'.repeat(500),
      '<img src=x onerror=alert(1)>',
      'بنك الشرق (مصر)',
      '💳 👩‍👩‍👧‍👦',
      '',
    ];
    return withResults(
      { debts: names.map((creditor) => ({ ...loan, creditor })), extraPayment: 10 },
      async (page) => {
        const cards = months(page).first().getByRole('heading');
        await expect
          .poll(async () => (await cards.allInnerTexts()).map((text) => text.trim()))
          .toEqual([...names.slice(0, 4), 'Debt 5']);
        await expect.poll(() => page.locator('main img').count()).toBe(0);
        await scrollToPlan(page);
        await page.getByRole('heading', { name: 'Interest and principal by year' }).waitFor();
        await expect.poll(() => overflowOf(page)).toBe(0);
      },
      { viewport: { width: 320, height: 640 } },
    );
  });
});

describe('ways on', () => {
  it('lead back to where the debts came from, and to a paid plan', () =>
    withResults({ ...twoDebts, origin: { kind: 'portfolio', portfolioId: 'p1' } }, async (page) => {
      const hrefOf = (name: string) => page.getByRole('link', { name }).getAttribute('href');
      await expect.poll(() => hrefOf('Back to Portfolio')).toBe('/portfolios/p1');
      await expect.poll(() => page.getByText('edit your debts').count()).toBe(1);
      for (const name of [/^Export PDF/, /^Export Excel/, /^Save to Portfolio/]) {
        await expect.poll(() => page.getByRole('button', { name }).isDisabled()).toBe(true);
      }
      await page.getByText('come with a paid plan, from £4.99 a month').waitFor();
      await expect.poll(() => hrefOf('Upgrade to Pro')).toBe('/subscription');
    }));

  it("'Copy link to this plan' copies a link that holds the debts, tells no server, and opens with the same figures in another browser; 'Print this plan' prints", async () => {
    let copied = '';
    let figures: string[] = [];
    const typed = {
      ...twoDebts,
      debts: twoDebts.debts.map((one) => ({ ...one, type: 'Overdraft' })),
    };
    await withResults(
      typed,
      async (page) => {
        await page.getByText('2 debts, £6,450.00 owed').waitFor();
        figures = await comparison(page);
        const asked: string[] = [];
        page.on('request', (request) => asked.push(request.url()));
        await page
          .getByText('to change these debts, or to save them there as a portfolio.')
          .waitFor();
        const copy = page.getByRole('button', { name: 'Copy link to this plan' });
        await copy.click();
        await page.getByText('Link copied.').waitFor();
        copied = await page.evaluate(() => navigator.clipboard.readText());
        expect(copied).toMatch(new RegExp(`^${inject('productUrl')}/calculator#plan=[\\w-]+$`));
        const plan = Buffer.from(copied.split('#plan=')[1] ?? '', 'base64url').toString();
        expect(JSON.parse(plan).debts).toEqual([
          ['Card', 'Overdraft', 4150, 24.9, 110, null],
          ['Loan', 'Overdraft', 2300, 7.5, 95, null],
        ]);
        // Chromium may still ask for the icon of the page, and the page for the code of its charts.
        const isFile = (url: string) => url.endsWith('/favicon.svg') || url.includes('/assets/');
        expect(asked.filter((url) => !isFile(url))).toEqual([]);
        await page.evaluate(() => {
          navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
        });
        await copy.click();
        const field = page.getByLabel('Your browser did not allow copying.');
        await expect.poll(() => field.inputValue()).toContain('/calculator#plan=');

        await page.evaluate(() => {
          window.print = () => document.body.setAttribute('data-printed', 'yes');
        });
        await page.getByRole('button', { name: 'Print this plan' }).click();
        await expect.poll(() => page.locator('body').getAttribute('data-printed')).toBe('yes');
      },
      { permissions: ['clipboard-read', 'clipboard-write'] },
    );
    await withPage(async (page) => {
      await visit(page, copied);
      await expect.poll(() => creditorOf(page, 2)).toBe('Loan');
      await page.getByRole('button', { name: 'Calculate Strategies' }).click();
      await page.waitForURL('**/strategies');
      await page.getByText('2 debts, £6,450.00 owed, £255.00 a month.').waitFor();
      await expect.poll(() => comparison(page)).toEqual(figures);
    });
  });

  it('on paper the plan has every month, the debts, what it rests on and free advice, in ink on white', () =>
    withPage(
      async (page) => {
        await visit(page, '/strategies');
        await expect.poll(() => page.locator('[data-unhydrated] .month').count()).toBe(0);
        await page.evaluate(() => {
          const root = document.documentElement;
          addEventListener('beforeprint', () => {
            const rows = document.querySelectorAll('.printed-months tbody tr').length;
            root.setAttribute('data-rows', String(rows));
          });
        });
        // As the browser's own command does it: nothing of the page is asked beforehand.
        await page.pdf();
        await expect.poll(() => page.locator('html').getAttribute('data-rows')).toBe('28');
        await expect.poll(() => page.locator('.printed-plan').count()).toBe(0);

        await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
        await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
        const sheet = page.locator('.printed-plan');
        await expect.poll(() => sheet.locator('.printed-months tbody tr:visible').count()).toBe(28);
        const text = await sheet.innerText();
        expect(text).toMatch(
          /^Debt Payoff\s+Sample payoff plan, avalanche\s+An estimate, made on \d/,
        );
        expect(text).toMatch(/Arranged overdraft\s+£1,200\.00\s+39\.9%\s+£55\.00/);
        expect(text).toMatch(/10\. [A-Z][a-z]{2} 20\d\d\s+£395\.00/);
        for (const said of ['divided by 12', 'StepChange', 'National Debtline', 'MoneyHelper']) {
          expect(text).toContain(said);
        }
        await expect.poll(() => page.getByRole('button').filter({ visible: true }).count()).toBe(0);
        // Charts show the best strategy, and the paper the chosen one: they stay on the screen.
        await expect
          .poll(() => page.locator('.month:visible, nav:visible, figure:visible').count())
          .toBe(0);
        const ink = await sheet.evaluate((element) => getComputedStyle(element).color);
        const paper = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
        expect([ink, paper]).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
      },
      { colorScheme: 'dark' },
    ));
});
