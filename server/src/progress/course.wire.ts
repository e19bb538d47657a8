import { lastDayOf } from '@debt-payoff/contract/days';
import { poundsFromPence } from '@debt-payoff/contract/money';
import { addMonths } from '@debt-payoff/contract/months';
import type { ProgressCourse } from '@debt-payoff/contract/progress';
import type { Course } from './course.ts';
import type { TrackedDebt } from './tracked-debts.ts';

const reasonsMost = 5;

export function courseAnswer(course: Course, debts: readonly TrackedDebt[]): ProgressCourse {
  const { startMonth, happened } = course;
  const monthEnd = (at: number) => lastDayOf(addMonths(startMonth, at));
  return {
    plan_started_on: course.startedOn,
    promised: course.promised.map((pence, at) => ({
      date: monthEnd(at),
      balance: poundsFromPence(pence),
    })),
    happened: happened.map((pence, at) => ({
      date: at === happened.length - 1 ? course.today : monthEnd(at),
      balance: poundsFromPence(pence),
    })),
    promised_month: course.promisedMonth,
    expected_month: course.expectedMonth,
    months_sooner: course.monthsSooner,
    summary: course.summary,
    reasons: course.reasons.slice(0, reasonsMost).map(({ sentence }) => sentence),
    interest_paid: poundsFromPence(sum(debts, ({ state }) => state.interestPaidPence)),
    principal_paid: poundsFromPence(sum(debts, ({ state }) => state.principalPaidPence)),
  };
}

function sum(debts: readonly TrackedDebt[], penceOf: (debt: TrackedDebt) => number): number {
  return debts.reduce((total, debt) => total + penceOf(debt), 0);
}
