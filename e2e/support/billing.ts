/** Paying in journeys: the pages of the card payment service, and people who come with a plan. */
import { billingAddresses } from '@debt-payoff/contract/billing-addresses';
import { billingLimits } from '@debt-payoff/contract/billing-limits';
import { plans } from '@debt-payoff/contract/plans';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { recordTrialUse } from '../../server/src/billing/trial-memory.ts';
import { findUserByLogin } from '../../server/src/people/people.store.ts';
import { goodCard, submit } from '../../stripe-emulator/src/testing/shop.ts';
import { type Person, storedTokens } from './accounts.ts';
import { productNow } from './product-clock.ts';
import { productDatabase } from './quick-accounts.ts';

export const testCards = {
  good: goodCard['card-number'],
  declined: '4000 0000 0000 0002',
  /** The bank asks with each payment. */
  asksEachTime: '4000 0027 6000 3184',
} as const;

/** The page on which the card payment service takes the card. */
export async function untilCheckout(page: Page): Promise<void> {
  await page.waitForURL(/\/c\/pay\//);
  await page.getByRole('heading', { name: 'Your order' }).waitFor();
}

/** Types the card into the form of a checkout or an invoice, and pays by the button that the form has. */
export async function payByCard(page: Page, number: string): Promise<void> {
  const form = page.locator('form').filter({ has: page.getByLabel('Card number') });
  await form.getByLabel('Card number').fill(number);
  await form.getByLabel('Expiry date').fill(goodCard.expiry);
  await form.getByLabel('Security code').fill(goodCard.cvc);
  await form.getByLabel('Name on card').fill(goodCard.name);
  await form.getByRole('button').click();
}

/** What the person says on the page of their bank. */
export async function tellBank(page: Page, says: 'Complete' | 'Fail'): Promise<void> {
  await page.getByRole('heading', { name: 'Confirm with your bank' }).waitFor();
  await page.getByRole('button', { name: says, exact: true }).click();
}

/** As somebody who has had the free trial. */
export async function useUpTrial({ username }: Person): Promise<void> {
  const db = await productDatabase();
  const user = await findUserByLogin(db, username);
  if (user === null) throw new Error(`there is no ${username}`);
  // Another key than the product's: what counts here is the account and not its address.
  const person = { userId: user.id, email: user.email, addressKey: new Uint8Array(32) };
  await db.transaction((tx) => recordTrialUse(tx, { ...person, now: productNow() }));
}

/** Subscribes whom the page is signed in as, by the calls that the pages make: a trial, where they have one left. */
export async function subscribe(
  page: Page,
  { tier }: { readonly tier: 'basic' | 'premium' },
): Promise<void> {
  const [token] = await storedTokens(page);
  const headers = { authorization: `Bearer ${token}` };
  const opened = await page.request.post(billingAddresses.checkout.path, {
    headers,
    data: { priceId: plans[tier].priceId, start_now: true },
  });
  const { url } = await opened.json();
  const paid = await submit(url, goodCard);
  expect(paid.status).toBe(303);
  const session = new URL(paid.location ?? '').searchParams.get('session_id') ?? '';
  const status = await page.request.get(billingAddresses.status.path, {
    headers,
    params: { session_id: session },
  });
  expect(status.status()).toBe(200);
}

/** The plan in effect of whom the page is signed in as, as the server knows it. */
export async function tierOf(page: Page): Promise<string> {
  const [token] = await storedTokens(page);
  const headers = { authorization: `Bearer ${token}` };
  const reply = await page.request.get(billingAddresses.tier.path, { headers });
  return (await reply.json()).tier;
}

/** What would lead on after a moment waits until it is let go. Before the page is opened. */
export async function holdRedirect(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript((delayMs) => {
    const own = window.setTimeout.bind(window);
    const held: TimerHandler[] = [];
    const hold = (handler: TimerHandler, ms?: number, ...given: unknown[]): number =>
      ms === delayMs ? held.push(handler) : own(handler, ms, ...given);
    Reflect.set(window, 'setTimeout', hold);
    Reflect.set(window, 'letGoHeld', () => held.splice(0).map((handler) => own(handler)));
  }, billingLimits.cancelRedirectDelayMs);
  return () => page.evaluate(() => Reflect.get(window, 'letGoHeld')());
}
