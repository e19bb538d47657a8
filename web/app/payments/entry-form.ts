/** Spending, a charge, a refund or a stated balance as it is typed, what is wrong with it, and what it makes. */
import { figureProblem, readFigure } from '@debt-payoff/contract/amounts';
import {
  type AddedEntryKind,
  addedEntryKinds,
  type BalanceEntry,
  type BalanceEntryInput,
  type BalanceEntryKind,
} from '@debt-payoff/contract/balance-entries';
import { londonDayOf } from '@debt-payoff/contract/days';
import { amountProblem } from '@debt-payoff/contract/debt-rules';
import { penceFromPounds } from '@debt-payoff/contract/money';
import { dayProblem, notesProblem } from '@debt-payoff/contract/payment-rules';
import type { Debt } from '@debt-payoff/contract/portfolios';
import type { BalanceChange, StatedBalance } from '@debt-payoff/contract/stated-balance';
import { balanceEntryTexts } from '@debt-payoff/contract/texts/balance-entries';
import { fieldNames, fieldTexts } from '@debt-payoff/contract/texts/fields';
import { type Problems, problemsAmong } from '../forms/problems.ts';
import { formatDay } from '../words/dates.ts';

const { kinds } = balanceEntryTexts;

export type EntryForm = {
  readonly debtId: string;
  readonly kind: string;
  readonly amount: string;
  readonly date: string;
  readonly notes: string;
  /** As what the difference to a stated balance counts; blank while the rule decides. */
  readonly balanceChange: '' | BalanceChange;
};

/** In the order in which they stand in the form, with the server's names for them. */
export const entryFields = {
  debtId: 'debt_id',
  kind: 'entry_type',
  amount: 'amount',
  date: 'entry_date',
  notes: 'notes',
} as const satisfies Partial<Record<keyof EntryForm, keyof BalanceEntryInput>>;
export type EntryField = keyof typeof entryFields;

export function blankEntry({
  today,
  debt,
}: {
  readonly today: string;
  readonly debt: Debt | null;
}): EntryForm {
  return {
    debtId: debt === null ? '' : String(debt.id),
    kind: 'spending',
    amount: '',
    date: today,
    notes: '',
    balanceChange: '',
  };
}

export function formOfEntry(entry: BalanceEntry): EntryForm {
  return {
    debtId: String(entry.debt_id),
    kind: entry.entry_type,
    amount: entry.amount.toFixed(2),
    date: entry.entry_date,
    notes: entry.notes,
    balanceChange: entry.balance_change ?? '',
  };
}

/** What it can be: a balance says how much is owed, the others how much more or less. */
export function kindOptions(entry: BalanceEntry | null) {
  const isSameSort = (kind: BalanceEntryKind): boolean =>
    entry === null || (kind === 'balance') === (entry.entry_type === 'balance');
  const offered: readonly BalanceEntryKind[] =
    entry?.entry_type === 'opening' ? ['opening'] : addedEntryKinds.filter(isSameSort);
  return offered.map((value) => ({ value, label: kinds[value] }));
}

export function kindOf({ kind }: Pick<EntryForm, 'kind'>): AddedEntryKind {
  return addedEntryKinds.find((one) => one === kind) ?? 'spending';
}

/** Whether the figure is what is owed, rather than a change of it. */
export function statesBalance({ kind }: Pick<EntryForm, 'kind'>): boolean {
  return kind === 'balance' || kind === 'opening';
}

export function amountLabel(form: EntryForm): string {
  return statesBalance(form) ? fieldNames.balance : fieldNames.amount;
}

/** What stands in one field, as people would read it. */
export function entryWordsOf(
  field: keyof EntryForm,
  { saved, form }: { readonly saved: BalanceEntry; readonly form: EntryForm },
): string {
  if (field === 'debtId') return saved.creditor;
  if (field === 'kind') return kinds[saved.entry_type];
  return field === 'date' ? formatDay(saved.entry_date) : form[field];
}

export function entryProblems(
  form: EntryForm,
  { today, debt }: { readonly today: string; readonly debt: Debt | null },
): Problems<EntryField> {
  const label = amountLabel(form);
  return problemsAmong<EntryField>({
    debtId: debt === null ? fieldTexts.required(fieldNames.debt) : null,
    kind: null,
    amount: figureProblem(label, form.amount, (pounds) =>
      pounds === 0 && !statesBalance(form)
        ? fieldTexts.notPositive(label)
        : amountProblem(label, pounds),
    ),
    date: dayProblem(form.date) ?? dateProblem(form, { today, debt }),
    notes: notesProblem(form.notes),
  });
}

function dateProblem(
  { date, kind }: EntryForm,
  { today, debt }: { readonly today: string; readonly debt: Debt | null },
): string | null {
  if (date > today) return balanceEntryTexts.dateInFuture;
  const isBefore = debt !== null && kind !== 'opening' && date < londonDayOf(debt.created_at);
  return isBefore ? balanceEntryTexts.beforeDebt : null;
}

/** The balance that it states, as far as it can be read; null where it states none. */
export function statedByEntry(
  form: EntryForm,
  context: { readonly today: string; readonly debt: Debt | null },
): StatedBalance | null {
  const { amount, date } = entryProblems(form, context);
  const stated = readFigure(form.amount);
  if (form.kind !== 'balance' || stated === null) return null;
  if (amount !== undefined || date !== undefined) return null;
  return {
    statedPence: penceFromPounds(stated),
    paidPence: null,
    choice: form.balanceChange === '' ? null : form.balanceChange,
  };
}

/** Of a form without problems. */
export function entryFactsOf(form: EntryForm): BalanceEntryInput {
  return {
    debt_id: Number(form.debtId),
    entry_type: kindOf(form),
    entry_date: form.date,
    amount: readFigure(form.amount) ?? 0,
    notes: form.notes.trim(),
    balance_change:
      form.kind === 'balance' && form.balanceChange !== '' ? form.balanceChange : null,
  };
}
