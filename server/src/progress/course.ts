/** The plan against reality: what was promised when the debts were added, and what became of it. */

import { addMonths, type Month, monthOf, monthsBetween } from '@debt-payoff/contract/months';
import type { ProgressCourse } from '@debt-payoff/contract/progress';
import { type AtPortfolio, requirePortfolio } from '../portfolios/owned.ts';
import { courseAnswer } from './course.wire.ts';
import { type Reason, reasonsOf } from './course-reasons.ts';
import { summaryOf, withoutDebts } from './course-words.ts';
import { expectedMonth } from './expected.ts';
import { happenedBalances } from './happened.ts';
import { readHistories } from './progress.store.ts';
import type { ProgressDeps } from './progress.ts';
import { promisedCourse } from './promised.ts';
import { newestSet, type TrackedDebt, trackDebt } from './tracked-debts.ts';

export type Course = {
  readonly today: string;
  readonly startedOn: string | null;
  readonly startMonth: Month;
  /** Pence at the end of each month from the start on; none where the plan would never have ended. */
  readonly promised: readonly number[];
  /** The same; the last one is as of today. */
  readonly happened: readonly number[];
  readonly promisedMonth: Month | null;
  readonly expectedMonth: Month | null;
  readonly monthsSooner: number | null;
  readonly summary: string;
  readonly reasons: readonly Reason[];
};

export async function findCourse(
  { db, clock }: ProgressDeps,
  at: AtPortfolio,
): Promise<ProgressCourse> {
  await requirePortfolio(db, at);
  const today = clock.today();
  const debts = (await readHistories(db, at.portfolioId)).map((history) =>
    trackDebt(history, today),
  );
  return courseAnswer(courseOf(debts, today), debts);
}

export function courseOf(debts: readonly TrackedDebt[], today: string): Course {
  const set = newestSet(debts);
  const promised = promisedCourse(set);
  if (promised === null) return emptyCourse(debts, today);
  const { startMonth } = promised;
  const happened = happenedBalances(debts, { startMonth, today });
  const promisedMonth = promised.clears ? addMonths(startMonth, promised.months.length - 1) : null;
  const expected = expectedMonth(set, today);
  const reasons = reasonsOf({
    debts: set,
    promised,
    happened,
    monthsToGo: monthsFrom(monthOf(today), expected ?? promisedMonth),
  });
  const standing = {
    promisedMonth,
    expectedMonth: expected,
    monthsSooner:
      promisedMonth === null || expected === null
        ? null
        : monthsBetween({ from: expected, to: promisedMonth }),
    reasons,
  };
  const isDebtFree = set.every(({ state }) => state.paidOffOn !== null);
  return {
    today,
    startedOn: promised.clears ? promised.startedOn : null,
    startMonth,
    promised: promised.clears ? promised.months.map(({ balancePence }) => balancePence) : [],
    happened,
    ...standing,
    summary: summaryOf({ ...standing, isDebtFree }),
  };
}

function emptyCourse(debts: readonly TrackedDebt[], today: string): Course {
  return {
    today,
    startedOn: null,
    startMonth: monthOf(today),
    promised: [],
    happened: [],
    promisedMonth: null,
    expectedMonth: null,
    monthsSooner: null,
    summary: debts.length === 0 ? withoutDebts.none : withoutDebts.allPaidOff,
    reasons: [],
  };
}

const monthsOfUnknownEnd = 12;

function monthsFrom(month: Month, end: Month | null): number {
  return end === null ? monthsOfUnknownEnd : Math.max(1, monthsBetween({ from: month, to: end }));
}
