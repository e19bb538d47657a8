import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { faultsOf, overflowOf } from '../support/page-audits.ts';
import { callAs, card, hostileNames, press, withPortfolio } from '../support/portfolios.ts';
import { openSchedules, schedulesPath, serverToday } from '../support/schedules.ts';
import { weighScripts } from '../support/script-weight.ts';

const monthTable = (page: Page) => page.locator('.month-table');
const tab = (page: Page, name: string) => page.getByRole('tab', { name });

/** Names that try to break the page, all of them due today. */
const hostile = [
  hostileNames.markup,
  'W'.repeat(200),
  `${hostileNames.rightToLeft} ${hostileNames.emoji}`,
];

async function expectNoFault(page: Page, part?: string): Promise<void> {
  expect(await faultsOf(page, part)).toEqual([]);
  await expect.poll(() => overflowOf(page)).toBe(0);
}

async function scheduleAll(
  page: Page,
  { id, debts }: { id: number; debts: readonly { id: number }[] },
) {
  const { day } = await serverToday(page);
  for (const debt of debts) {
    await callAs(page, 'POST', `/api${schedulesPath(id)}`, {
      debt_id: debt.id,
      payment_amount: 99_999_999.99,
      payment_day: day,
      notes: `${'N'.repeat(900)} <i>`,
    });
  }
}

describe('the page is sound, with names of any kind', () => {
  it.each([
    { theme: 'light', width: 1280 },
    { theme: 'dark', width: 390 },
    { theme: 'light', width: 320 },
  ] as const)('$theme, $width px', ({ theme, width }) =>
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
        await expectNoFault(page);
        await tab(page, 'List').click();
        await expectNoFault(page, '[role=tabpanel]');
        await press(page, 'Add Scheduled Payment');
        await page
          .getByRole('dialog')
          .getByRole('button', { name: 'Add Scheduled Payment' })
          .click();
        await page.getByText('Please fill in all required fields').waitFor();
        await expectNoFault(page, 'dialog');
        await expect.poll(() => page.locator('main img, main i > i').count()).toBe(0);
      },
      { colorScheme: theme, viewport: { width, height: 900 } },
    ),
  );

  it('every control is reached by keyboard, and shows that it is', () =>
    withPortfolio({ debts: [card, { ...card, creditor: 'Other' }] }, async (page, portfolio) => {
      await scheduleAll(page, portfolio);
      await openSchedules(page, portfolio.id);
      await monthTable(page).waitFor();
      await page.getByRole('button', { name: 'Create calendar link' }).waitFor();
      const controls = page
        .locator('main :is(a[href], button, input, select, summary):not([tabindex="-1"])')
        .filter({ visible: true });
      const count = await controls.evaluateAll((all) => {
        for (const [place, control] of all.entries()) {
          control.setAttribute('data-place', `${place}`);
        }
        return all.length;
      });
      expect(count).toBeGreaterThan(10);
      await controls.first().focus();
      const visited = new Set<string | null>(['0']);
      for (let presses = 0; presses < count + 5; presses += 1) {
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

describe('what is due in the next 60 days', () => {
  it('is a table with its days as headers, month by month, and a list', () =>
    withPortfolio({ debts: [card] }, async (page, { id, debts }) => {
      const { day, iso } = await serverToday(page);
      await callAs(page, 'POST', `/api${schedulesPath(id)}`, {
        debt_id: debts[0]?.id,
        payment_amount: 85,
        payment_day: day,
      });
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
      const upcoming = await (
        await callAs(page, 'GET', `/api${schedulesPath(id)}/upcoming`)
      ).json();
      await expect.poll(() => list.count()).toBe(upcoming.length);
      await expect
        .poll(() => list.first().innerText())
        .toMatch(/^Today\n+Northgate credit card\n+£85\.00$/);
      const sum = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });
      await page.getByText(`${sum.format(85 * upcoming.length)} in total`).waitFor();
    }));

  it('on a phone is dots in the month, with a list below', () =>
    withPortfolio(
      { debts: [card] },
      async (page, portfolio) => {
        await scheduleAll(page, portfolio);
        await openSchedules(page, portfolio.id);
        const today = monthTable(page).locator('[aria-current=date]');
        await today.locator('.due-dots i').waitFor();
        const { width } = (await today.boundingBox()) ?? { width: 0 };
        expect(width).toBeGreaterThan(24);
        await page.locator('.due-of-month').getByText(card.creditor).waitFor();
      },
      { viewport: { width: 320, height: 700 } },
    ));
});

it('loads at most 260 kB of gzipped scripts', () =>
  withPortfolio({}, async (page, { id }) => {
    const { files, gzippedBytes } = await weighScripts(page, schedulesPath(id));
    expect(files).toBeGreaterThan(3);
    expect(gzippedBytes).toBeLessThanOrEqual(260_000);
  }));
