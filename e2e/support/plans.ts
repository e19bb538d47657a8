/** People who were given a plan, and those whose page takes them to be on another than they are on. */
import type { TierName } from '@debt-payoff/contract/plans';
import type { Page, Route } from 'playwright-core';
import { grantTier } from '../../server/src/entitlements/entitlements.store.ts';
import { findUserByLogin } from '../../server/src/people/people.store.ts';
import type { Person } from './accounts.ts';
import { productNow } from './product-clock.ts';
import { productDatabase } from './quick-accounts.ts';

/** As staff would give it: nothing is intercepted, so that the browser keeps its cache. */
export async function givePlan({ username }: Person, tier: TierName): Promise<void> {
  const db = await productDatabase();
  const user = await findUserByLogin(db, username);
  if (user === null) throw new Error(`there is no ${username}`);
  await grantTier(db, { userId: user.id, tier, reason: 'for a test', now: productNow() });
}

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
