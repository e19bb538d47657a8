/** When what happened in the history of a demo debt, counted back from today; pure. */

import { addDays, dayIn, dayOfMonth } from '@debt-payoff/contract/days';
import { penceFromPounds } from '@debt-payoff/contract/money';
import { monthOf } from '@debt-payoff/contract/months';
import type { PaymentType } from '@debt-payoff/contract/payment-kinds';
import { type DueDate, dueDates } from '../schedules/due-dates.ts';
import type { DemoDebt } from './demo-debts.ts';

const monthsOfHistory = 12;
/** In the same month for all days but the first: the figures are worked out for that. */
const daysBeforeFirstPayment = 3;

export type DemoPayment = {
  readonly on: string;
  readonly amountPence: number;
  readonly type: PaymentType;
  readonly notes: string;
  /** Where it is the monthly one. */
  readonly due: DueDate | null;
};

export type DemoHistory = {
  readonly openedOn: string;
  readonly payments: readonly DemoPayment[];
  readonly statement: { readonly on: string; readonly balancePence: number } | null;
};

/** The last twelve months; what falls due today is left to anyone who tries the product. */
export function historyOf(debt: DemoDebt, today: string): DemoHistory {
  const { opened, payments = monthsOfHistory, skipped = [], extras = [], statement } = debt;
  const months = lastMonths(debt.paysOn, today);
  const dayOf = ({ month, day }: { month: number; day: number }): string =>
    dayIn(monthOf(months[month - 1]?.month ?? today), day);
  const monthly = months
    .slice(0, payments)
    .filter((_, at) => !skipped.includes(at + 1))
    .map(
      (due): DemoPayment => ({
        on: due.dueOn,
        amountPence: penceFromPounds(opened.monthly_payment ?? 0),
        type: 'regular',
        notes: '',
        due,
      }),
    );
  const further = extras.map(
    ({ amount, type, notes, ...when }): DemoPayment => ({
      on: dayOf(when),
      amountPence: penceFromPounds(amount),
      type,
      notes,
      due: null,
    }),
  );
  return {
    openedOn: addDays(months[0]?.dueOn ?? today, -daysBeforeFirstPayment),
    payments: [...monthly, ...further].sort((a, b) => (a.on < b.on ? -1 : 1)),
    statement:
      statement === undefined
        ? null
        : { on: dayOf(statement), balancePence: penceFromPounds(statement.balance) },
  };
}

function lastMonths(paysOn: number, today: string): DueDate[] {
  const longAgo = addDays(today, -2 * 366);
  const term = { paymentDay: paysOn, fromOn: longAgo, untilOn: null };
  return dueDates([term], { to: addDays(today, -1) }).slice(-monthsOfHistory);
}

const snapshotsMax = 4;

/** The first day, and each third month after it. */
export function snapshotDays(firstDay: string, today: string): string[] {
  const term = { paymentDay: dayOfMonth(firstDay), fromOn: firstDay, untilOn: null };
  return dueDates([term], { to: today })
    .filter((_, at) => at % 3 === 0)
    .map(({ dueOn }) => dueOn)
    .slice(0, snapshotsMax);
}
