import type { Page, Request, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { anyTrouble, endSession, type Person, withPerson } from '../support/accounts.ts';
import { visit } from '../support/browser.ts';
import { barclaycard, creditorOf, debt } from '../support/calculator-page.ts';
import { fillPayment, form, items, openTracker, pressInForm } from '../support/payments.ts';
import {
  card,
  debtCard,
  dialog,
  fillDebt,
  makePortfolio,
  press,
  pressIn,
} from '../support/portfolios.ts';
import { editName, saveProfile } from '../support/profile-page.ts';
import { openDialog, save, saveTitle } from '../support/save-dialog.ts';

const trouble = { expects: anyTrouble };

async function signInAgain(page: Page, person: Person): Promise<void> {
  await page.waitForURL(({ pathname }) => pathname === '/login');
  await page.getByLabel('Username or email').fill(person.username);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.locator('form').getByRole('button', { name: 'Sign In' }).click();
}

type Leaver = Person & {
  /** Elsewhere: the page hears of it with what is sent next. */
  readonly endSession: () => Promise<void>;
};

/** What the page fetches by itself has come, or is held back: it could tell of the end before anything is sent. */
function withLeaver(journey: (page: Page, person: Leaver) => Promise<void>): Promise<void> {
  return withPerson(async (page, person) => {
    const reads = new Set<Request>();
    const isRead = (request: Request) =>
      request.method() === 'GET' && new URL(request.url()).pathname.startsWith('/api/');
    page.on('request', (request) => isRead(request) && reads.add(request));
    const end = (request: Request) => reads.delete(request);
    page.on('requestfinished', end).on('requestfailed', end);
    const leave = async (): Promise<void> => {
      const held = new Set<Request>();
      const holdReads = async (route: Route): Promise<void> => {
        if (isRead(route.request())) held.add(route.request());
        else await route.fallback();
      };
      await page.route('**/api/**', holdReads);
      await expect.poll(() => reads.difference(held).size).toBe(0);
      page.once('framenavigated', () => void page.unroute('**/api/**', holdReads));
      await endSession(page);
    };
    await journey(page, { ...person, endSession: leave });
  }, trouble);
}

describe('what was typed when the session ended', () => {
  it('waits in the profile, but for the password', () =>
    withLeaver(async (page, person) => {
      await editName(page);
      await page.getByLabel('Email', { exact: true }).fill(`new-${person.email}`);
      await page.getByLabel('Current password').fill(person.password);
      const wanted = await page.getByLabel('Username').inputValue();
      await person.endSession();
      await saveProfile(page);
      await signInAgain(page, person);
      await page.getByText('This is what you had typed when your session ended.').waitFor();
      await expect.poll(() => page.getByLabel('Username').inputValue()).toBe(wanted);
      await expect
        .poll(() => page.getByLabel('Email', { exact: true }).inputValue())
        .toBe(`new-${person.email}`);
      await expect.poll(() => page.getByLabel('Current password').inputValue()).toBe('');
      await page.getByLabel('Current password').fill(person.password);
      await saveProfile(page);
      await page.getByText(`We have sent a link to new-${person.email}.`).waitFor();
    }));

  it('waits as a payment, and is recorded once', () =>
    withLeaver(async (page, person) => {
      const { id } = await makePortfolio(page, { debts: [card] });
      await openTracker(page, id);
      await page.getByRole('button', { name: 'Add Payment' }).first().click();
      await fillPayment(page, { Amount: '55.55', Notes: 'From my savings' });
      await person.endSession();
      await pressInForm(page, 'Add Payment');
      await signInAgain(page, person);
      await page.getByText('This is what you had typed when your session ended.').waitFor();
      await expect.poll(() => form(page).getByLabel('Amount').inputValue()).toBe('55.55');
      await expect.poll(() => form(page).getByLabel('Notes').inputValue()).toBe('From my savings');
      await pressInForm(page, 'Add Payment');
      await page.getByText('1 payment shown.').waitFor();
      await items(page).getByRole('button', { name: /^Edit/ }).click();
      await fillPayment(page, { Amount: '66.66' });
      await person.endSession();
      await pressInForm(page, 'Save Payment');
      await signInAgain(page, person);
      await expect.poll(() => form(page).getByLabel('Amount').inputValue()).toBe('66.66');
      await pressInForm(page, 'Save Payment');
      await page.getByText('Payment updated').waitFor();
      await page.reload();
      await page.getByText('1 payment shown.').waitFor();
      await expect.poll(() => form(page).count()).toBe(0);
    }));

  it('waits as a debt in its form, over what it was typed over', () =>
    withLeaver(async (page, person) => {
      const saved = await makePortfolio(page, { debts: [card] });
      await page.goto(`/portfolios/${saved.id}`);
      await debtCard(page, card.creditor).getByRole('button', { name: /^Edit/ }).click();
      const form = dialog(page, 'Edit Debt');
      const typed = {
        ...{ Creditor: 'Harbour Visa', Type: 'Store Card', Balance: '2000' },
        ...{ 'Interest rate': '21.9', 'Monthly payment': '60' },
      };
      await fillDebt(page, typed);
      await form.getByRole('checkbox').check();
      await person.endSession();
      await pressIn(page, 'Edit Debt', 'Save Debt');
      await signInAgain(page, person);
      await form.getByText('This is what you had typed when your session ended.').waitFor();
      for (const [label, text] of Object.entries(typed)) {
        await expect.poll(() => form.getByLabel(label).inputValue()).toBe(text);
      }
      await expect.poll(() => form.getByRole('checkbox').isChecked()).toBe(true);
      await pressIn(page, 'Edit Debt', 'Save Debt');
      await page.getByText('Debt updated.').waitFor();
      await page.reload();
      await debtCard(page, 'Harbour Visa').getByText('£2,000.00').first().waitFor();
      await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    }));

  it('waits in the calculator where it was to be saved, and as a portfolio in its form', () =>
    withLeaver(async (page, person) => {
      await openDialog(page);
      await dialog(page, saveTitle).getByLabel('Name').fill('All of it');
      await person.endSession();
      await save(page);
      await signInAgain(page, person);
      await page.waitForURL('**/calculator');
      await expect.poll(() => creditorOf(page, 1)).toBe(barclaycard.Creditor);
      await expect.poll(() => debt(page, 1).getByLabel('Balance').inputValue()).toBe('3,000');
      await visit(page, '/portfolios');
      await press(page, 'Create Portfolio');
      const create = dialog(page, 'Create Portfolio');
      await create.getByLabel('Name').fill('What we owe together');
      await person.endSession();
      await pressIn(page, 'Create Portfolio', 'Create Portfolio');
      await signInAgain(page, person);
      await create.getByText('This is what you had typed when your session ended.').waitFor();
      await expect.poll(() => create.getByLabel('Name').inputValue()).toBe('What we owe together');
      await pressIn(page, 'Create Portfolio', 'Create Portfolio');
      await page.getByText('Step 2 of 2').waitFor();
    }));
});
