import { billingAddresses } from '@debt-payoff/contract/billing-addresses';
import type { Page, Route } from 'playwright-core';
import { expect, it } from 'vitest';
import { anyTrouble, cutOff, withPerson } from '../support/accounts.ts';
import { subscribe } from '../support/billing.ts';
import { tryAgainAtOnce, visit } from '../support/browser.ts';
import { dialog, press, pressIn } from '../support/portfolios.ts';

type Action = keyof typeof billingAddresses;

/** The server replies, and has nothing to say. */
const wordless = (route: Route): Promise<void> => route.fulfill({ status: 500, body: '' });
/** The server does what it is asked, and its reply does not arrive. */
const lost = async (route: Route): Promise<void> => {
  await route.fetch();
  await route.abort();
};
/** Its own words. */
const own = 'Our card payment service does not answer.';
const refusal = (status: number, code: string) => (route: Route) =>
  route.fulfill({ status, json: { error: own, code, request_id: 'one' } });
const refused = refusal(400, 'invalid');
const missing = refusal(404, 'no_subscription');

/** What follows fails in this manner, and later nothing does. */
async function failing(
  page: Page,
  action: Action,
  how: (route: Route) => Promise<void>,
  act: () => Promise<void>,
): Promise<void> {
  const address = `**${billingAddresses[action].path}*`;
  await page.route(address, how);
  await act();
  await page.unroute(address, how);
}

const startTrial = 'Start 14-day free trial, then £4.99 a month, Basic';
const change = 'Confirm Subscription Change';
const banner = (page: Page, text: string) =>
  page.locator('.banner').filter({ hasText: text }).first();

/** Pressed once for each manner of failing, each is told in its own text. */
async function tells(
  page: Page,
  action: Action,
  cases: readonly (readonly [how: (route: Route) => Promise<void>, text: string])[],
  act: () => Promise<void>,
): Promise<void> {
  for (const [how, text] of cases) {
    await failing(page, action, how, async () => {
      await act();
      await banner(page, text).waitFor();
    });
  }
}

it('on the management page each failure has its text', () =>
  withPerson(
    async (page) => {
      await subscribe(page, { tier: 'premium' });
      await tryAgainAtOnce(page);
      await failing(page, 'status', wordless, async () => {
        await visit(page, '/subscription-management');
        await banner(page, 'Failed to fetch subscription status').waitFor();
      });
      await tells(page, 'status', [[cutOff, 'Network error loading subscription status']], () =>
        press(page, 'Try Again'),
      );
      await press(page, 'Try Again');

      await tells(
        page,
        'portal',
        [
          [wordless, 'Failed to open customer portal'],
          [cutOff, 'Network error opening customer portal'],
          [refused, own],
          [missing, 'No active subscription found'],
        ],
        () => press(page, 'Manage payment details'),
      );

      await failing(page, 'preview', wordless, async () => {
        await press(page, 'Downgrade to Basic');
        await banner(page, 'Failed to preview subscription change').waitFor();
      });
      await tells(page, 'preview', [[cutOff, 'Network error previewing subscription change']], () =>
        pressIn(page, change, 'Try Again'),
      );
      await pressIn(page, change, 'Try Again');
      await tells(
        page,
        'change',
        [
          [wordless, 'Failed to downgrade subscription'],
          [cutOff, 'Network error downgrading subscription'],
          [refused, own],
        ],
        () => pressIn(page, change, 'Confirm Change'),
      );
      await page.keyboard.press('Escape');

      const leaving = 'Cancel subscription';
      await press(page, leaving);
      await tells(
        page,
        'cancel',
        [
          [wordless, 'Failed to cancel subscription'],
          [cutOff, 'Network error cancelling subscription'],
          [refused, own],
        ],
        () => pressIn(page, leaving, leaving),
      );
      // Whether the server is still at it cannot be told, and cancelling again does no harm.
      await tells(page, 'cancel', [[cutOff, 'does not show as cancelled yet']], () =>
        pressIn(page, leaving, leaving),
      );
      await pressIn(page, leaving, leaving);
      await page.waitForURL(/action=subscription_cancelled/);
      await visit(page, '/subscription-management');
      await tells(page, 'reactivate', [[wordless, 'Something went wrong']], () =>
        press(page, 'Keep my plan'),
      );
      await tells(page, 'reactivate', [[lost, 'Your subscription goes on.']], () =>
        press(page, 'Keep my plan'),
      );
    },
    { expects: anyTrouble },
  ));

/** A checkout that nothing is known of is looked for a few times, and then the page says so. */
async function stopsLooking(page: Page): Promise<void> {
  const tab = await page.context().newPage();
  await tab.clock.install();
  await visit(tab, '/subscription/success?session_id=unknown');
  const check = tab.getByRole('button', { name: 'Check again' });
  for (const seconds of [2, 3, 5]) {
    await tab.getByText('Looking for your payment').waitFor();
    const reply = tab.waitForResponse(`**${billingAddresses.status.path}*`);
    await tab.clock.fastForward(seconds * 1_000);
    await (await reply).finished();
  }
  await check.waitFor();
  await tab.getByText('If you have just paid, it can take a few minutes to show here.').waitFor();
  await tab.close();
}

/** Anyone who goes on while the checkout is opened is not carried off to it. */
async function staysElsewhere(page: Page): Promise<void> {
  const address = `**${billingAddresses.checkout.path}`;
  const { promise: isLeft, resolve: leave } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await isLeft;
    // Within the page, where the browser goes at once.
    await route.fulfill({ json: { url: `${new URL(page.url()).origin}/dashboard#checkout` } });
  });
  await visit(page, '/subscription');
  const opened = page.waitForResponse(address);
  await press(page, startTrial);
  await page.getByRole('link', { name: 'Go to the dashboard' }).click();
  await page.locator('.plan-line').waitFor();
  leave();
  await (await opened).finished();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => resolve(null))));
  expect(new URL(page.url()).hash).toBe('');
  await page.unroute(address);
}

it('on the plans page each failure has its text, and a status that fails falls back to the free plan', () =>
  withPerson(
    async (page) => {
      await tryAgainAtOnce(page);
      await stopsLooking(page);
      await staysElsewhere(page);
      await failing(page, 'status', wordless, async () => {
        await visit(page, '/subscription');
        await page.getByRole('button', { name: startTrial }).waitFor();
        const current = page.getByRole('article').filter({ hasText: 'Current Plan' });
        await current.getByRole('heading', { name: 'Free' }).waitFor();
        expect(await page.locator('.banner').count()).toBe(0);
        await visit(page, '/subscription/success?session_id=cs_test_unknown');
        await page.getByText('We cannot tell yet how your payment went.').waitFor();
      });
      await visit(page, '/subscription');
      await tells(
        page,
        'checkout',
        [
          [wordless, 'Failed to create checkout session'],
          [refused, own],
          [cutOff, 'Failed to create checkout session'],
        ],
        () => press(page, startTrial),
      );
      // As the server itself says it to someone without a plan.
      await press(page, 'Manage Subscription');
      await banner(
        page,
        'No active subscription found. Please subscribe to a plan first.',
      ).waitFor();

      await subscribe(page, { tier: 'basic' });
      await visit(page, '/subscription');
      await tells(
        page,
        'portal',
        [
          [wordless, 'Failed to access customer portal'],
          [refused, own],
        ],
        () => press(page, 'Manage Subscription'),
      );
      await failing(page, 'preview', wordless, async () => {
        await press(page, 'Upgrade to Premium');
        await banner(page, 'Failed to preview subscription change').waitFor();
      });
      await pressIn(page, change, 'Try Again');
      await tells(
        page,
        'change',
        [
          [wordless, 'Failed to upgrade subscription'],
          [cutOff, 'Network error upgrading subscription'],
        ],
        () => pressIn(page, change, 'Confirm Change'),
      );
      await pressIn(page, change, 'Confirm Change');
      await banner(
        page,
        'Successfully upgraded to Premium plan. Your new billing rate will take effect immediately.',
      ).waitFor();
      expect(await dialog(page, change).count()).toBe(0);
    },
    { expects: anyTrouble },
  ));
