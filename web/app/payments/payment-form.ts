/** A payment as it is typed into the form, what is wrong with it, and the payment that it makes. */
import { figureProblem, readFigure } from '@debt-payoff/contract/amounts';
import { londonDayOf } from '@debt-payoff/contract/days';
import { amountProblem } from '@debt-payoff/contract/debt-rules';
import { penceFromPounds } from '@debt-payoff/contract/money';
import {
  paymentTypeDefault,
  paymentTypeLabels,
  paymentTypes,
} from '@debt-payoff/contract/payment-kinds';
import { dayProblem, notesProblem } from '@debt-payoff/contract/payment-rules';
import type { Payment, PaymentInput } from '@debt-payoff/contract/payments';
import type { Debt } from '@debt-payoff/contract/portfolios';
import type { BalanceChange, StatedBalance } from '@debt-payoff/contract/stated-balance';
import { fieldNames, fieldTexts } from '@debt-payoff/contract/texts/fields';
import { paymentTexts } from '@debt-payoff/contract/texts/payments';
import { type Problems, problemsAmong } from '../forms/problems.ts';
import { formatDay } from '../words/dates.ts';

export type PaymentForm = {
  readonly debtId: string;
  readonly amount: string;
  readonly date: string;
  readonly type: string;
  readonly balanceAfter: string;
  readonly notes: string;
  /** Whether the balance entered with the debt holds it already; blank while the date decides. */
  readonly isIncluded: '' | 'yes' | 'no';
  /** As what the difference to the stated balance counts; blank while the rule decides. */
  readonly balanceChange: '' | BalanceChange;
  /** The due date that a new one is for; blank while its date and amount decide. */
  readonly settles: string;
};

/** In the order in which they stand in the form, with the server's names for them. */
export const paymentFields = {
  debtId: 'debt_id',
  amount: 'payment_amount',
  date: 'payment_date',
  settles: 'settles',
  type: 'payment_type',
  balanceAfter: 'balance_after_payment',
  notes: 'notes',
} as const satisfies Partial<Record<keyof PaymentForm, keyof PaymentInput>>;
export type PaymentField = keyof typeof paymentFields;

export const paymentTypeOptions = paymentTypes.map((value) => ({
  value,
  label: paymentTypeLabels[value],
}));

export function blankPayment({
  today,
  debt,
}: {
  readonly today: string;
  readonly debt: Debt | null;
}): PaymentForm {
  return {
    debtId: debt === null ? '' : String(debt.id),
    amount: '',
    date: today,
    type: paymentTypeDefault,
    balanceAfter: '',
    notes: '',
    isIncluded: '',
    balanceChange: '',
    settles: '',
  };
}

export function debtOf(debts: readonly Debt[], debtId: string | number): Debt | null {
  return debts.find(({ id }) => String(id) === String(debtId)) ?? null;
}

/** Null where there are several to choose from. */
export function onlyDebt(debts: readonly Debt[]): Debt | null {
  return debts.length === 1 ? (debts[0] ?? null) : null;
}

/** What a payment of today has to be to clear the debt. */
export function payOffAmount({ payoff_amount, balance }: Debt): string {
  return (payoff_amount || balance).toFixed(2);
}

export function formOf(payment: Payment, debt: Debt | null): PaymentForm {
  const form: PaymentForm = {
    debtId: String(payment.debt_id),
    amount: payment.payment_amount.toFixed(2),
    date: payment.payment_date,
    type: payment.payment_type,
    balanceAfter: payment.is_balance_stated ? payment.balance_after_payment.toFixed(2) : '',
    notes: payment.notes,
    isIncluded: '',
    balanceChange: payment.balance_change ?? '',
    settles: '',
  };
  // Where the date would decide otherwise, what was decided stays.
  if (isBeforeDebt(form, debt) !== payment.affects_balance) return form;
  return { ...form, isIncluded: payment.affects_balance ? 'no' : 'yes' };
}

/** What stands in one field, as people would read it. */
export function wordsOf(
  field: keyof PaymentForm,
  { saved, form }: { readonly saved: Payment; readonly form: PaymentForm },
): string {
  if (field === 'debtId') return saved.creditor;
  if (field === 'type') return paymentTypeLabels[saved.payment_type];
  return field === 'date' ? formatDay(saved.payment_date) : form[field];
}

/** Before the debt was added: the balance entered then may hold the payment already, or not. */
export function isBeforeDebt({ date }: PaymentForm, debt: Debt | null): boolean {
  return date !== '' && debt !== null && date < londonDayOf(debt.created_at);
}

export function isIncluded(form: PaymentForm, debt: Debt | null): boolean {
  return form.isIncluded === '' ? isBeforeDebt(form, debt) : form.isIncluded === 'yes';
}

export function lacksRequired({ debtId, amount, date }: PaymentForm): boolean {
  return [debtId, amount, date].some((typed) => typed.trim() === '');
}

/** Each field that cannot be saved, with the reason. */
export function paymentProblems(
  form: PaymentForm,
  { today, debt }: { readonly today: string; readonly debt: Debt | null },
): Problems<PaymentField> {
  return problemsAmong<PaymentField>({
    debtId: debt === null ? fieldTexts.required(fieldNames.debt) : null,
    amount: poundsProblem(fieldNames.amount, form.amount),
    date: dayProblem(form.date) ?? (form.date > today ? paymentTexts.payment.dateInFuture : null),
    settles: null,
    type: null,
    // Left blank, the balance is worked out.
    balanceAfter:
      isIncluded(form, debt) || form.balanceAfter.trim() === ''
        ? null
        : poundsProblem(fieldNames.balanceAfterPayment, form.balanceAfter),
    notes: notesProblem(form.notes),
  });
}

/** The balance that it states, as far as it can be read; null where it states none. */
export function statedBalanceOf(
  form: PaymentForm,
  context: { readonly today: string; readonly debt: Debt | null },
): StatedBalance | null {
  const { amount, date, balanceAfter } = paymentProblems(form, context);
  const isReadable = [amount, date, balanceAfter].every((problem) => problem === undefined);
  const stated = readFigure(form.balanceAfter);
  if (!isReadable || stated === null || isIncluded(form, context.debt)) return null;
  return {
    statedPence: penceFromPounds(stated),
    paidPence: penceFromPounds(readFigure(form.amount) ?? 0),
    choice: form.balanceChange === '' ? null : form.balanceChange,
  };
}

function poundsProblem(field: string, typed: string): string | null {
  return figureProblem(field, typed, (pounds) => amountProblem(field, pounds));
}

/** Of a form without problems. */
export function factsOf(form: PaymentForm, debt: Debt | null): PaymentInput {
  const included = isIncluded(form, debt);
  return {
    debt_id: Number(form.debtId),
    payment_amount: readFigure(form.amount) ?? 0,
    payment_date: form.date,
    payment_type: paymentTypes.find((type) => type === form.type) ?? paymentTypeDefault,
    notes: form.notes.trim(),
    balance_after_payment: included ? null : readFigure(form.balanceAfter),
    balance_change: form.balanceChange === '' ? null : form.balanceChange,
    affects_balance: !included,
  };
}
