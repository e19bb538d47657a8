import { expect, it } from 'vitest';
import { aPerson } from '../support/accounts.ts';
import { untilCheckout } from '../support/billing.ts';
import { visit, withPage } from '../support/browser.ts';
import { listen } from '../support/heard.ts';

it('registering says what is missing where it is missing, leads to the plans, and a plan to its payment', () =>
  withPage(async (page) => {
    const { username, email, password } = aPerson();
    const heard = await listen(page);
    await visit(page, '/login');
    await heard.goTo(page.getByRole('link', { name: 'Create one here' }));
    await heard.press('Enter');
    expect
      .soft(await heard.script())
      .toEqual([
        'page: Sign In | Debt Payoff',
        'Create one here, link',
        'Create your account, heading level 1',
      ]);
    await heard.press('Tab');
    for (const text of [username, email, password]) {
      await heard.type(text);
      await heard.press('Tab');
    }
    expect(await heard.script()).toEqual([
      'Username, edit, required, described: At least 3 characters. You can sign in with it.',
      'Email, edit, required, described: For emails about your account, such as a new password. We never sell it.',
      'Password, password edit, required, described: At least 6 characters.',
      'Show password, button, not pressed',
    ]);

    await heard.press('Tab', 'Enter', 'Enter');
    const missing = 'Passwords do not match';
    expect(await heard.script()).toEqual([
      'Confirm password, password edit, required',
      `said: ${missing}`,
      'invalid',
      `said: ${missing}`,
    ]);

    await heard.type(password);
    await heard.press('Enter');
    await page.waitForURL('**/subscription');
    expect(await heard.script()).toEqual([
      'said: Registration successful! Logging you in...',
      'Plans, heading level 1',
      'said: Welcome to Debt Payoff. Your account is ready, on the free plan. Nothing more is needed to start.',
    ]);

    const trial = 'Start 14-day free trial, then £4.99 a month';
    await heard.goTo(page.getByRole('button', { name: trial }).first());
    await heard.press('Enter');
    await untilCheckout(page);
    expect(await heard.script()).toEqual([
      `${trial}, button`,
      'page: Start your free trial (test payments)',
    ]);
  }));
