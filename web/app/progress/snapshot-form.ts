/** A snapshot as it is typed into the form, what is wrong with it, and the snapshot that it makes. */
import { figureProblem, readFigure } from '@debt-payoff/contract/amounts';
import type { CallInput } from '@debt-payoff/contract/call';
import { londonDayOf } from '@debt-payoff/contract/days';
import { amountProblem } from '@debt-payoff/contract/debt-rules';
import { penceFromPounds, poundsFromPence } from '@debt-payoff/contract/money';
import { dayProblem, notesProblem } from '@debt-payoff/contract/payment-rules';
import type { Debt } from '@debt-payoff/contract/portfolios';
import type { captureProgressCall } from '@debt-payoff/contract/progress';
import { fieldNames } from '@debt-payoff/contract/texts/fields';
import { paymentTexts } from '@debt-payoff/contract/texts/payments';
import { type Problems, problemsAmong } from '../forms/problems.ts';

export type SnapshotForm = {
  readonly date: string;
  readonly interest: string;
  readonly notes: string;
};

type SnapshotBody = CallInput<typeof captureProgressCall>['body'];

/** In the order in which they stand in the form, with the server's names for them. */
export const snapshotFields = {
  date: 'snapshot_date',
  interest: 'total_interest_paid',
  notes: 'notes',
} as const satisfies Record<keyof SnapshotForm, keyof SnapshotBody>;
export type SnapshotField = keyof typeof snapshotFields;

/** As of today, with the interest that the payments have borne so far. */
export function blankSnapshot(debts: readonly Debt[], today: string): SnapshotForm {
  const interestPence = sum(debts, ({ interest_paid }) => penceFromPounds(interest_paid));
  return { date: today, interest: poundsFromPence(interestPence).toFixed(2), notes: '' };
}

/** What the balance of the day will hold: a debt that was added later was not there yet. */
export function dateHint(date: string, debts: readonly Pick<Debt, 'created_at'>[]): string {
  const { hints } = paymentTexts.progress;
  const isBeforeSome = debts.some(({ created_at }) => londonDayOf(created_at) > date);
  return dayProblem(date) === null && isBeforeSome ? hints.dateBeforeSome : hints.date;
}

/** The form knows the interest of all payments, and not how much of it was paid by an earlier day. */
export function interestHint(date: string, today: string): string {
  const { hints } = paymentTexts.progress;
  return dayProblem(date) === null && date < today ? hints.interestUntilToday : hints.interest;
}

type SnapshotDays = {
  readonly today: string;
  readonly debts: readonly Pick<Debt, 'created_at'>[];
};

/** Each field that cannot be saved, with the reason. */
export function snapshotProblems(
  form: SnapshotForm,
  { today, debts }: SnapshotDays,
): Problems<SnapshotField> {
  return problemsAmong<SnapshotField>({
    date: dayProblem(form.date) ?? timeProblem(form.date, { today, debts }),
    interest: figureProblem(fieldNames.interestPaid, form.interest, (pounds) =>
      amountProblem(fieldNames.interestPaid, pounds),
    ),
    notes: notesProblem(form.notes),
  });
}

/** No later than today, and no earlier than the first debt. */
function timeProblem(date: string, { today, debts }: SnapshotDays): string | null {
  const { dateInFuture, noDebts, beforeFirstDebt } = paymentTexts.progress;
  if (date > today) return dateInFuture;
  const [first] = debts.map(({ created_at }) => londonDayOf(created_at)).toSorted();
  if (first === undefined) return noDebts;
  return date < first ? beforeFirstDebt(first) : null;
}

/** Of a form without problems, with how the debts stand now. */
export function snapshotBody(form: SnapshotForm, debts: readonly Debt[]): SnapshotBody {
  return {
    snapshot_date: form.date,
    total_interest_paid: readFigure(form.interest) ?? 0,
    notes: form.notes.trim(),
    total_balance: poundsFromPence(sum(debts, ({ balance }) => penceFromPounds(balance))),
    paid_off_count: debts.filter(({ is_paid_off }) => is_paid_off).length,
    total_debts_count: debts.length,
  };
}

function sum(debts: readonly Debt[], penceOf: (debt: Debt) => number): number {
  return debts.reduce((total, debt) => total + penceOf(debt), 0);
}
