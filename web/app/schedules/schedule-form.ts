/** A scheduled payment as it is typed into the form, what is wrong with it, and the one that it makes. */
import { figureProblem, readFigure } from '@debt-payoff/contract/amounts';
import { amountProblem } from '@debt-payoff/contract/debt-rules';
import {
  amountKindLabels,
  amountKinds,
  paymentTypeDefault,
  paymentTypeLabels,
  scheduledPaymentTypes,
} from '@debt-payoff/contract/payment-kinds';
import { notesProblem } from '@debt-payoff/contract/payment-rules';
import { paymentDayProblem } from '@debt-payoff/contract/portfolio-rules';
import type { Schedule, ScheduleInput } from '@debt-payoff/contract/schedules';
import { fieldNames, fieldTexts } from '@debt-payoff/contract/texts/fields';
import { paymentTexts } from '@debt-payoff/contract/texts/payments';
import { type Problems, problemsAmong } from '../forms/problems.ts';

export type ScheduleForm = {
  readonly debtId: string;
  readonly kind: string;
  /** Of a fixed amount alone. */
  readonly amount: string;
  readonly day: string;
  readonly type: string;
  readonly notes: string;
  readonly status: 'active' | 'inactive';
};

/** In the order in which they stand in the form, with the server's names for them. */
export const scheduleFields = {
  debtId: 'debt_id',
  kind: 'amount_kind',
  amount: 'payment_amount',
  day: 'payment_day',
  type: 'payment_type',
  notes: 'notes',
} as const satisfies Partial<Record<keyof ScheduleForm, keyof ScheduleInput>>;
export type ScheduleField = keyof typeof scheduleFields;

export const blankSchedule: ScheduleForm = {
  debtId: '',
  kind: 'fixed',
  amount: '',
  day: '',
  type: paymentTypeDefault,
  notes: '',
  status: 'active',
};

export function formOf(schedule: Schedule): ScheduleForm {
  return {
    debtId: String(schedule.debt_id),
    kind: schedule.amount_kind,
    amount: schedule.amount_kind === 'fixed' ? schedule.payment_amount.toFixed(2) : '',
    day: String(schedule.payment_day),
    type: schedule.payment_type,
    notes: schedule.notes ?? '',
    status: schedule.is_active ? 'active' : 'inactive',
  };
}

export function startOf(schedule: Schedule | null): ScheduleForm {
  return schedule === null ? blankSchedule : formOf(schedule);
}

/** What stands in one field, as people would read it. */
export function wordsOf(
  field: keyof ScheduleForm,
  { saved, form }: { readonly saved: Schedule; readonly form: ScheduleForm },
): string {
  if (field === 'debtId') return saved.creditor;
  if (field === 'kind') return amountKindLabels[saved.amount_kind];
  if (field === 'type') return paymentTypeLabels[saved.payment_type];
  if (field === 'status') return paymentTexts.scheduled[form.status];
  return form[field];
}

export function lacksRequired(form: ScheduleForm): boolean {
  const asked = [form.debtId, form.day, ...(isFixed(form) ? [form.amount] : [])];
  return asked.some((typed) => typed.trim() === '');
}

export function isFixed({ kind }: Pick<ScheduleForm, 'kind'>): boolean {
  return kind !== 'required';
}

/** Each field that cannot be saved, with the reason. */
export function scheduleProblems(form: ScheduleForm): Problems<ScheduleField> {
  return problemsAmong<ScheduleField>({
    debtId: form.debtId === '' ? fieldTexts.required(fieldNames.debt) : null,
    kind: null,
    amount: isFixed(form) ? typedAmountProblem(form) : null,
    day: figureProblem(fieldNames.paymentDay, form.day, paymentDayProblem),
    type: null,
    notes: notesProblem(form.notes),
  });
}

function typedAmountProblem({ amount }: ScheduleForm): string | null {
  return figureProblem(fieldNames.amount, amount, (pounds) =>
    amountProblem(fieldNames.amount, pounds),
  );
}

/** Of a form without problems. */
export function factsOf(form: ScheduleForm): ScheduleInput & { readonly is_active: boolean } {
  return {
    debt_id: Number(form.debtId),
    amount_kind: amountKinds.find((kind) => kind === form.kind) ?? 'fixed',
    ...(isFixed(form) && { payment_amount: readFigure(form.amount) ?? 0 }),
    payment_day: readFigure(form.day) ?? 0,
    payment_type: scheduledPaymentTypes.find((type) => type === form.type) ?? paymentTypeDefault,
    notes: form.notes.trim(),
    is_active: form.status === 'active',
  };
}
