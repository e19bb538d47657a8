import { expect, it } from 'vitest';
import { withPerson } from '../support/accounts.ts';

it.each(['/subscription', '/subscription-plans'])(
  '%s shows three plans, marks the current one and says that buying opens soon',
  (path) =>
    withPerson(async (page) => {
      await page.goto(path);
      const cards = page.getByRole('article');
      await cards.getByText('Current Plan').waitFor();
      const texts = await cards.allInnerTexts();
      expect(texts.map((text) => /£[\d.]+/.exec(text)?.[0])).toEqual(['£0', '£4.99', '£9.99']);
      expect(texts.map((text) => text.includes('Current Plan'))).toEqual([true, false, false]);
      expect(texts.map((text) => text.includes('opens soon'))).toEqual([false, true, true]);
    }),
);

it('whoever has just registered is welcomed, once', () =>
  withPerson(async (page) => {
    await page.evaluate(() => sessionStorage.setItem('just_registered', 'true'));
    await page.goto('/subscription');
    await page.getByText('Welcome to Debt Payoff').waitFor();
    await page.reload();
    await page.getByText('Current Plan').waitFor();
    await expect.poll(() => page.getByText('Welcome to Debt Payoff').count()).toBe(0);
  }));

it('the pages around buying say what is there', () =>
  withPerson(async (page) => {
    for (const [path, text] of [
      ['/subscription/cancel', 'Checkout Cancelled'],
      ['/subscription-cancel?action=subscription_cancelled', 'Subscription Cancelled'],
      ['/subscription-management', 'No Active Subscription'],
      ['/subscription/success', 'You are on the Free Plan.'],
      ['/dashboard', 'Welcome to Debt Payoff'],
    ] as const) {
      await page.goto(path);
      await page.getByText(text).first().waitFor();
    }
  }));
