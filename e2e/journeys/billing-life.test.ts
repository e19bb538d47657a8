import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { refusedCall, withPerson } from '../support/accounts.ts';
import {
  holdRedirect,
  payByCard,
  tellBank,
  testCards,
  tierOf,
  untilCheckout,
  useUpTrial,
} from '../support/billing.ts';
import { visit } from '../support/browser.ts';
import { dialog } from '../support/portfolios.ts';

const phone = { width: 390, height: 844 };
const wide = { width: 1280, height: 844 };

const startTrial = 'Start 14-day free trial, then £4.99 a month, Basic';
const basicCard = (page: Page) => page.getByRole('article', { name: 'Basic' });
const status = (page: Page, text: string) => page.getByRole('main').getByText(text);

it('a subscription is begun, left and bought, declined, confirmed by the bank, raised, paid for, lowered, cancelled, kept and refunded, on a phone and as well on a wide screen', () =>
  withPerson(
    async (page, person) => {
      await leaveCheckouts(page);
      await useUpTrial(person);
      await subscribeToBasic(page);
      await upgradeAndFinishPayment(page);
      await downgrade(page);
      await cancelAndKeep(page);
      await cancelWithRefund(page);
      await seeReceipts(page);
    },
    { viewport: phone, expects: refusedCall },
  ));

/** On a phone, where it could be pressed on a wide screen too. */
async function pressOn(page: Page, control: Locator): Promise<void> {
  await page.setViewportSize(wide);
  await control.click({ trial: true });
  await page.setViewportSize(phone);
  await control.click();
}

const press = (page: Page, name: string) =>
  pressOn(page, page.getByRole('button', { name, exact: true }));
const pressIn = (page: Page, title: string, name: string) =>
  pressOn(page, dialog(page, title).getByRole('button', { name, exact: true }));

/** By the browser's back button, by the link of the checkout, and by closing the tab. */
async function leaveCheckouts(page: Page): Promise<void> {
  await visit(page, '/subscription');
  await press(page, startTrial);
  await untilCheckout(page);
  await page.goBack();
  await press(page, startTrial);
  await untilCheckout(page);
  const left = page.url();
  await page.getByRole('link', { name: 'Back to Debt Payoff' }).click();
  await page.getByRole('heading', { name: 'Checkout Cancelled' }).waitFor();
  await status(page, 'You are on the Free Plan.').waitFor();

  const closed = await page.context().newPage();
  await closed.goto('/subscription-plans');
  await press(closed, startTrial);
  await untilCheckout(closed);
  await closed.close();
  // Nobody can pay twice: a checkout that was left is over once the next one has begun.
  expect((await page.request.get(left)).status()).toBe(410);
  expect(await tierOf(page)).toBe('free');
}

async function subscribeToBasic(page: Page): Promise<void> {
  await visit(page, '/subscription');
  const startNow = basicCard(page).getByRole('checkbox', { name: /^Start my plan at once/ });
  expect(await startNow.isChecked()).toBe(false);
  expect(await page.getByRole('main').innerText()).not.toMatch(/trial/i);
  await startNow.check();
  await press(page, 'Subscribe, £4.99 a month, Basic');
  await untilCheckout(page);
  await payByCard(page, testCards.declined);
  await page.getByText('Your card was declined. Nothing was taken.').first().waitFor();
  await payByCard(page, testCards.asksEachTime);
  await tellBank(page, 'Fail');
  await page.getByText('Your bank could not confirm that it was you.').first().waitFor();
  await payByCard(page, testCards.asksEachTime);
  await tellBank(page, 'Complete');
  await status(page, 'You are on the Basic Plan.').waitFor();
  await expect.poll(() => new URL(page.url()).search).toBe('');
}

/** The bank wants to be asked again, for which the page has the way. */
async function upgradeAndFinishPayment(page: Page): Promise<void> {
  const title = 'Confirm Subscription Change';
  await pressOn(page, page.getByRole('link', { name: 'See the plans' }));
  await basicCard(page).getByText('Current Plan').waitFor();
  await press(page, 'Upgrade to Premium');
  await dialog(page, title).getByText('+£5.00').waitFor();
  await pressIn(page, title, 'Confirm Change');
  const paying = page.context().waitForEvent('page');
  await pressOn(page, dialog(page, title).getByRole('link', { name: /^Finish payment/ }));
  expect(await tierOf(page)).toBe('basic');
  const invoice = await paying;
  await invoice.getByRole('button', { name: 'Pay £5.00 with this card' }).click();
  await tellBank(invoice, 'Complete');
  await invoice.getByText('Thank you.').waitFor();
  await invoice.close();
  await expect.poll(() => tierOf(page)).toBe('premium');
}

async function downgrade(page: Page): Promise<void> {
  const title = 'Confirm Subscription Change';
  await holdRedirect(page);
  await visit(page, '/subscription-management');
  await press(page, 'Downgrade to Basic');
  await dialog(page, title).getByText('-£5.00').waitFor();
  await pressIn(page, title, 'Confirm Change');
  await page
    .getByText(
      'Successfully downgraded to Basic plan. Your new billing rate will take effect immediately.',
    )
    .waitFor();
  await page.getByRole('heading', { name: 'Basic Plan', exact: true }).waitFor();
}

async function cancelAndKeep(page: Page): Promise<void> {
  const title = 'Cancel subscription';
  await press(page, title);
  await dialog(page, title)
    .getByText('You keep your Basic Plan until 15 December 2026. Nothing more will be charged.')
    .waitFor();
  await pressIn(page, title, title);
  await page.getByText(/^Subscription cancelled successfully\./).waitFor();
  await press(page, 'Keep my plan');
  await page.getByText('Your subscription goes on. It is no longer set to end.').waitFor();
}

async function cancelWithRefund(page: Page): Promise<void> {
  const title = 'Cancel and get a refund';
  await press(page, 'Cancel subscription');
  await pressIn(page, 'Cancel subscription', title);
  // What was pressed is gone, and nobody is left outside of the dialog.
  await expect
    .poll(() => dialog(page, title).evaluate((it) => it.contains(document.activeElement)))
    .toBe(true);
  await dialog(page, title).getByText('£9.99 goes back to the card that you paid with.').waitFor();
  await pressIn(page, title, title);
  await page.getByText('Your subscription has ended, and £9.99 goes back to your card.').waitFor();
  expect(await tierOf(page)).toBe('free');
}

async function seeReceipts(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'No Active Subscription' }).waitFor();
  const receipts = page.getByRole('table', { name: /^Invoices and receipts/ });
  const pdf = receipts.getByRole('link', { name: /^PDF/ }).last();
  const file = await page.request.get((await pdf.getAttribute('href')) ?? '');
  expect(file.headers()['content-type']).toBe('application/pdf');
}
