import type { Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { anyTrouble, badGateway, cutOff, loseReply, refusedCall } from '../support/accounts.ts';
import { shownFailure } from '../support/messages.ts';
import {
  callAs,
  card,
  dialog,
  loan,
  paidOff,
  press,
  pressIn,
  withPortfolio,
} from '../support/portfolios.ts';
import { fillSchedule, openSchedules, scheduleCard, schedulesPath } from '../support/schedules.ts';

const addTitle = 'Add Scheduled Payment';
const editTitle = 'Edit Scheduled Payment';
const deleteTitle = 'Delete Scheduled Payment';
const everySchedule = '**/scheduled-payments';
const oneSchedule = '**/scheduled-payments/*';

/** In the server's own words where it has some; and is tried again. */
async function failsToFetch(page: Page, id: number): Promise<void> {
  const api = `**/api/portfolios/${id}`;
  const own = (words: string) => (route: Route) =>
    route.fulfill({ status: 503, json: { error: words, code: 'unavailable', request_id: 'a' } });
  const says = (words: string) => shownFailure(page).getByText(words);
  await page.route(`${api}/scheduled-payments`, badGateway);
  await page.goto(schedulesPath(id));
  await says('Failed to fetch scheduled payments').waitFor();
  await page.route(`${api}/scheduled-payments`, own('Not the list'));
  await press(page, 'Try Again');
  await says('Not the list').waitFor();
  await page.unroute(`${api}/scheduled-payments`);
  await press(page, 'Try Again');
  await says('Not the list').waitFor({ state: 'detached' });
  await scheduleCard(page, loan.creditor).waitFor();

  await page.route(`${api}/scheduled-payments/upcoming*`, own('Not what is due'));
  await page.route(`${api}/calendar`, own('Not the link'));
  await page.reload();
  await says('Not what is due').waitFor();
  await says('Not the link').waitFor();
  await scheduleCard(page, loan.creditor).waitFor();
  await page.unrouteAll({ behavior: 'wait' });
  for (const words of ['Not what is due', 'Not the link']) {
    const failure = shownFailure(page).filter({ hasText: words });
    await failure.getByRole('button', { name: 'Try Again' }).click();
    await failure.waitFor({ state: 'detached' });
  }
  expect(await shownFailure(page).count()).toBe(0);
}

describe('the list', () => {
  it('says when it cannot be fetched, and is tried again; shows each payment with its figures, is filtered by status, and says when changing or deleting one fails', () =>
    withPortfolio(
      { debts: [card, loan] },
      async (page, { id }) => {
        await failsToFetch(page, id);
        const shown = scheduleCard(page, loan.creditor);
        await expect
          .poll(() => shown.getByRole('definition').allInnerTexts())
          .toEqual(['£172.40', '28', 'Regular', expect.stringMatching(/^(?:Today|28 \w+ \d{4})$/)]);
        await shown.getByText('Active').waitFor();
        await shown.getByText(`Auto-payment for ${loan.creditor}`).waitFor();
        await page.getByText('1 scheduled payment, £172.40 a month.').waitFor();

        await shown.getByRole('button', { name: /^Edit/ }).click();
        await fillSchedule(page, {
          Amount: '200',
          'Payment day': '5',
          Status: 'inactive',
          Notes: 'By hand',
        });
        await page.route(oneSchedule, badGateway);
        await pressIn(page, editTitle, 'Save Scheduled Payment');
        await page.getByText('Failed to update scheduled payment').waitFor();
        await page.unroute(oneSchedule);
        await pressIn(page, editTitle, 'Save Scheduled Payment');
        await page.getByText('Scheduled payment updated successfully').waitFor();
        await expect
          .poll(async () => (await shown.getByRole('definition').allInnerTexts()).slice(0, 2))
          .toEqual(['£200.00', '5']);
        for (const text of ['By hand', 'Inactive', 'None while inactive']) {
          await shown.getByText(text, { exact: true }).waitFor();
        }
        const filter = page.getByLabel('Status');
        for (const [status, count] of [
          ['active', 0],
          ['inactive', 1],
          ['all', 1],
        ] as const) {
          await filter.selectOption(status);
          await expect.poll(() => shown.count()).toBe(count);
          const none = page.getByText('There is no active scheduled payment.');
          await expect.poll(() => none.count()).toBe(1 - count);
        }

        await shown.getByRole('button', { name: 'Delete' }).click();
        await dialog(page, deleteTitle).getByText('What was recorded for it stays.').waitFor();
        await page.route(oneSchedule, cutOff);
        await pressIn(page, deleteTitle, 'Delete');
        await page.getByText('Failed to delete scheduled payment').waitFor();
        await page.unroute(oneSchedule);
        await pressIn(page, deleteTitle, 'Delete');
        await page.getByText('Scheduled payment deleted successfully').waitFor();
        await expect.poll(() => shown.count()).toBe(0);
        await expect
          .poll(() => page.evaluate(() => document.activeElement?.id))
          .toBe('schedules-title');
        await page.getByRole('link', { name: 'Back to Portfolio' }).click();
        await page.waitForURL(({ pathname }) => pathname === `/portfolios/${id}`);
      },
      { expects: anyTrouble },
    ));

  it('without any says what one is for; without a debt to pay it leads to the portfolio', () =>
    withPortfolio({ debts: [paidOff] }, async (page, { id }) => {
      await openSchedules(page, id);
      await page.getByText('No scheduled payments yet.').waitFor();
      const link = page.getByRole('link', { name: 'Add Debt' });
      await expect.poll(() => link.getAttribute('href')).toBe(`/portfolios/${id}`);
    }));
});

describe('adding and changing', () => {
  it('needs debt, amount and day; what is typed stays when it fails, and it counts once', () =>
    withPortfolio(
      { debts: [card, paidOff] },
      async (page, { id, debts }) => {
        await openSchedules(page, id);
        await press(page, addTitle);
        await pressIn(page, addTitle, addTitle);
        const form = dialog(page, addTitle);
        const alert = shownFailure(form);
        await alert.getByText('Please fill in all required fields').waitFor();
        await expect
          .poll(() => alert.getByRole('link').allInnerTexts())
          .toEqual(['Debt is required', 'Amount is required', 'Payment day is required']);
        // A debt that is paid off needs no payments, and a debt brings its monthly payment along.
        const choices = await form.getByLabel('Debt').getByRole('option').allInnerTexts();
        expect(choices).toEqual(['Choose', `${card.creditor} (£2,640.55)`]);
        await fillSchedule(page, { Debt: String(debts[0]?.id) });
        await expect.poll(() => form.getByLabel('Amount').inputValue()).toBe('85.00');
        const choosable = await form.getByLabel('Payment day').getByRole('option').allInnerTexts();
        expect(choosable).toEqual([
          'Choose',
          ...Array.from({ length: 31 }, (_, at) => `${at + 1}`),
        ]);
        await fillSchedule(page, { Amount: '-1', 'Payment day': '31' });
        await pressIn(page, addTitle, addTitle);
        await form.getByRole('link', { name: 'Amount must be 0 or more' }).waitFor();
        await fillSchedule(page, {
          Amount: '£1,090.50',
          'Payment type': 'minimum',
          Notes: 'By <b>',
        });

        // The server records it, and its reply is lost on the way.
        await page.route(everySchedule, loseReply);
        await pressIn(page, addTitle, addTitle);
        await form.getByText('Failed to add scheduled payment').waitFor();
        await expect.poll(() => form.getByLabel('Amount').inputValue()).toBe('£1,090.50');
        await page.unroute(everySchedule);
        await form.getByRole('button', { name: addTitle }).dblclick();
        await page.getByText('Scheduled payment added successfully').waitFor();
        await scheduleCard(page, card.creditor).getByText('By <b>').waitFor();
        const listed = await (await callAs(page, 'GET', `/api${schedulesPath(id)}`)).json();
        expect(listed).toHaveLength(1);
        expect(listed[0]).toMatchObject({
          payment_amount: 1_090.5,
          payment_day: 31,
          payment_type: 'minimum',
        });
      },
      { expects: anyTrouble },
    ));

  it('follows what the lender asks', () =>
    withPortfolio({ debts: [card] }, async (page, { id, debts }) => {
      await openSchedules(page, id);
      await press(page, addTitle);
      const form = dialog(page, addTitle);
      await fillSchedule(page, {
        'How much': 'required',
        Debt: String(debts[0]?.id),
        'Payment day': '28',
      });
      await form.getByText('This month it is £85.00.').waitFor();
      expect(await form.getByLabel('Amount').count()).toBe(0);
      await pressIn(page, addTitle, addTitle);
      await scheduleCard(page, card.creditor)
        .getByText(/^What the lender asks: (?:about )?£85\.00$/)
        .waitFor();
    }));

  it('in two tabs loses neither what was typed nor what was saved', () =>
    withPortfolio(
      { debts: [loan] },
      async (page, { id }) => {
        const other = await page.context().newPage();
        for (const tab of [page, other]) {
          await openSchedules(tab, id);
          await scheduleCard(tab, loan.creditor).getByRole('button', { name: /^Edit/ }).click();
          await dialog(tab, editTitle).waitFor();
        }
        await fillSchedule(other, { Amount: '95', 'Payment day': '5', Status: 'inactive' });
        await pressIn(other, editTitle, 'Save Scheduled Payment');
        await other.getByText('Scheduled payment updated successfully').waitFor();

        await fillSchedule(page, { Amount: '100', Notes: 'By hand' });
        await pressIn(page, editTitle, 'Save Scheduled Payment');
        const form = dialog(page, editTitle);
        await form.getByText('This has since been changed.').waitFor();
        await pressIn(page, editTitle, 'Load the newest');
        await form.getByText('Saved in the meantime: 95.00').waitFor();
        await expect.poll(() => form.getByLabel('Amount').inputValue()).toBe('100');
        await expect.poll(() => form.getByLabel('Payment day').inputValue()).toBe('5');
        await expect.poll(() => form.getByLabel('Status').inputValue()).toBe('inactive');
        await pressIn(page, editTitle, 'Save Scheduled Payment');
        await page.getByText('Scheduled payment updated successfully').waitFor();
        const listed = await (await callAs(page, 'GET', `/api${schedulesPath(id)}`)).json();
        expect(listed).toMatchObject([
          { payment_amount: 100, payment_day: 5, is_active: false, notes: 'By hand' },
        ]);

        // Deleted in the other tab while it is edited: that is said, and what was typed stays.
        await scheduleCard(page, loan.creditor).getByRole('button', { name: /^Edit/ }).click();
        await fillSchedule(page, { Notes: 'Once more' });
        await callAs(page, 'PUT', `/api${schedulesPath(id)}/${listed[0].id}`, { payment_day: 7 });
        await pressIn(page, editTitle, 'Save Scheduled Payment');
        await form.getByText('This has since been changed.').waitFor();
        await callAs(page, 'DELETE', `/api${schedulesPath(id)}/${listed[0].id}`);
        await pressIn(page, editTitle, 'Load the newest');
        const gone = form.getByText('This scheduled payment has since been deleted.');
        await gone.waitFor();
        await form.getByText('This has since been changed.').waitFor({ state: 'detached' });
        await pressIn(page, editTitle, 'Save Scheduled Payment');
        await form.getByText('This no longer exists.').waitFor();
        expect(await gone.count()).toBe(0);
        await expect.poll(() => form.getByLabel('Notes').inputValue()).toBe('Once more');
      },
      { expects: refusedCall },
    ));
});
