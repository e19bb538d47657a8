/** Reads what the report of a portfolio tells: all of it as of one moment, and by the one forecast. */

import { monthOf } from '@debt-payoff/contract/months';
import { repaidPence } from '@debt-payoff/contract/repayment';
import { listForecastBases, readForecastBasis } from '../forecast/forecast.store.ts';
import {
  type ForecastBasis,
  forecastBasis,
  type PortfolioForecast,
} from '../forecast/portfolio-forecast.ts';
import type { TrackedDebt } from '../forecast/tracked-debts.ts';
import { basisPointsOf } from '../ledger/stated-rate.ts';
import { summariseHistory } from '../payments/history.ts';
import type { MonthSums } from '../payments/payments.store.ts';
import { neverCleared, outcomeOf } from '../plan/outcome.ts';
import { findPlanGoal, type PlanDeps, type PortfolioPlan, planOf } from '../plan/plan.ts';
import { plannedAhead } from '../plan/planned-ahead.ts';
import type { Reader } from '../platform/database/database.ts';
import { atOneMoment } from '../platform/database/one-moment.ts';
import type { AtPortfolio } from '../portfolios/portfolio-ownership.ts';
import { datedBalances } from '../progress/dated-balances.ts';
import { causeLines, planVsActual } from '../progress/plan-vs-actual.ts';
import { missedDates } from '../schedules/missed-payments.ts';
import { findNextPayment } from '../schedules/next-payment.ts';
import { type FullSchedule, listSchedules } from '../schedules/schedules.store.ts';
import { markOf } from './debt-marks.ts';
import type {
  CombinedReport,
  MonthLine,
  PortfolioReport,
  ReportSchedule,
  SavedDebt,
} from './portfolio-report.ts';
import { savedTermsWords } from './saved-terms-words.ts';

export async function readPortfolioReport(
  deps: PlanDeps,
  at: AtPortfolio,
): Promise<PortfolioReport> {
  const found = await atOneMoment(deps.db, async (tx) =>
    readParts(tx, await readForecastBasis(tx, at)),
  );
  return (await workOut(deps, found)).report;
}

/** Of all portfolios of a person, in the order in which they were made. */
export async function readCombinedReport(deps: PlanDeps, userId: number): Promise<CombinedReport> {
  const found = await atOneMoment(deps.db, async (tx) => {
    const parts: ReportParts[] = [];
    for (const basis of await listForecastBases(tx, userId)) parts.push(await readParts(tx, basis));
    return parts;
  });
  const worked: WorkedReport[] = [];
  for (const parts of found) worked.push(await workOut(deps, parts));
  return {
    madeOn: deps.clock.today(),
    outcome: outcomeOf(worked.map(({ plan }) => plan)),
    portfolios: worked.map(({ report }) => report),
  };
}

type ReportParts = {
  readonly basis: ForecastBasis;
  readonly schedules: readonly FullSchedule[];
  readonly payments: readonly MonthSums[];
};

async function readParts(tx: Reader, basis: ForecastBasis): Promise<ReportParts> {
  const { userId, id: portfolioId } = basis.portfolio;
  const at = { userId, portfolioId };
  return {
    basis,
    schedules: await listSchedules(tx, at),
    payments: await summariseHistory({ db: tx }, at),
  };
}

type WorkedReport = { readonly plan: PortfolioPlan; readonly report: PortfolioReport };

async function workOut(
  { clock, forecasts, goals }: PlanDeps,
  parts: ReportParts,
): Promise<WorkedReport> {
  const { schedules, payments } = parts;
  const found = await forecasts.goOn(() => forecastBasis(parts.basis, clock.today()));
  const foundGoal = await findPlanGoal({ goals }, found);
  return forecasts.goOn(() => {
    const plan = { ...planOf(found, schedules), ...foundGoal };
    return { plan, report: reportOf(plan, { schedules, payments }) };
  });
}

function reportOf(
  plan: PortfolioPlan,
  { schedules, payments }: Omit<ReportParts, 'basis'>,
): PortfolioReport {
  const { found } = plan;
  const { portfolio, today } = found;
  const placeOf = (debtId: number) => found.debts.findIndex(({ id }) => id === debtId);
  return {
    madeOn: today,
    name: portfolio.name,
    description: portfolio.description,
    strategy: portfolio.strategy,
    extraPence: portfolio.extraPence,
    freedPence: plan.freedPence,
    budgetPence: plan.budgetPence,
    outcome: {
      ...outcomeOf([plan]),
      neverCleared: neverCleared(plan).map(({ debtId }) => placeOf(debtId)),
    },
    ...aheadOf(plan, placeOf),
    debts: found.debts.map((debt) => savedDebt(debt, plan)),
    lines: {
      month: plan.month,
      debts: plan.lines.map(
        (line): MonthLine => ({
          debt: placeOf(line.debtId),
          isFirst: line.isFirst,
          isPriority: line.isPriority,
          takesExtra: line.takesExtra,
          requiredPence: line.requiredPence,
          oneOffPence: line.oneOffPence,
          plannedPence: line.paidPence + line.toPayPence,
          paidPence: line.paidPence,
          toPayPence: line.toPayPence,
          dueOn: line.due?.dueOn ?? null,
          countsFrom: line.countsFrom,
        }),
      ),
    },
    forecast: {
      input: found.input,
      debts: found.set.debts.map(({ id, state }) => ({
        debt: placeOf(id),
        balancePence: state.balancePence,
      })),
    },
    progress: progressOf(found),
    payments: payments.map(({ month, ...sums }) => ({ month: monthOf(month), ...sums })),
    schedules: schedules.map(
      (schedule): ReportSchedule => ({
        debt: placeOf(schedule.debtId),
        ...nextPaymentOf(schedule, today),
        paymentDay: schedule.paymentDay,
        paymentType: schedule.paymentType,
        isActive: schedule.isActive,
      }),
    ),
    missedCount: schedules.flatMap((schedule) => missedDates(schedule, today)).length,
  };
}

function nextPaymentOf(
  schedule: FullSchedule,
  today: string,
): Pick<ReportSchedule, 'nextDueOn' | 'amountPence' | 'isEstimate'> {
  const { dueOn: nextDueOn, ...amount } = findNextPayment(schedule, today);
  return { nextDueOn, ...amount };
}

function aheadOf(
  plan: PortfolioPlan,
  placeOf: (debtId: number) => number,
): Pick<PortfolioReport, 'shortfall' | 'goal' | 'goalGap' | 'isPaused' | 'oneOffs' | 'pauses'> {
  const ahead = plannedAhead(plan);
  return {
    ...ahead,
    goal: plan.goal,
    goalGap: gapOf(plan),
    oneOffs: ahead.oneOffs.map(({ debtId, ...one }) => ({
      ...one,
      debt: debtId === null ? null : placeOf(debtId),
    })),
  };
}

function gapOf({ goalGap: gap, found }: PortfolioPlan): PortfolioReport['goalGap'] {
  const { debtFreeBy: month } = found.portfolio;
  return gap === null || month === null ? null : { gap, month };
}

function savedDebt(tracked: TrackedDebt, { lines, found: { today } }: PortfolioPlan): SavedDebt {
  const { id, opening, state, ...debt } = tracked;
  const line = lines.find(({ debtId }) => debtId === id);
  return {
    name: debt.name,
    type: debt.debtType,
    rateBasisPoints: basisPointsOf(state.rate),
    rateKind: state.rate.kind,
    terms: state.paidOffOn === null ? savedTermsWords(tracked, today) : '',
    paymentPence: debt.paymentPence,
    originalPence: opening.balancePence,
    balancePence: state.balancePence,
    interestPaidPence: state.interestPaidPence,
    paidOffOn: state.paidOffOn,
    month: line?.isOwed === true ? line.month : null,
  };
}

function progressOf(found: PortfolioForecast): PortfolioReport['progress'] {
  const compared = planVsActual(withMarks(found));
  const originalPence = sum(found.debts, ({ opening }) => opening.balancePence);
  const balancePence = sum(found.debts, ({ state }) => state.balancePence);
  return {
    startedOn: compared.firstPlan?.startedOn ?? null,
    summary: compared.summary,
    causes: compared.isCauseInSummary ? [] : causeLines(compared).map(({ sentence }) => sentence),
    ...datedBalances(compared),
    repaidPence: repaidPence({ originalPence, balancePence }),
    originalPence,
    interestPaidPence: compared.interestPaidPence,
    principalPaidPence: compared.principalPaidPence,
  };
}

/** With marks in place of the names. */
function withMarks({ debts, set, ...found }: PortfolioForecast): PortfolioForecast {
  const marked = new Map(debts.map((debt, at) => [debt.id, { ...debt, name: markOf(at) }]));
  return {
    ...found,
    debts: [...marked.values()],
    set: { ...set, debts: set.debts.flatMap(({ id }) => marked.get(id) ?? []) },
  };
}

function sum(debts: readonly TrackedDebt[], penceOf: (debt: TrackedDebt) => number): number {
  return debts.reduce((total, debt) => total + penceOf(debt), 0);
}
