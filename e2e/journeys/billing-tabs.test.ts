import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { refusedCall, signIn, withPerson } from '../support/accounts.ts';
import { holdRedirect, payByCard, testCards, tierOf, untilCheckout } from '../support/billing.ts';
import { openBrowser, visit } from '../support/browser.ts';
import { dialog, makePortfolio, press, pressIn } from '../support/portfolios.ts';
import { newProfile } from '../support/profiles.ts';

const planLine = (page: Page, plan: string) => page.locator('.plan-line').getByText(plan);
const limitBanner = (page: Page) =>
  page.locator('.banner').filter({ hasText: 'Portfolio Limit Reached' });
const trialEnd = '29 November 2026';

it('a trial that begins in one tab counts in the other at once, in another browser when it is looked at, and is left with two clicks and the confirm', () =>
  withPerson(
    async (page, person) => {
      await makePortfolio(page, {});
      await visit(page, '/portfolios');
      await nameNext(page, 'A second one');
      await limitBanner(page).waitFor();
      const elsewhere = await newProfile(await openBrowser(), {});
      const other = elsewhere.page;
      await signIn(other, person);
      await other.clock.install();
      await visit(other, '/dashboard');

      const tab = await page.context().newPage();
      const letGo = await holdRedirect(tab);
      await beginTrial(tab);
      await limitBanner(page).waitFor({ state: 'detached' });
      await nameNext(page, 'A second one');
      await dialog(page, 'Add your debts').waitFor();

      await planLine(other, 'Free Plan').waitFor();
      await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await other.clock.fastForward(5_000);
      await planLine(other, 'Basic Plan').waitFor();
      await elsewhere.giveBack({ isSound: true });

      await leaveFromDashboard(tab);
      await letGo();
      await tab.waitForURL('/subscription/cancel?action=subscription_cancelled');
      await tab.getByText(`You have the Basic Plan until ${trialEnd}.`).waitFor();
      await visit(page, '/subscription-management');
      await press(page, 'Keep my plan');
      await tab.getByText('It is not set to end.').waitFor();
    },
    { expects: refusedCall },
  ));

async function nameNext(page: Page, name: string): Promise<void> {
  const title = 'Create Portfolio';
  await press(page, 'New Portfolio');
  await dialog(page, title).getByLabel('Name').fill(name);
  await pressIn(page, title, title);
}

async function beginTrial(page: Page): Promise<void> {
  await visit(page, '/subscription');
  const card = page.getByRole('article', { name: 'Basic' });
  await card.getByText(`Free until ${trialEnd}, then £4.99 a month, including any VAT.`).waitFor();
  // What to know, the box for starting at once and the button: nothing stands between them.
  const parts = card.locator('.subscribe > *');
  expect(await parts.evaluateAll((all) => all.map(({ tagName }) => tagName))).toEqual([
    'UL',
    'LABEL',
    'BUTTON',
  ]);
  await press(page, 'Start 14-day free trial, then £4.99 a month, Basic');
  await untilCheckout(page);
  await payByCard(page, testCards.good);
  await page.getByText(`It is free until ${trialEnd}.`).waitFor();
}

async function leaveFromDashboard(page: Page): Promise<void> {
  await visit(page, '/dashboard');
  const clicks = await countClicks(page);
  await page.locator('.plan-line').getByRole('link', { name: 'Manage Subscription' }).click();
  await press(page, 'Cancel subscription');
  expect(await clicks()).toBe(2);
  await dialog(page, 'Cancel subscription')
    .getByText("You'll lose access to premium features at the end of your current billing period.")
    .waitFor();
  await pressIn(page, 'Cancel subscription', 'Cancel subscription');
  await page.getByText(/^Subscription cancelled successfully\./).waitFor();
  expect(await clicks()).toBe(3);
  expect(await tierOf(page)).toBe('basic');
}

/** In this document, which the way out does not leave. */
async function countClicks(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    Reflect.set(window, 'clicksCount', 0);
    const count = () => Reflect.set(window, 'clicksCount', Reflect.get(window, 'clicksCount') + 1);
    window.addEventListener('click', count, { capture: true });
  });
  return () => page.evaluate(() => Reflect.get(window, 'clicksCount'));
}
