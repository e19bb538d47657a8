import { accountAddresses } from '@debt-payoff/contract/account-addresses';
import { portfolioAddresses } from '@debt-payoff/contract/portfolio-addresses';
import { expect, it } from 'vitest';
import { createPasswords } from '../accounts/passwords.ts';
import { clockStartingAt } from '../platform/clock.ts';
import { call } from '../testing/people.ts';
import { createTestApp, testNow } from '../testing/test-app.ts';
import { demoPassword, makeDemoAccounts } from './demo-accounts.ts';

const { app, db, pool } = await createTestApp();
const deps = { db, clock: clockStartingAt(testNow), passwords: createPasswords() };

it('there is one account for each plan, with debts within its limits, however often it starts', async () => {
  await makeDemoAccounts(deps);
  await makeDemoAccounts(deps);
  for (const tier of ['free', 'basic', 'premium']) {
    const login = await call(app, accountAddresses.login, {
      body: { username: `demo-${tier}`, password: demoPassword },
    });
    expect(login.body.user.subscription_tier).toBe(tier);
    const portfolios = await call(app, portfolioAddresses.list, { as: login.body.access_token });
    expect(portfolios.body.length).toBeGreaterThan(0);
  }
  expect((await pool.query('SELECT 1 FROM users')).rowCount).toBe(3);
});
