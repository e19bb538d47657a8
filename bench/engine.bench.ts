/** Schedules per second for the ten-debt portfolio on one core: the totals only, and every month. */
import {
  listMonths,
  type Plan,
  type Strategy,
  standardStrategyNames,
  strategies,
  summarise,
} from '@debt-payoff/engine';
import portfolio from '../engine/src/fixtures/bench-portfolio.json' with { type: 'json' };

const secondsEach = 1.5;
const goals = { summary: 80_000, details: 35_000 };

const plan: Plan = {
  debts: portfolio.debts.map((debt) => ({
    balancePence: debt.balance * 100,
    rateBasisPoints: Math.round(debt.interestRate * 100),
    monthlyPaymentPence: debt.monthlyPayment * 100,
  })),
  extraPence: portfolio.extraPayment * 100,
};

console.log('engine: ten debts, three strategies in turn, one core');
report('summary', goals.summary, summarise);
report('details', goals.details, listMonths);

function report(
  name: string,
  goal: number,
  work: (plan: Plan, strategy: Strategy) => unknown,
): void {
  measure(work);
  const perSecond = Math.round(measure(work));
  if (perSecond < goal) process.exitCode = 1;
  console.log(
    `  ${name}: ${perSecond.toLocaleString('en-GB')} schedules/s (goal ${goal.toLocaleString('en-GB')})`,
  );
}

function measure(work: (plan: Plan, strategy: Strategy) => unknown): number {
  const start = performance.now();
  let schedules = 0;
  let extraPence = plan.extraPence;
  while (performance.now() - start < secondsEach * 1000) {
    for (const name of standardStrategyNames) {
      for (let times = 0; times < 20; times += 1) {
        // Another plan each time, so that nothing can come from before.
        extraPence = plan.extraPence + (schedules % 500);
        work({ ...plan, extraPence }, strategies[name]);
        schedules += 1;
      }
    }
  }
  return schedules / ((performance.now() - start) / 1000);
}
