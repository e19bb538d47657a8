import { accountAddresses } from '@debt-payoff/contract/account-addresses';
import {
  paymentAddresses,
  progressAddresses,
  scheduleAddresses,
} from '@debt-payoff/contract/payment-addresses';
import { portfolioAddresses } from '@debt-payoff/contract/portfolio-addresses';
import { describe, expect, it } from 'vitest';
import { createPasswords } from '../accounts/passwords.ts';
import { clockStartingAt } from '../platform/clock.ts';
import { scheduleLinks } from '../registries.ts';
import { call } from '../testing/people.ts';
import { testNow } from '../testing/settable-clock.ts';
import { createTestApp } from '../testing/test-app.ts';
import { makeDemoAccounts } from './demo-accounts.ts';
import { demoPassword } from './demo-people.ts';

const { app, db, pool } = await createTestApp();
const deps = {
  db,
  clock: clockStartingAt(testNow),
  passwords: createPasswords(),
  ...scheduleLinks,
};
await makeDemoAccounts(deps);
await makeDemoAccounts(deps);

const tiers = ['free', 'basic', 'premium'] as const;
const tokens = new Map<string, string>();
for (const tier of tiers) {
  const body = { username: `demo-${tier}`, password: demoPassword };
  const login = await call(app, accountAddresses.login, { body });
  expect(login.body.user.subscription_tier).toBe(tier);
  tokens.set(tier, login.body.access_token);
}

type Tier = (typeof tiers)[number];
const send = async (
  tier: Tier,
  address: { method: string; path: string },
  manner: { id?: number } = {},
) => (await call(app, address, { as: tokens.get(tier) ?? '', ...manner })).body;
const idOf = async (tier: Tier, name: string): Promise<number> =>
  (await send(tier, portfolioAddresses.list)).find((each: { name: string }) => each.name === name)
    .id;

it('there are accounts for each plan, with debts within its limits, however often it starts', async () => {
  expect((await pool.query('SELECT 1 FROM users')).rowCount).toBe(4);
  const held = await Promise.all(
    tiers.map(async (tier) =>
      (await send(tier, portfolioAddresses.list)).map(
        (each: { name: string; debts_count: number; total_balance: number }) => [
          each.name,
          each.debts_count,
          each.total_balance,
        ],
      ),
    ),
  );
  expect(held).toEqual([
    [['My debts', 3, 3902.85]],
    [
      ['Household', 4, 8532.85],
      ['Car', 1, 7920],
    ],
    [
      ['Everyday debts', 7, 12_532.2],
      ['Loans', 3, 20_970],
      ['Home', 1, 148_300],
    ],
  ]);
  const { rows } = await pool.query(
    `SELECT p.name, count(*)::int AS debts FROM users u JOIN portfolios p ON p.user_id = u.id
     JOIN debts d ON d.portfolio_id = p.id WHERE u.username = 'demo-ending' GROUP BY p.name`,
  );
  expect(rows).toEqual([{ name: 'Nearly there', debts: 4 }]);
});

describe('the year behind them', () => {
  it('has payments of each month, a few extras, and one that was left out', async () => {
    const id = await idOf('free', 'My debts');
    const payments = await send('free', paymentAddresses.list, { id });
    // 12 + 11 + 11 monthly ones, and four more.
    expect(payments).toHaveLength(38);
    const types = Map.groupBy(
      payments,
      ({ payment_type }: { payment_type: string }) => payment_type,
    );
    expect([types.get('extra')?.length, types.get('lump_sum')?.length]).toEqual([3, 1]);
    const sums = await send('free', paymentAddresses.summary, { id });
    expect(sums.months.length).toBeGreaterThanOrEqual(12);
    expect(sums.interest_amount).toBeGreaterThan(1000);
  });

  it('has a debt that is paid off, without a penny too much', async () => {
    const debts = await send('basic', portfolioAddresses.listDebts, {
      id: await idOf('basic', 'Household'),
    });
    const done = debts.filter(({ is_paid_off }: { is_paid_off: boolean }) => is_paid_off);
    expect(done).toMatchObject([
      { creditor: 'Sofa on finance', original_balance: 450, balance: 0, principal_paid: 450 },
    ]);
  });

  it('has a balance entered by hand, and schedules of which one payment was missed', async () => {
    const { rows } = await pool.query(
      `SELECT d.creditor, s.balance_pence::int FROM debt_statements s
       JOIN debts d ON d.id = s.debt_id WHERE s.kind <> 'opening'`,
    );
    expect(rows).toEqual([{ creditor: 'Harbour Visa', balance_pence: 638_717 }]);
    const missed = await Promise.all(
      tiers.map(async (tier) => {
        const portfolios = await send(tier, portfolioAddresses.list);
        const checks = await Promise.all(
          portfolios.map(({ id }: { id: number }) =>
            send(tier, scheduleAddresses.checkMissed, { id }),
          ),
        );
        return checks.flatMap(({ missed_payments }) => missed_payments);
      }),
    );
    expect(missed).toMatchObject([
      [],
      [],
      [{ debt_name: 'Harbour Visa', missed_dates: ['2026-08-20'], payment_amount: 180 }],
    ]);
  });

  it('has a snapshot each quarter, with less owed from one to the next', async () => {
    for (const [tier, name, debts] of [
      ['free', 'My debts', 3],
      ['basic', 'Household', 4],
      ['premium', 'Everyday debts', 7],
      ['premium', 'Home', 1],
    ] as const) {
      const snapshots = await send(tier, progressAddresses.list, { id: await idOf(tier, name) });
      expect(snapshots).toHaveLength(4);
      for (const { total_debts_count } of snapshots) expect(total_debts_count).toBe(debts);
      const owed = snapshots.map(({ total_balance }: { total_balance: number }) => total_balance);
      const interest = snapshots.map(
        ({ total_interest_paid }: { total_interest_paid: number }) => total_interest_paid,
      );
      expect(owed).toEqual([...owed].sort((a, b) => b - a));
      expect(interest).toEqual([...interest].sort((a, b) => a - b));
    }
  });

  it('was entered by somebody who had an account by then', async () => {
    const { rows } = await pool.query(
      `SELECT u.username FROM users u JOIN portfolios p ON p.user_id = u.id
       JOIN debts d ON d.portfolio_id = p.id
       WHERE d.created_at < p.created_at OR p.created_at < u.created_at OR d.created_at > $1`,
      [testNow],
    );
    expect(rows).toEqual([]);
  });
});
