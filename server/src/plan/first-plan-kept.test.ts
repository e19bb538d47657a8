import { paymentAddresses, progressAddresses } from '@debt-payoff/contract/payment-addresses';
import { planAddresses, portfolioAddresses } from '@debt-payoff/contract/portfolio-addresses';
import { describe, expect, it } from 'vitest';
import { addDebts } from '../debts/debts.ts';
import type { DebtHook } from '../ledger/debt-hooks.ts';
import { scheduleLinks } from '../registries.ts';
import { aDebt } from '../testing/debts.ts';
import { aPayment, createPaymentsWorld, type OwnedPortfolio } from '../testing/payments.ts';

const { account, pool, db, clock } = await createPaymentsWorld();
const card = aDebt({ balance: 1_200, interest_rate: 0, monthly_payment: 60 });
const loan = aDebt({ creditor: 'Loan', balance: 600, interest_rate: 0, monthly_payment: 40 });

type FirstPlanRow = {
  readonly started_on: string;
  readonly made_on: string;
  readonly strategy: string;
  readonly extra: number;
  readonly month: string | null;
  readonly debts: readonly { readonly owedPence: number; readonly monthlyPaymentPence: number }[];
};

async function findRow({ id }: Pick<OwnedPortfolio, 'id'>): Promise<FirstPlanRow | null> {
  const { rows } = await pool.query<FirstPlanRow>(
    `SELECT started_on::text, made_on::text, strategy, extra_pence::int AS extra, month, debts
     FROM first_plans WHERE portfolio_id = $1 ORDER BY set_started_on DESC`,
    [id],
  );
  return rows[0] ?? null;
}

const owedOf = (row: FirstPlanRow | null) =>
  row?.debts.map(({ owedPence }) => owedPence / 100) ?? [];

type Household = OwnedPortfolio & { readonly paymentId: number };

/** £1,200 and £600, of which £100 are paid, and a date that falls due in three days. */
async function aHousehold(): Promise<Household> {
  const portfolio = await account.createPortfolio([card, loan]);
  const { body } = await portfolio.pay();
  await portfolio.schedule({ payment_day: 18, payment_amount: 60 });
  return { ...portfolio, paymentId: body.id };
}

const changes: readonly {
  name: string;
  change: (household: Household) => Promise<{ status: number }>;
  gives: Partial<Record<'owed' | 'strategy' | 'extra' | 'payments' | 'month', unknown>>;
}[] = [
  {
    name: 'a debt is added',
    change: ({ send }) => send(portfolioAddresses.addDebt, { body: aDebt({ balance: 50 }) }),
    gives: { owed: [1_100, 600, 50] },
  },
  {
    name: 'a debt is edited',
    change: ({ send, debtId }) =>
      send(portfolioAddresses.updateDebt, {
        debt: debtId,
        body: { ...card, balance: 1_000, monthly_payment: 75 },
      }),
    gives: { owed: [1_000, 600], payments: [75, 40] },
  },
  {
    name: 'a debt is deleted',
    change: ({ send, debtId }) => send(portfolioAddresses.removeDebt, { debt: debtId }),
    gives: { owed: [600] },
  },
  {
    name: 'the list is replaced',
    change: ({ send }) =>
      send(portfolioAddresses.replaceDebts, {
        body: { debts: [{ ...loan, balance: 500 }], strategy: 'minimum', extra_payment: 25 },
      }),
    gives: { owed: [500], strategy: 'minimum', extra: 2_500 },
  },
  {
    name: 'a payment is recorded',
    change: ({ pay }) => pay({ payment_amount: 70 }),
    gives: { owed: [1_030, 600] },
  },
  {
    name: 'a payment is changed',
    change: ({ send, debtId, paymentId }) =>
      send(paymentAddresses.update, {
        paymentId,
        body: aPayment(debtId, { payment_amount: 300, payment_type: 'regular' }),
      }),
    gives: { owed: [900, 600] },
  },
  {
    name: 'a payment is deleted',
    change: ({ send, paymentId }) => send(paymentAddresses.remove, { paymentId }),
    gives: { owed: [1_200, 600] },
  },
  {
    name: 'what is due is recorded',
    change: ({ process }) => process('2026-11-20'),
    gives: { owed: [1_040, 600] },
  },
  {
    name: 'the plan is changed',
    change: ({ send }) =>
      send(planAddresses.change, { body: { strategy: 'snowball', extra_payment: 30 } }),
    // 1,700 at 130 a month from December on: fourteen months.
    gives: { strategy: 'snowball', extra: 3_000, month: '2028-01' },
  },
];

const told = (row: FirstPlanRow | null) => ({
  owed: owedOf(row),
  payments: row?.debts.map(({ monthlyPaymentPence }) => monthlyPaymentPence / 100),
  strategy: row?.strategy,
  extra: row?.extra,
  month: row?.month,
});

describe('the first plan', () => {
  it('is rewritten with each change in its first seven days, and then kept with its inputs', async () => {
    await account.jumpTo('2026-11-15T09:00:00Z');
    const inTime: Household[] = [];
    const tooLate: Household[] = [];
    for (const _ of changes) inTime.push(await aHousehold());
    for (const _ of changes) tooLate.push(await aHousehold());
    await account.jumpTo('2026-11-21T09:00:00Z');
    for (const [at, { name, change, gives }] of changes.entries()) {
      const household = inTime[at];
      if (household === undefined) throw new Error('There is one for each change');
      expect((await change(household)).status, name).toBeLessThan(300);
      const row = await findRow(household);
      expect(row, name).toMatchObject({ started_on: '2026-11-15', made_on: '2026-11-21' });
      expect(told(row), name).toMatchObject(gives);
    }
    await account.jumpTo('2026-11-22T09:00:00Z');
    for (const [at, { name, change }] of changes.entries()) {
      const household = tooLate[at];
      if (household === undefined) throw new Error('There is one for each change');
      const before = await findRow(household);
      expect(before).toMatchObject({ made_on: '2026-11-15', strategy: 'avalanche', extra: 0 });
      expect(owedOf(before)).toEqual([1_100, 600]);
      expect((await change(household)).status, name).toBeLessThan(300);
      expect(await findRow(household), name).toEqual(before);
    }
  });

  it('is rewritten in the transaction of the change: where that fails, neither has happened', async () => {
    await account.jumpTo('2026-11-15T09:00:00Z');
    const portfolio = await account.createPortfolio([card]);
    const before = await findRow(portfolio);
    const seen: unknown[] = [];
    const failing: DebtHook = {
      onChanged: async ({ tx }) => {
        const { rows } = await tx.execute('SELECT debts FROM first_plans ORDER BY portfolio_id');
        seen.push(rows.at(-1)?.debts);
        throw new Error('The last step fails');
      },
    };
    const links = { ...scheduleLinks, debtHooks: [...scheduleLinks.debtHooks, failing] };
    const facts = [{ ...card, debt_type: 'Credit Card' as const }];
    const at = { userId: account.person().id, portfolioId: portfolio.id };
    await expect(addDebts({ db, clock, ...links }, { ...at, facts })).rejects.toThrow('fails');
    expect(seen).toEqual([[expect.anything(), expect.anything()]]);
    expect(await findRow(portfolio)).toEqual(before);
    expect((await portfolio.send(portfolioAddresses.listDebts)).body).toHaveLength(1);
  });

  it("is renewed by 'Start again from today', and rewritten for seven days from then on", async () => {
    await account.jumpTo('2026-11-15T09:00:00Z');
    const portfolio = await account.createPortfolio([card]);
    await account.jumpTo('2027-01-20T09:00:00Z');
    await portfolio.pay({ payment_date: '2027-01-05', payment_amount: 200 });
    await portfolio.send(planAddresses.change, { body: { extra_payment: 40 } });
    expect(owedOf(await findRow(portfolio))).toEqual([1_200]);
    const renewed = await portfolio.send(progressAddresses.restartPlan);
    expect(renewed.status).toBe(200);
    expect(renewed.body).toMatchObject({ plan_started_on: '2027-01-20', months_sooner: 0 });
    expect(await findRow(portfolio)).toMatchObject({ made_on: '2027-01-20', extra: 4_000 });
    await account.jumpTo('2027-01-26T09:00:00Z');
    await portfolio.pay({ payment_date: '2027-01-26' });
    expect(owedOf(await findRow(portfolio))).toEqual([900]);
    await account.jumpTo('2027-01-27T09:00:00Z');
    await portfolio.pay({ payment_date: '2027-01-27' });
    expect(owedOf(await findRow(portfolio))).toEqual([900]);
  });

  it('of a portfolio from before is that of its openings, and is kept with the next change', async () => {
    await account.jumpTo('2026-11-15T09:00:00Z');
    const portfolio = await account.createPortfolio([card]);
    await portfolio.send(planAddresses.change, {
      body: { strategy: 'minimum', extra_payment: 90 },
    });
    await account.jumpTo('2027-01-20T09:00:00Z');
    await pool.query('DELETE FROM first_plans WHERE portfolio_id = $1', [portfolio.id]);
    await pool.query('UPDATE portfolios SET predates_plans = true WHERE id = $1', [portfolio.id]);
    const { body } = await portfolio.send(planAddresses.get);
    // 1,200 at 60 a month from December 2026 on.
    expect(body.first_plan_month).toBe('2028-07');
    await portfolio.pay();
    expect(await findRow(portfolio)).toMatchObject({
      started_on: '2026-11-15',
      strategy: 'avalanche',
      extra: 0,
      month: '2028-07',
    });
  });

  it('is a new one once all was paid off, by a new debt or by a new balance', async () => {
    await account.jumpTo('2026-11-15T09:00:00Z');
    const one = await account.createPortfolio([card]);
    const other = await account.createPortfolio([card]);
    await account.jumpTo('2026-12-05T09:00:00Z');
    for (const portfolio of [one, other]) {
      await portfolio.pay({ payment_date: '2026-12-05', payment_amount: 1_200 });
      expect(owedOf(await findRow(portfolio))).toEqual([1_200]);
    }
    await account.jumpTo('2027-02-10T09:00:00Z');
    await one.send(portfolioAddresses.addDebt, { body: loan });
    expect(await findRow(one)).toMatchObject({ started_on: '2027-02-10', made_on: '2027-02-10' });
    expect(owedOf(await findRow(one))).toEqual([600]);
    const body = { ...card, balance: 90 };
    await other.send(portfolioAddresses.updateDebt, { debt: other.debtId, body });
    expect(await findRow(other)).toMatchObject({ started_on: '2027-02-10' });
    expect(owedOf(await findRow(other))).toEqual([90]);
  });

  it('is gone when no debt is left', async () => {
    await account.jumpTo('2026-11-15T09:00:00Z');
    const portfolio = await account.createPortfolio([card]);
    await account.jumpTo('2026-12-05T09:00:00Z');
    await portfolio.send(portfolioAddresses.removeDebt, { debt: portfolio.debtId });
    expect(await findRow(portfolio)).toBeNull();
    expect((await portfolio.send(planAddresses.get)).body.first_plan_month).toBeNull();
  });

  it("'Start again' is nobody else's, and does nothing where nothing is owed", async () => {
    await account.jumpTo('2026-11-15T09:00:00Z');
    const portfolio = await account.createPortfolio([card]);
    await account.jumpTo('2026-12-05T09:00:00Z');
    await portfolio.pay({ payment_date: '2026-12-05', payment_amount: 1_200 });
    const before = await findRow(portfolio);
    expect((await portfolio.send(progressAddresses.restartPlan)).status).toBe(200);
    expect(await findRow(portfolio)).toEqual(before);
    expect((await portfolio.send(progressAddresses.restartPlan, { id: 999_999 })).status).toBe(404);
  });
});
