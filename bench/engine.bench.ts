/**
 * Schedules per second for the ten-debt portfolio on one core: the totals only, and every month; and how
 * today's engine compares with the one before debts could have APRs, deals and minimum rules.
 */
import type { PlannedDebt } from '@debt-payoff/contract/planned-debt';
import { termedPlanOf } from '@debt-payoff/contract/termed-plan';
import {
  listMonths,
  type Month,
  type MonthDebt,
  type Plan,
  type StandardStrategyName,
  standardStrategyNames,
  summarise,
} from '@debt-payoff/engine';
import portfolio from '../engine/src/fixtures/bench-portfolio.json' with { type: 'json' };
import { loadEngineBefore } from './engine-before.ts';
import { measureSideBySide, type Work } from './side-by-side.ts';
import { allApr, sixRules, threeDeals } from './termed-portfolio.ts';

const engineBefore = await loadEngineBefore();

const plainPlan: Plan = {
  debts: portfolio.debts.map((debt) => ({
    balancePence: debt.balance * 100,
    rateBasisPoints: Math.round(debt.interestRate * 100),
    monthlyPaymentPence: debt.monthlyPayment * 100,
  })),
  extraPence: portfolio.extraPayment * 100,
};

console.log('engine: ten debts, three strategies in turn, one core; the median of five rounds');
report({
  name: 'summary',
  goals: { ratio: 0.95, perSecond: 80_000 },
  today: summaryOf(plainPlan),
  before: summaryBefore,
});
report({
  name: "details, every debt's balance and payment read",
  goals: { ratio: 0.95, perSecond: 35_000 },
  today: (turn) => readAll(listMonths(varied(plainPlan, turn), strategyIn(turn))),
  before: (turn) => {
    const strategy = engineBefore.strategies[strategyIn(turn)];
    return readAllBefore(engineBefore.listMonths(varied(plainPlan, turn), strategy));
  },
});
report({
  name: 'all APR',
  goals: { ratio: 0.6 },
  today: summaryOf(termedPlan(allApr)),
  before: summaryBefore,
});
report({
  name: 'six of ten with a minimum rule',
  goals: { ratio: 0.5 },
  today: summaryOf(termedPlan(sixRules)),
  before: summaryBefore,
});
const dealsPlan = termedPlan(threeDeals);
report({
  name: 'three deals under avalanche, its 14 looks counted as one',
  goals: { ratio: 0.08 },
  today: (turn) => summarise(varied(dealsPlan, turn), 'avalanche'),
  before: (turn) =>
    engineBefore.summarise(varied(plainPlan, turn), engineBefore.strategies.avalanche),
});

function summaryOf(plan: Plan): Work {
  return (turn) => summarise(varied(plan, turn), strategyIn(turn));
}

function summaryBefore(turn: number): unknown {
  const strategy = engineBefore.strategies[strategyIn(turn)];
  return engineBefore.summarise(varied(plainPlan, turn), strategy);
}

function termedPlan(debts: readonly PlannedDebt[]): Plan {
  return termedPlanOf(debts, portfolio.extraPayment);
}

/** Figures that are made when they are asked for count, too. */
function readAll(months: readonly Month[]): number {
  let sumPence = 0;
  for (const month of months) {
    for (let debt = 0; debt < plainPlan.debts.length; debt += 1) {
      sumPence += month.balancePence(debt) + month.paidPence(debt);
    }
  }
  return sumPence;
}

function readAllBefore(months: readonly { readonly debts: readonly MonthDebt[] }[]): number {
  let sumPence = 0;
  for (const { debts } of months) {
    for (const { balancePence, paidPence } of debts) sumPence += balancePence + paidPence;
  }
  return sumPence;
}

/** Another plan each time, so that nothing can come from before. */
function varied(plan: Plan, turn: number): Plan {
  return { ...plan, extraPence: plan.extraPence + (turn % 500) };
}

function strategyIn(turn: number): StandardStrategyName {
  return standardStrategyNames[Math.floor(turn / 20) % 3] ?? 'minimum';
}

function report(one: {
  readonly name: string;
  readonly goals: { readonly ratio: number; readonly perSecond?: number };
  readonly today: Work;
  readonly before: Work;
}): void {
  const { ratio, todayPerSecond } = measureSideBySide(one);
  const { ratio: ratioGoal, perSecond: perSecondGoal = 0 } = one.goals;
  if (ratio < ratioGoal || todayPerSecond < perSecondGoal) process.exitCode = 1;
  const goal = perSecondGoal > 0 ? ` (goal ${inThousands(perSecondGoal)})` : '';
  console.log(
    `  ${one.name}: ${ratio.toFixed(2)} of the engine before (goal ${ratioGoal}); ${inThousands(todayPerSecond)} schedules/s${goal}`,
  );
}

function inThousands(perSecond: number): string {
  return Math.round(perSecond).toLocaleString('en-GB');
}
