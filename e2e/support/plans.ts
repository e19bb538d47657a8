/** People whose page takes them to be on another plan than they are on. */
import type { Page, Route } from 'playwright-core';

/** What the account says of its plan is all that the pages go by. Gives a way to end it. */
export async function pretendPlan(page: Page, tier: string): Promise<() => Promise<void>> {
  const account = '**/api/auth/verify';
  const pretend = async (route: Route): Promise<void> => {
    const response = await route.fetch();
    const body = await response.json();
    const user = { ...body.user, subscription_tier: tier };
    await route.fulfill({ response, json: { ...body, user } });
  };
  await page.route(account, pretend);
  return () => page.unroute(account, pretend);
}
