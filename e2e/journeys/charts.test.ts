import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { withPage } from '../support/browser.ts';
import { figure, tableOf } from '../support/figures.ts';
import { auditPage } from '../support/page-audits.ts';
import { furtherMonths, openSampleCharts } from '../support/strategies-page.ts';

/** The month so many after this one, as the page writes it. */
async function monthAfter(page: Page, count: number): Promise<string> {
  const first = await page.locator('details.month summary .muted').first().innerText();
  const start = new Date(`1 ${first} 12:00 UTC`);
  start.setUTCMonth(start.getUTCMonth() + count - 1);
  return start.toLocaleDateString('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });
}

describe('the charts of the sample', () => {
  it('have titles, findings and tables, are sound, are read along with the keyboard, and drawn for the one width that is shown', () =>
    withPage(async (page) => {
      await openSampleCharts(page);
      // Of the tables, which are made alike, the one that is not hundreds of cells.
      await debtsGo(page);
      const end = await monthAfter(page, 28);
      for (const [title, finding] of [
        ['Balance by debt', `and the last debt in ${end}, 9 months sooner than with minimum.`],
        ['Interest and principal by year', 'Of £10,739.99 paid in total, £2,309.99 is interest'],
      ] as const) {
        await figure(page, title).getByText(finding).first().waitFor();
      }
      await auditPage(page, { except: furtherMonths });

      await readsAlong(figure(page, 'When each debt goes').getByLabel('Look at a debt'), page, {
        first: /^Arranged overdraft: cleared in \w+ 20\d\d, after 10 months$/,
        second: /^Marlow & Finch store card: cleared/,
        last: /^Northgate credit card: cleared in \w+ 20\d\d, after 28 months$/,
      });
      await readsAlong(figure(page, 'Balance by debt').getByLabel('Look at a month'), page, {
        first: /: £8,430\.00 owed; Northgate credit card £4,150\.00/,
        second: /: £8,194\.83 owed/,
        last: /: £0\.00 owed; with minimum £0\.00$/,
      });
      const years = figure(page, 'Interest and principal by year').getByLabel('Look at a year');
      const year = /^20\d\d: £[\d,.]+ paid, interest £[\d,.]+, principal £[\d,.]+$/;
      await readsAlong(years, page, { first: year, second: year, last: year });
      const drawn = () =>
        page
          .locator('figure svg.chart')
          .evaluateAll((all) => all.map((svg) => svg.getAttribute('class')));
      await expect.poll(drawn).toEqual(Array(4).fill('chart chart-l'));
      await page.setViewportSize({ width: 800, height: 900 });
      await expect.poll(drawn).toEqual(Array(4).fill('chart chart-m'));
      await page.setViewportSize({ width: 390, height: 900 });
      await expect.poll(drawn).toEqual(Array(3).fill('chart chart-s'));
    }));
});

async function debtsGo(page: Page): Promise<void> {
  const chart = figure(page, 'When each debt goes');
  const [first, last] = [await monthAfter(page, 10), await monthAfter(page, 28)];
  await chart
    .getByText(
      `With avalanche, Arranged overdraft goes first, in ${first}. Northgate credit card is the last, in ${last}.`,
    )
    .first()
    .waitFor();
  expect(await tableOf(chart)).toEqual([
    ['Debt', 'Owed today', 'Cleared', 'After'],
    ['Arranged overdraft', '£1,200.00', first, '10 months'],
    ['Marlow & Finch store card', '£780.00', await monthAfter(page, 13), '13 months'],
    ['Calder Bank loan', '£2,300.00', await monthAfter(page, 27), '27 months'],
    ['Northgate credit card', '£4,150.00', last, '28 months'],
  ]);
}

async function readsAlong(
  slider: ReturnType<Page['getByLabel']>,
  page: Page,
  says: { first: RegExp; second: RegExp; last: RegExp },
): Promise<void> {
  const reading = () => slider.getAttribute('aria-valuetext');
  await slider.focus();
  await page.keyboard.press('Home');
  await expect.poll(reading).toMatch(says.first);
  const first = await reading();
  await page.keyboard.press('ArrowRight');
  await expect.poll(reading).toMatch(says.second);
  await expect.poll(() => reading()).not.toBe(first);
  await page.keyboard.press('End');
  await expect.poll(reading).toMatch(says.last);
}
