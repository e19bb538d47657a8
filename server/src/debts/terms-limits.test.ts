import { tiers, unlimitedSafetyBound } from '@debt-payoff/contract/plans';
import { portfolioAddresses } from '@debt-payoff/contract/portfolio-addresses';
import { tierTable } from '@debt-payoff/contract/tier-table';
import { expect, it } from 'vitest';
import { aDebt, grantTier } from '../testing/debts.ts';
import { aPerson, call, type Person } from '../testing/people.ts';
import { createTestApp } from '../testing/test-app.ts';

const { app, pool } = await createTestApp({ variables: { RATE_LIMIT_FACTOR: '10000' } });
const { create, addDebt } = portfolioAddresses;

/** As the terms write it. */
function limitOf(words: string): number {
  return words === 'Unlimited' ? unlimitedSafetyBound : Number(words);
}

const addPortfolio = (as: Person, debts: unknown[] = []) =>
  call(app, create, { as, body: { name: 'Home', debts } });

async function fillPortfolios(as: Person, upTo: number): Promise<void> {
  await pool.query(
    `INSERT INTO portfolios (user_id, name, created_at, updated_at)
     SELECT $1, 'Home ' || number, now(), now() FROM generate_series(2, $2::integer) AS number`,
    [as.id, upTo],
  );
}

it.each(tiers.map((tier, at) => ({ tier, row: tierTable[at] })))(
  'what the terms say that $tier holds is what can be added, and not one more',
  async ({ tier, row }) => {
    const [portfolios, debts] = [limitOf(row?.portfolios ?? ''), limitOf(row?.debts ?? '')];
    const as = await aPerson(app);
    if (tier !== 'free') await grantTier(pool, as.id, tier);
    const allButOne = Array.from({ length: debts - 1 }, (_, at) =>
      aDebt({ creditor: `Card ${at}` }),
    );
    const { body, status } = await addPortfolio(as, allButOne);
    expect(status).toBe(201);
    expect((await call(app, addDebt, { as, id: body.id, body: aDebt() })).status).toBe(201);
    expect((await call(app, addDebt, { as, id: body.id, body: aDebt() })).status).toBe(403);
    if (portfolios > 1) {
      await fillPortfolios(as, portfolios - 1);
      expect((await addPortfolio(as)).status).toBe(201);
    }
    expect((await addPortfolio(as)).status).toBe(403);
  },
);
