/** The figures of a report are those of the pages: the same months, sums and sentences, to the penny. */
import { monthOf, monthsBetween } from '@debt-payoff/contract/months';
import {
  paymentAddresses,
  progressAddresses,
  scheduleAddresses,
} from '@debt-payoff/contract/payment-addresses';
import type { PaymentSummary } from '@debt-payoff/contract/payments';
import type { PlanLine } from '@debt-payoff/contract/plan';
import { planAddresses, portfolioAddresses } from '@debt-payoff/contract/portfolio-addresses';
import type { Debt } from '@debt-payoff/contract/portfolios';
import { forecastMonths } from '@debt-payoff/engine/forecast';
import { beforeAll, describe, expect, it } from 'vitest';
import { createGoalSearches } from '../plan/goal-searches.ts';
import { aDebt } from '../testing/debts.ts';
import { createPaymentsWorld, type OwnedPortfolio } from '../testing/payments.ts';
import { call } from '../testing/people.ts';
import { withNames } from './debt-marks.ts';
import { readCombinedReport, readPortfolioReport } from './read-portfolio-report.ts';

const { app, db, clock, account } = await createPaymentsWorld();
const forecasts = { goOn: async <Result>(work: () => Result | Promise<Result>) => work() };
const goals = createGoalSearches({ forecasts, rateLimit: () => {} });
const deps = { db, clock, forecasts, goals };

const home = await account.createPortfolio([
  aDebt(),
  aDebt({
    creditor: 'Car',
    debt_type: 'Auto Loan',
    balance: 5_000,
    interest_rate: 6.9,
    monthly_payment: 200,
  }),
  aDebt({
    creditor: 'Flat',
    debt_type: 'Mortgage',
    balance: 20_000,
    interest_rate: 4,
    monthly_payment: 400,
    term_months: 60,
  }),
]);
const stuck = await account.createPortfolio([
  aDebt({
    creditor: 'Overdraft',
    debt_type: 'Overdraft',
    balance: 2_000,
    interest_rate: 39.9,
    monthly_payment: 20,
  }),
]);
const grown = await account.createPortfolio([aDebt()]);
const empty = await account.createPortfolio([]);
await home.schedule({ payment_day: 20 });
await account.jumpTo('2026-12-05T12:00:00Z');
await home.pay({ payment_date: '2026-12-01', payment_amount: 150.55 });
await home.send(planAddresses.change, { body: { strategy: 'snowball', extra_payment: 35 } });
await grown.send(portfolioAddresses.addDebt, { body: aDebt({ creditor: 'Later', balance: 900 }) });
await account.jumpTo('2027-02-10T12:00:00Z');
await home.pay({ payment_date: '2027-02-02', payment_amount: 60, debt_id: home.debtIds[1] });

const reportOf = ({ id }: OwnedPortfolio) =>
  readPortfolioReport(deps, { userId: account.person().id, portfolioId: id });
const pounds = (pence: number) => pence / 100;

describe('the report of a portfolio', async () => {
  const report = await reportOf(home);

  it('has the plan of its page', async () => {
    const { body: plan } = await home.send(planAddresses.get);
    expect(report).toMatchObject({
      madeOn: '2027-02-10',
      name: 'Home',
      strategy: 'snowball',
      extraPence: 3_500,
      outcome: {
        kind: plan.outcome,
        month: plan.debt_free_month,
        monthWithoutMortgage: plan.debt_free_month_without_mortgage,
        neverCleared: [],
      },
    });
    expect(plan.debt_free_month_without_mortgage).not.toBeNull();
    expect(pounds(report.budgetPence)).toBe(plan.monthly_budget);
    expect(
      report.lines.debts.map(({ debt, isFirst, plannedPence, paidPence, toPayPence, dueOn }) => ({
        creditor: report.debts[debt]?.name,
        is_first: isFirst,
        planned_amount: pounds(plannedPence),
        paid_amount: pounds(paidPence),
        to_pay: pounds(toPayPence),
        due: dueOn,
      })),
    ).toEqual(
      plan.lines.map((line: PlanLine) => ({
        creditor: line.creditor,
        is_first: line.is_first,
        planned_amount: line.planned_amount,
        paid_amount: line.paid_amount,
        to_pay: line.to_pay,
        due: line.due?.due_date ?? null,
      })),
    );
  });

  it('has months that end in the debt-free month', () => {
    const last = [...forecastMonths(report.forecast.input)].at(-1);
    const { month } = report.outcome;
    expect(month).not.toBeNull();
    if (month === null) return;
    expect(last).toMatchObject({
      month: monthsBetween({ from: monthOf(report.madeOn), to: month }),
      balancePence: 0,
    });
  });

  it('has interest for all that is paid beyond the balances of today', () => {
    const { input, debts } = report.forecast;
    const balances = debts.map(({ balancePence }) => balancePence);
    const months = [...forecastMonths(input, balances)];
    const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0);
    // Interest has fallen due since the last entries.
    expect(months[0]?.interestPence).toBeGreaterThan(0);
    expect(sum(months.map(({ paidPence }) => paidPence))).toBe(
      sum(report.debts.map(({ balancePence }) => balancePence)) +
        sum(months.map(({ interestPence }) => interestPence)),
    );
  });

  it('has the debts as they are listed', async () => {
    const { body: debts } = await home.send(portfolioAddresses.listDebts);
    expect(
      report.debts.map((debt) => ({
        creditor: debt.name,
        debt_type: debt.type,
        balance: pounds(debt.balancePence),
        original_balance: pounds(debt.originalPence),
        monthly_payment: pounds(debt.paymentPence),
        interest_rate: debt.rateBasisPoints / 100,
        interest_paid: pounds(debt.interestPaidPence),
        paid_off_on: debt.paidOffOn,
      })),
    ).toEqual(
      debts.map((debt: Debt) => ({
        creditor: debt.creditor,
        debt_type: debt.debt_type,
        balance: debt.balance,
        original_balance: debt.original_balance,
        monthly_payment: debt.monthly_payment,
        interest_rate: debt.interest_rate,
        interest_paid: debt.interest_paid,
        paid_off_on: debt.paid_off_on,
      })),
    );
  });

  it('has the progress of its page', async () => {
    const { body: compared } = await home.send(progressAddresses.planVsActual);
    const { progress } = report;
    const nameOf = (place: number) => report.debts[place]?.name ?? '';
    expect(withNames(progress.summary, nameOf)).toBe(compared.summary);
    expect(progress.actual.map(({ date, pence }) => ({ date, balance: pounds(pence) }))).toEqual(
      compared.actual,
    );
    expect(progress.firstPlan.map(({ date, pence }) => ({ date, balance: pounds(pence) }))).toEqual(
      compared.first_plan,
    );
    expect(pounds(progress.interestPaidPence)).toBe(compared.interest_paid);
  });

  it('has the payments by month, and the schedules', async () => {
    const { body: summary } = await home.send(paymentAddresses.summary);
    expect(
      report.payments.map(({ month, amountPence, interestPence, principalPence }) => ({
        month,
        total_amount: pounds(amountPence),
        interest_amount: pounds(interestPence),
        principal_amount: pounds(principalPence),
      })),
    ).toMatchObject(
      summary.months.map((month: PaymentSummary['months'][number]) => ({
        month: month.month,
        total_amount: month.total_amount,
        interest_amount: month.interest_amount,
        principal_amount: month.principal_amount,
      })),
    );
    const { body: schedules } = await home.send(scheduleAddresses.list);
    expect(report.schedules).toMatchObject([
      { debt: 0, paymentDay: 20, nextDueOn: schedules[0].next_due_date },
    ]);
    const { body: missed } = await home.send(scheduleAddresses.checkMissed);
    expect(missed.total_missed_count).toBeGreaterThan(0);
    expect(report.missedCount).toBe(missed.total_missed_count);
  });
});

it('a portfolio that never clears names the debts, and has no months to tell', async () => {
  const report = await reportOf(stuck);
  expect(report.outcome).toMatchObject({ kind: 'never', month: null, neverCleared: [0] });
  expect([...forecastMonths(report.forecast.input)]).toHaveLength(1);
});

it('marks a debt that its sentences name by its place', async () => {
  const { progress, debts } = await reportOf(grown);
  const sentences = [progress.summary, ...progress.causes].join(' ');
  expect(sentences).not.toContain('Later');
  const { body: compared } = await grown.send(progressAddresses.planVsActual);
  const nameOf = (place: number) => debts[place]?.name ?? '';
  expect(withNames(progress.summary, nameOf)).toBe(compared.summary);
  expect(withNames(sentences, nameOf)).toContain('You added Later with £900.00');
});

it('a portfolio without debts has nothing but its name', async () => {
  const report = await reportOf(empty);
  expect(report).toMatchObject({ outcome: { kind: 'no_debts' }, debts: [], payments: [] });
});

it('the report of all portfolios has the whole outcome of the dashboard', async () => {
  const combined = await readCombinedReport(deps, account.person().id);
  const { body: whole } = await call(app, planAddresses.list, { as: account.person() });
  expect(combined.outcome).toEqual({
    kind: whole.outcome,
    month: whole.debt_free_month,
    monthWithoutMortgage: whole.debt_free_month_without_mortgage,
  });
  expect(combined.portfolios).toEqual([
    await reportOf(home),
    await reportOf(stuck),
    await reportOf(grown),
    await reportOf(empty),
  ]);
});

describe('the report of a portfolio with terms', () => {
  let termed: OwnedPortfolio;
  beforeAll(async () => {
    termed = await account.createPortfolio([
      aDebt({
        creditor: 'Card',
        interest_rate: 0,
        rate_kind: 'apr',
        rate_changes: [{ last_month: '2027-05', then_rate: 24.9, then_payment: 40 }],
        minimum_rule: { floor: 25, percent: 1, plus_interest: true },
        one_offs: [{ month: '2027-04', amount: 100 }],
      }),
      aDebt({
        creditor: 'Council tax',
        debt_type: 'Other',
        balance: 200,
        is_priority: true,
        takes_extra: false,
      }),
    ]);
    await termed.send(planAddresses.change, {
      body: {
        one_offs: [{ month: '2027-03', amount: 50 }],
        pauses: [{ from_month: '2027-03', to_month: '2027-03' }],
        debt_free_by: '2027-12',
      },
    });
  });

  it('has what its page says of the month, the months ahead and the goal', async () => {
    const report = await reportOf(termed);
    const { body: plan } = await termed.send(planAddresses.get);
    expect(report.isPaused).toBe(plan.is_paused);
    expect(report.isPaused).toBe(true);
    expect(report.lines.debts).toMatchObject(
      plan.lines.map((line: PlanLine) => ({
        isPriority: line.is_priority,
        takesExtra: line.takes_extra,
        requiredPence: Math.round(line.required_amount * 100),
      })),
    );
    expect(report.oneOffs).toEqual([
      { month: '2027-03', pence: 5_000, debt: null },
      { month: '2027-04', pence: 10_000, debt: 0 },
    ]);
    expect(report.pauses).toEqual([{ fromMonth: '2027-03', toMonth: '2027-03' }]);
    expect(report.goal).toMatchObject({ month: '2027-12', isInTime: plan.goal.is_in_time });
    expect(pounds(report.goal?.morePence ?? 0)).toBe(plan.goal.more_a_month);
    expect(report.shortfall === null).toBe(plan.shortfall === null);
  });

  it('says of each debt what kind its rate is, and what is agreed beside it', async () => {
    expect((await reportOf(termed)).debts).toMatchObject([
      {
        rateKind: 'apr',
        rateBasisPoints: 0,
        terms:
          '0 % to the end of May 2027, then 24.9 %. Minimum 1 % plus interest, at least £25. £40 a month from June 2027.',
      },
      { rateKind: null, terms: 'Priority debt. No extra money.' },
    ]);
    expect((await reportOf(home)).debts.map(({ terms }) => terms)).toEqual(['', '', '']);
  });
});
