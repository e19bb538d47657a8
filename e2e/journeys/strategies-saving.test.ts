import { accountAddresses } from '@debt-payoff/contract/account-addresses';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type Person, refusedCall, withPerson } from '../support/accounts.ts';
import type { PageOptions } from '../support/browser.ts';
import { hold, untilAtRest, visit } from '../support/browser.ts';
import { shownFailure } from '../support/messages.ts';
import { givePlan } from '../support/plans.ts';
import { callAs, card, dialog, makePortfolio } from '../support/portfolios.ts';
import { scrollToPlan, stateOf, twoDebts } from '../support/strategies-page.ts';

const title = 'Save to Portfolio';
const saveButton = (page: Page) => page.getByRole('button', { name: title });

async function openStrategies(page: Page, origin?: object): Promise<void> {
  const stored = stateOf(origin === undefined ? twoDebts : { ...twoDebts, origin });
  await page.addInitScript((text) => sessionStorage.setItem('strategies', text), stored);
  await visit(page, '/strategies');
}

function withPlan(
  tier: 'basic' | 'premium',
  journey: (page: Page, person: Person) => Promise<void>,
  options: PageOptions = {},
): Promise<void> {
  return withPerson(async (page, person) => {
    await givePlan(person, tier);
    await journey(page, person);
  }, options);
}

describe('on a paid plan', () => {
  it('the sample is nobody’s to export or save, and results are saved to a new portfolio', () =>
    withPlan('basic', async (page) => {
      await visit(page, '/strategies');
      await scrollToPlan(page);
      await page.getByText('Saving starts with your own debts, in the calculator.').waitFor();
      await expect.poll(() => saveButton(page).isDisabled()).toBe(true);
      await page.getByRole('button', { name: /^Export PDF/ }).click();
      await shownFailure(page).getByText('No calculation results to export').waitFor();
      await openStrategies(page);
      for (const name of [/^Export PDF/, /^Export Excel/]) {
        await expect.poll(() => page.getByRole('button', { name }).isEnabled()).toBe(true);
      }
      await expect.poll(() => page.getByRole('link', { name: 'Upgrade to Pro' }).count()).toBe(0);
      await saveButton(page).click();
      await dialog(page, title).getByLabel('Name').fill('From the strategies');
      await dialog(page, title).getByLabel('Strategy').selectOption('snowball');
      await dialog(page, title).getByRole('button', { name: 'Save' }).click();
      await page.waitForURL(/\/portfolios\/\d+$/);
      const saved = await callAs(page, 'GET', `/api${new URL(page.url()).pathname}`);
      expect(await saved.json()).toMatchObject({
        name: 'From the strategies',
        strategy: 'snowball',
        extra_payment: twoDebts.extraPayment,
        debts: [{ creditor: 'Card', balance: 4150 }, { creditor: 'Loan' }],
      });
    }));

  it('those that came from a portfolio are offered to it first', () =>
    withPlan('premium', async (page) => {
      const { id } = await makePortfolio(page, { debts: [card] });
      await openStrategies(page, { kind: 'portfolio', portfolioId: String(id) });
      await page.getByText('edit your debts in the portfolio and recalculate').waitFor();
      await saveButton(page).click();
      await dialog(page, title).getByText('2 debts added').waitFor();
      await expect
        .poll(() =>
          dialog(page, title)
            .getByRole('radio', { name: /^Household/ })
            .isChecked(),
        )
        .toBe(true);
      await dialog(page, title).getByRole('button', { name: 'Cancel' }).click();
      await page.getByRole('link', { name: 'Back to Portfolio' }).click();
      await page.waitForURL(`**/portfolios/${id}`);
    }));

  it('a session that has ended keeps the results back, says so, and leads to them again', () =>
    withPlan(
      'basic',
      async (page, person) => {
        await openStrategies(page);
        await saveButton(page).waitFor();
        await page.route(/\/api\/(portfolios|auth\/refresh)/, (route) =>
          route.fulfill({
            status: 401,
            json: { error: 'x', code: 'session_ended', request_id: 'r' },
          }),
        );
        await saveButton(page).click();
        await page.getByText('What you had here is kept').waitFor();
        await page.getByText('Sample Strategies Shown').waitFor();
        expect(new URL(page.url()).pathname).toBe('/strategies');
        await page.unrouteAll();
        await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
        await page.getByLabel('Username or email').fill(person.username);
        await page.getByLabel('Password', { exact: true }).fill(person.password);
        await page.locator('form').getByRole('button', { name: 'Sign In' }).click();
        await page.waitForURL('**/strategies');
        await page.getByText('2 debts, £6,450.00 owed').waitFor();
      },
      { expects: refusedCall },
    ));
});

it('on the free plan exporting and saving wait for an upgrade', () =>
  withPerson(async (page) => {
    await openStrategies(page);
    for (const name of [/^Export PDF/, /^Export Excel/, title]) {
      await expect.poll(() => page.getByRole('button', { name }).isDisabled()).toBe(true);
    }
    const upgrade = page.getByRole('link', { name: 'Upgrade to Pro' });
    await expect.poll(() => upgrade.getAttribute('href')).toBe('/subscription');
  }));

it('the way to an upgrade stays under the hand while it is found out which plan there is', () =>
  withPerson(async (page) => {
    const letGo = await hold(
      page,
      '**/assets/*account-exports*.js',
      `**${accountAddresses.verify.path}`,
    );
    await page.addInitScript(
      (text) => sessionStorage.setItem('strategies', text),
      stateOf(twoDebts),
    );
    await page.goto('/strategies');
    const upgrade = await page.getByRole('link', { name: 'Upgrade to Pro' }).elementHandle();
    await upgrade?.focus();
    await untilAtRest(page, async () => letGo());
    const isUnderHand = await upgrade?.evaluate((link) => link === document.activeElement);
    expect(isUnderHand).toBe(true);
  }));
