import { expect, it } from 'vitest';
import { aPerson } from '../support/accounts.ts';
import { untilCheckout } from '../support/billing.ts';
import { visit, withPage } from '../support/browser.ts';
import { barclaycard, fillDebt } from '../support/calculator-page.ts';
import { listen } from '../support/heard.ts';

const submit = 'Start My Debt-Free Journey';
const trial = 'Start 14-day free trial, then £4.99 a month, Basic';
const facts = [
  'Free until 29 November 2026, then £4.99 a month, including any VAT.',
  'After the trial it renews every month until you cancel.',
  "Cancel at any time under 'Manage Subscription' in your account menu.",
  'Before 29 November 2026 you pay nothing.',
  'You have another 14 days to change your mind once the trial has turned paid: cancel in that time and get a refund.',
  'The terms say it in full.',
];

it('registering says what is missing where it is missing, leads to the plans, and a plan to its payment', () =>
  withPage(async (page) => {
    const { username, email, password } = aPerson();
    const heard = await listen(page);
    await visit(page, '/login');
    await heard.goTo(page.getByRole('link', { name: 'Create one here' }));
    await heard.press('Enter');
    expect(await heard.script()).toEqual([
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
      'said: Password strength: strong. Use it only here, and let your browser remember it.',
      'Show password, button',
    ]);

    await heard.press('Enter');
    await heard.goTo(page.getByRole('button', { name: submit }));
    expect(await heard.script()).toEqual([
      'said: The password is shown.',
      'Hide password',
      `${submit}, button`,
    ]);

    await heard.press('Enter', 'Enter');
    const missing = 'Type the same password again';
    expect(await heard.script()).toEqual([
      `Confirm password, password edit, required, invalid, described: ${missing}`,
      'said: All fields are required.',
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

    await heard.goTo(page.getByRole('button', { name: trial }).first());
    await heard.press('Enter');
    await untilCheckout(page);
    expect(await heard.script()).toEqual([
      `${trial}, button, described: ${facts.join(' ')}`,
      'page: Start your free trial (test payments)',
    ]);
  }));

it('signing in without a password leads to it, and says what is missing once', () =>
  withPage(async (page) => {
    const heard = await listen(page);
    await visit(page, '/login');
    await heard.goTo(page.getByLabel('Username or email'));
    await heard.type('zoe');
    await heard.clear();
    await heard.goTo(page.getByRole('button', { name: 'Sign In', exact: true }));
    await heard.press('Enter');
    expect(await heard.script()).toEqual([
      'Sign In, button',
      'Password, password edit, required, invalid, described: Password is required',
      'said: Please fill in all required fields.',
    ]);
  }));

it('whoever is sent to sign in hears why', () =>
  withPage(async (page) => {
    const heard = await listen(page);
    await visit(page, '/');
    await fillDebt(page, 1, barclaycard);
    await heard.goTo(page.getByRole('button', { name: 'Create Portfolio' }));
    await heard.clear();
    await heard.press('Enter');
    expect(await heard.script()).toEqual([
      'Welcome back, heading level 1, described: Please create an account to save your debt portfolio',
    ]);
  }));
