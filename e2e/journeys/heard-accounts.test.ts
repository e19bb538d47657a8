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
    await heard.press('Space');
    await heard.press('Space');
    await heard.press('Enter');
    expect(await heard.script()).toEqual(['x']);
    await heard.goTo(page.getByLabel('Confirm password', { exact: true }));
    await heard.press('Enter');
    expect(await heard.script()).toEqual(['x']);
    await heard.press('Enter');
    expect(await heard.script()).toEqual(['x']);
    await heard.type(password);
    await heard.press('Enter');
    await page.waitForURL('**/subscription');
    expect(await heard.script()).toEqual(['x']);
    await heard.goTo(
      page.getByRole('button', { name: /^Start 14-day free trial, then £4.99/ }).first(),
    );
    await heard.press('Enter');
    await untilCheckout(page);
    expect(await heard.script()).toEqual(['x']);
  }));
