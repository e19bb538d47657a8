import { expect, it } from 'vitest';
import { withPerson } from '../support/accounts.ts';

it('three plans are shown with the current one marked, and anyone who has just registered is welcomed once', () =>
  withPerson(async (page) => {
    const welcome = page.getByText('Welcome to Debt Payoff');
    await page.evaluate(() => sessionStorage.setItem('just_registered', 'true'));
    await page.goto('/subscription');
    await welcome.waitFor();
    await page.goto('/subscription-plans');
    const cards = page.getByRole('article');
    await cards.getByText('Current Plan').waitFor();
    await cards.getByRole('button').first().waitFor();
    const texts = await cards.allInnerTexts();
    expect(texts.map((text) => /£[\d.]+/.exec(text)?.[0])).toEqual(['£0', '£4.99', '£9.99']);
    expect(texts.map((text) => text.includes('Current Plan'))).toEqual([true, false, false]);
    await expect.poll(() => welcome.count()).toBe(0);
    // The pages around buying say what is so, whatever their address says.
    for (const [path, ...said] of [
      ['/subscription/cancel', 'Checkout Cancelled', 'You are on the Free Plan.'],
      ['/subscription-cancel?action=subscription_cancelled', 'Subscription Cancelled'],
      ['/subscription-management', 'No Active Subscription'],
      ['/subscription/success', 'Your plan', 'You are on the Free Plan.'],
      ['/dashboard', 'Welcome to Debt Payoff'],
    ] as const) {
      await page.goto(path);
      for (const text of said) await page.getByText(text).first().waitFor();
    }
  }));
