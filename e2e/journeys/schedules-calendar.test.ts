import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { auditPage, walkByKeyboard } from '../support/page-audits.ts';
import {
  callAs,
  card,
  hostileNames,
  press,
  pressIn,
  withPortfolio,
} from '../support/portfolios.ts';
import { openSchedules, schedulesPath, scheduleToday, serverToday } from '../support/schedules.ts';

const monthTable = (page: Page) => page.locator('.month-table');
const tab = (page: Page, name: string) => page.getByRole('tab', { name });

/** Names that try to break the page, all of them due today. */
const hostile = [
  hostileNames.markup,
  'W'.repeat(200),
  `${hostileNames.rightToLeft} ${hostileNames.emoji}`,
];

async function scheduleAll(
  page: Page,
  { id, debts }: { id: number; debts: readonly { id: number }[] },
) {
  const { day } = serverToday();
  for (const debt of debts) {
    await callAs(page, 'POST', `/api${schedulesPath(id)}`, {
      debt_id: debt.id,
      payment_amount: 99_999_999.99,
      payment_day: day,
      notes: `${'N'.repeat(900)} <i>`,
    });
  }
}

it('the page is sound, with names of any kind, and every control is reached by keyboard', () =>
  withPortfolio(
    { debts: hostile.map((creditor) => ({ ...card, creditor })) },
    async (page, portfolio) => {
      await scheduleAll(page, portfolio);
      await callAs(page, 'PUT', `/api/portfolios/${portfolio.id}/calendar`, {
        shows_amounts: true,
      });
      await openSchedules(page, portfolio.id);
      await monthTable(page).waitFor();
      await page.getByLabel('Calendar link').waitFor();
      await auditPage(page);
      expect(await walkByKeyboard(page)).toBeGreaterThan(10);
      await tab(page, 'List').click();
      await auditPage(page, { part: '[role=tabpanel]' });
      await press(page, 'Add Scheduled Payment');
      await pressIn(page, 'Add Scheduled Payment', 'Add Scheduled Payment');
      await page.getByText('Please fill in all required fields').waitFor();
      await auditPage(page, { part: 'dialog' });
      await expect.poll(() => page.locator('main img, main i > i').count()).toBe(0);
    },
  ));

it('what is due in the next 60 days is a table, month by month, a list, and dots on a phone', () =>
  withPortfolio({ debts: [card] }, async (page, portfolio) => {
    const { id } = portfolio;
    const { iso } = serverToday();
    await scheduleToday(page, portfolio);
    await openSchedules(page, id);
    const table = page.getByRole('table', { name: /^Payments due in \w+ \d{4}$/ });
    await expect
      .poll(() => table.getByRole('columnheader').allTextContents())
      .toEqual(
        ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map(
          (name) => `${name.slice(0, 3)}${name}`,
        ),
      );
    const today = table.locator('[aria-current=date]');
    await expect.poll(() => today.locator('time').getAttribute('datetime')).toBe(iso);
    await today.getByText(card.creditor).waitFor();
    await today.getByText('£85.00').waitFor();
    const month = (await table.locator('caption').textContent()) ?? '';

    // The buttons keep the focus at either end.
    const next = page.getByRole('button', { name: 'Next month' });
    await next.focus();
    for (let presses = 0; presses < 4; presses += 1) await next.press('Enter');
    await expect.poll(() => next.getAttribute('aria-disabled')).toBe('true');
    await expect.poll(() => table.locator('caption').textContent()).not.toBe(month);
    const back = page.getByRole('button', { name: 'Previous month' });
    for (let presses = 0; presses < 4; presses += 1) await back.press('Enter');
    await expect.poll(() => table.locator('caption').textContent()).toBe(month);

    await tab(page, 'Calendar').press('ArrowRight');
    const list = page.getByRole('tabpanel').getByRole('listitem');
    const upcoming = await (await callAs(page, 'GET', `/api${schedulesPath(id)}/upcoming`)).json();
    await expect.poll(() => list.count()).toBe(upcoming.length);
    await expect
      .poll(() => list.first().innerText())
      .toMatch(/^Today\n+Northgate credit card\n+£85\.00\n+Record$/);
    const sum = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });
    await page.getByText(`${sum.format(85 * upcoming.length)} in total`).waitFor();

    await tab(page, 'Calendar').click();
    await page.setViewportSize({ width: 320, height: 700 });
    await today.locator('.due-dots i').waitFor();
    const { width } = (await today.boundingBox()) ?? { width: 0 };
    expect(width).toBeGreaterThan(24);
    await page.locator('.due-of-month').getByText(card.creditor).waitFor();
  }));
