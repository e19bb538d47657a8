import type { Page, Request } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { anyTrouble, badGateway } from '../support/accounts.ts';
import { focusedText, hasFocus } from '../support/browser.ts';
import { figure, openTable } from '../support/figures.ts';
import { shownFailure } from '../support/messages.ts';
import { auditPage } from '../support/page-audits.ts';
import { callAs, dialog, paidOff, press, pressIn, withPortfolio } from '../support/portfolios.ts';
import { daysAgo, longDay } from '../support/product-clock.ts';
import {
  capture,
  listed,
  monthText,
  openProgress,
  payToday,
  plainDebt,
  showSnapshots,
} from '../support/progress-page.ts';

const title = 'Capture Progress';
const tiles = (page: Page) => page.getByRole('region', { name: 'Summary' });
const field = (page: Page, label: string) => dialog(page, title).getByLabel(label);

/** Of the two that the page fetches apart, the other is there all the same. */
async function failsToFetch(page: Page, id: number): Promise<void> {
  await page.route('**/api/portfolios/*/progress', badGateway);
  await openProgress(page, id);
  await shownFailure(page).getByText('Failed to fetch progress snapshots').waitFor();
  await page.getByText('You are on your first plan').waitFor();
  await page.unroute('**/api/portfolios/*/progress');
  await press(page, 'Try Again');
  await page.getByText('No snapshots yet').waitFor();
  await page.route('**/progress/plan-vs-actual', badGateway);
  await page.reload();
  await shownFailure(page).getByText('Something went wrong').waitFor();
  await page.getByText('No snapshots yet').waitFor();
  await page.unroute('**/progress/plan-vs-actual');
  await press(page, 'Try Again');
  await page.getByText('You are on your first plan').waitFor();
}

describe('the plan against reality', () => {
  it('says where the portfolio stands, in figures, in a sentence and in two lines', () =>
    withPortfolio({ debts: [plainDebt, paidOff] }, async (page, portfolio) => {
      await payToday(page, portfolio, { amount: 100 });
      const today = daysAgo(0);
      await openProgress(page, portfolio.id);
      await expect
        .poll(() => tiles(page).getByRole('term').allInnerTexts())
        .toEqual(['Current balance', 'Repaid so far', 'Interest paid', 'Debts paid off']);
      await expect
        .poll(() => tiles(page).locator('.big').allInnerTexts())
        .toEqual(['£200.00', '£100.00', '£0.00', '1 of 2']);
      // £200.00 at £100.00 a month. In its first days the first plan follows each change.
      const answer = page.getByRole('region', {
        name: `You could be debt free in ${monthText(today, 2)}`,
      });
      await answer
        .getByText(`You are on your first plan: you could be debt free in ${monthText(today, 2)}.`)
        .waitFor();
      await expect
        .poll(() => answer.locator('.ledger dd').allInnerTexts())
        .toEqual([monthText(today, 2), monthText(today, 2)]);
      await answer.getByText(`Your first plan of ${longDay(today)}`).waitFor();

      const chart = figure(page, 'Plan against reality');
      await chart.getByText('First plan', { exact: true }).first().waitFor();
      const slider = chart.getByRole('slider', { name: 'Look at a day' });
      await expect
        .poll(() => slider.getAttribute('aria-valuetext'))
        .toContain('Actual balance £200.00');
      await slider.press('End');
      await expect.poll(() => slider.getAttribute('aria-valuetext')).toContain('First plan £0.00');
      await openTable(chart);
      await expect
        .poll(() => chart.locator('thead th').allInnerTexts())
        .toEqual(['Date', 'First plan', 'Actual balance']);
      await expect.poll(() => chart.locator('tbody tr').count()).toBeGreaterThanOrEqual(3);
    }));

  it('says plainly that payments are not enough, and who helps for free', () =>
    withPortfolio(
      { debts: [{ ...plainDebt, balance: 10_000, interest_rate: 30 }] },
      async (page, { id }) => {
        await openProgress(page, id);
        const answer = page.getByRole('region', { name: 'These payments do not clear your debts' });
        await answer.getByText("At today's payments not every debt would be cleared.").waitFor();
        for (const name of ['StepChange', 'National Debtline', 'MoneyHelper']) {
          await answer.getByRole('link', { name, exact: true }).waitFor();
        }
        await page.getByText('No snapshots yet').waitFor();
        await auditPage(page, { part: answer });
      },
    ));

  it('without a debt leads to adding one, and with all paid off says so', () =>
    withPortfolio({ debts: [] }, async (page, { id }) => {
      await openProgress(page, id);
      await page.getByText('There is no debt in this portfolio yet.').waitFor();
      const link = page.getByRole('link', { name: 'Add Debt' });
      await expect.poll(() => link.getAttribute('href')).toBe(`/portfolios/${id}`);
      const added = await callAs(page, 'POST', `/api/portfolios/${id}/debts`, plainDebt);
      await payToday(page, { id, debts: [await added.json()] }, { amount: 300 });
      await openProgress(page, id);
      await page.getByText('Every debt in this portfolio is paid off.').waitFor();
    }));
});

it('what cannot be fetched says so and is tried again; capturing progress says what is wrong, counts once, and keeps day, interest and note with how the debts stand', () =>
  withPortfolio(
    { debts: [plainDebt, paidOff] },
    async (page, { id }) => {
      const today = daysAgo(0);
      await failsToFetch(page, id);
      await press(page, title);
      await expect.poll(() => field(page, 'Date').inputValue()).toBe(today);
      await expect.poll(() => field(page, 'Total interest paid').inputValue()).toBe('0.00');
      // Of an earlier day it says what its figures are, and that there was no debt yet.
      await field(page, 'Date').fill(daysAgo(3));
      await dialog(page, title).getByText('all interest up to today').waitFor();
      await pressIn(page, title, title);
      await dialog(page, title)
        .getByText(`No debt here goes back that far. Choose ${longDay(today)} or later.`)
        .waitFor();
      await expect.poll(() => hasFocus(field(page, 'Date'))).toBe(true);
      await field(page, 'Date').fill(today);
      await dialog(page, title).getByText('as of this day').waitFor();
      await field(page, 'Total interest paid').fill('a lot');
      await pressIn(page, title, title);
      await dialog(page, title).getByText('Total interest paid must be a number').waitFor();
      const interest = field(page, 'Total interest paid');
      await expect.poll(() => hasFocus(interest)).toBe(true);
      await expect.poll(() => interest.inputValue()).toBe('a lot');
      await field(page, 'Total interest paid').fill('12.34');
      await field(page, 'Notes').fill('After the holiday');

      // First the server refuses it in its own words, then keeps it but its reply is lost on the way.
      const sent: Request[] = [];
      const refusal = { error: 'Not today', code: 'invalid_input', request_id: '' };
      await page.route('**/api/portfolios/*/progress', async (route) => {
        if (route.request().method() !== 'POST') return route.continue();
        sent.push(route.request());
        if (sent.length === 1) return route.fulfill({ status: 400, json: refusal });
        const reply = await route.fetch();
        return sent.length === 2 ? route.abort() : route.fulfill({ response: reply });
      });
      const alert = shownFailure(dialog(page, title));
      await pressIn(page, title, title);
      await alert.getByText('Not today').waitFor();
      await pressIn(page, title, title);
      await alert.getByText('Failed to create snapshot').waitFor();
      await expect.poll(() => field(page, 'Notes').inputValue()).toBe('After the holiday');
      await pressIn(page, title, title);
      await page.getByText('Progress snapshot created successfully').waitFor();
      await dialog(page, title).waitFor({ state: 'detached' });
      for (const request of sent) {
        expect(request.postDataJSON()).toEqual({
          snapshot_date: today,
          total_interest_paid: 12.34,
          notes: 'After the holiday',
          total_balance: 300,
          paid_off_count: 1,
          total_debts_count: 2,
        });
      }
      const keys = sent.map((request) => request.headers()['idempotency-key']);
      expect(keys).toHaveLength(3);
      expect(keys[2]).toMatch(/^[\w-]{20,}$/);
      expect(keys[1]).toBe(keys[2]);
      await expect
        .poll(() => listed(page))
        .toEqual([[longDay(today), '£300.00', '£12.34', '1 of 2', '0%', 'After the holiday']]);
      await page.getByText('None yet.').waitFor();
    },
    { expects: anyTrouble },
  ));

describe('the snapshots', () => {
  it('are filtered by time, in the list and in the chart', () =>
    withPortfolio({ debts: [plainDebt] }, async (page, { id }) => {
      const ages = [200, 80, 20, 5, 0];
      await showSnapshots(
        page,
        id,
        ages.map((days) => ({
          day: daysAgo(days),
          notes: `${days} days ago`,
          balance: 300 + days,
        })),
      );
      await openProgress(page, id);
      const notes = async () => (await listed(page)).map((cells) => cells.at(-1));
      const summary = figure(page, 'Balance over time').locator('.figure-head p');
      const choose = (option: string) =>
        page.getByLabel('Time', { exact: true }).selectOption({ label: option });
      await expect
        .poll(() => page.getByLabel('Time', { exact: true }).locator('option').allInnerTexts())
        .toEqual([
          'All',
          'Week (7 days)',
          'Month (30 days)',
          'Quarter (90 days)',
          'Custom date range',
        ]);
      const newest = ['0 days ago', '5 days ago', '20 days ago', '80 days ago', '200 days ago'];
      await expect.poll(() => notes()).toEqual(newest);
      await summary.getByText(`From £500.00 on ${longDay(daysAgo(200))} to £300.00 on`).waitFor();
      for (const [option, count] of [
        ['Week (7 days)', 2],
        ['Month (30 days)', 3],
        ['Quarter (90 days)', 4],
      ] as const) {
        await choose(option);
        await expect.poll(() => notes()).toEqual(newest.slice(0, count));
      }
      await choose('Custom date range');
      await page.getByLabel('From').fill(daysAgo(80));
      await page.getByLabel('To', { exact: true }).fill(daysAgo(20));
      await expect.poll(() => notes()).toEqual(newest.slice(2, 4));
      await summary.getByText(`From £380.00 on ${longDay(daysAgo(80))}`).waitFor();
      await page.getByLabel('To', { exact: true }).fill(daysAgo(100));
      await page.getByText('The first day lies after the last').waitFor();
      await page.getByText('No snapshots in this time').waitFor();
      await press(page, 'Show all snapshots');
      await expect.poll(() => notes()).toEqual(newest);
    }));

  it('measure progress from the highest balance, each debt that is gone is a milestone, and one is deleted', () =>
    withPortfolio(
      { debts: [plainDebt, { ...plainDebt, creditor: 'Second' }, paidOff] },
      async (page, portfolio) => {
        const { id, debts } = portfolio;
        const today = daysAgo(0);
        await capture(page, id, { day: today });
        // 600.00, then 900.00, then 300.00, then nothing.
        const update = `/api/portfolios/${id}/debts/${debts[0]?.id}`;
        await callAs(page, 'PUT', update, { ...plainDebt, balance: 600 });
        await capture(page, id, { day: today });
        await payToday(page, portfolio, { amount: 600 });
        await capture(page, id, { day: today });
        await payToday(page, portfolio, { debt: 1, amount: 300 });
        await openProgress(page, id);
        const milestones = page.getByRole('region', { name: 'Milestones' }).getByRole('listitem');
        const dots = figure(page, 'Balance over time').locator('circle.dot');
        const sinceThen = [
          `1 debt(s) paid off!Second, ${longDay(today)}, since your last snapshot`,
          `1 debt(s) paid off!${longDay(today)}`,
        ];
        await expect.poll(() => milestones.allTextContents()).toEqual(sinceThen);
        await press(page, title);
        await pressIn(page, title, title);
        await page.getByText('Progress snapshot created successfully').waitFor();
        await expect
          .poll(async () => (await listed(page)).map((cells) => cells.slice(1, 5)))
          .toEqual([
            ['£0.00', '£0.00', '3 of 3', '100%'],
            ['£300.00', '£0.00', '2 of 3', '66%'],
            ['£900.00', '£0.00', '1 of 3', '0%'],
            ['£600.00', '£0.00', '1 of 3', '33%'],
          ]);
        const captured = `1 debt(s) paid off!${longDay(today)}`;
        await expect.poll(() => milestones.allTextContents()).toEqual([captured, captured]);
        await expect.poll(() => dots.count()).toBe(2);

        const removal = dialog(page, 'Delete Snapshot');
        await page
          .getByRole('button', { name: `Delete, snapshot of ${longDay(today)}` })
          .first()
          .click();
        await removal.getByText(longDay(today)).waitFor();
        await removal.getByText('Your debts and payments stay as they are.').waitFor();
        await pressIn(page, 'Delete Snapshot', 'Delete');
        await page.getByText('Snapshot deleted.').waitFor();
        await expect.poll(() => focusedText(page)).toBe('Snapshots');
        // What was said of the snapshot goes with it.
        await expect.poll(() => page.getByText('created successfully').count()).toBe(0);
        await expect.poll(async () => (await listed(page)).length).toBe(3);
        await expect.poll(() => milestones.allTextContents()).toEqual(sinceThen);
        await expect.poll(() => dots.count()).toBe(1);
      },
    ));
});
