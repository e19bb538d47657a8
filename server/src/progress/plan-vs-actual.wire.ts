import { poundsFromPence } from '@debt-payoff/contract/money';
import { addMonths, indexOf, type Month } from '@debt-payoff/contract/months';
import type { ProgressCourse } from '@debt-payoff/contract/progress';
import type { TrackedDebt } from '../forecast/tracked-debts.ts';
import type { Course } from './plan-vs-actual.ts';

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
    promised_month: monthAnswer(course.promisedMonth),
    expected_month: monthAnswer(course.expectedMonth),
    months_sooner: course.monthsSooner,
    summary: course.summary,
    reasons: course.reasons.slice(0, reasonsMost).map(({ sentence }) => sentence),
    interest_paid: poundsFromPence(sum(debts, ({ state }) => state.interestPaidPence)),
    principal_paid: poundsFromPence(sum(debts, ({ state }) => state.principalPaidPence)),
  };
}

/** '2026-05' */
function monthAnswer(month: Month | null): string | null {
  return month === null ? null : lastDayOf(month).slice(0, 7);
}

function lastDayOf(month: Month): string {
  const index = indexOf(month);
  return new Date(Date.UTC(Math.floor(index / 12), (index % 12) + 1, 0)).toISOString().slice(0, 10);
}

function sum(debts: readonly TrackedDebt[], penceOf: (debt: TrackedDebt) => number): number {
  return debts.reduce((total, debt) => total + penceOf(debt), 0);
}
