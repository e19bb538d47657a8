/** Asks which due date a new payment is for, so that it is not recorded a second time. */

import { formatPounds } from '@debt-payoff/contract/money';
import type { UnsettledDate } from '@debt-payoff/contract/settled-dates';
import { paymentTexts } from '@debt-payoff/contract/texts/payments';
import { dateKey, dateOfKey } from '../debts/due-date-key.ts';
import type { FormControls } from '../forms/use-record-form.ts';
import { SelectField } from '../ui/select-field.tsx';
import { formatDay, formatShortDay } from '../words/dates.ts';
import type { PaymentField, PaymentForm } from './payment-form.ts';
import { datesOfDebt, noDate, settlesKey } from './settles.ts';

export function SettlesQuestion(props: {
  readonly state: FormControls<PaymentField, PaymentForm>;
  /** Undefined while they are not known. */
  readonly dates: readonly UnsettledDate[] | undefined;
  readonly hasFailed: boolean;
  readonly today: string;
}) {
  const { state, dates = [], today } = props;
  const { form, field } = state;
  if (props.dates === undefined && props.hasFailed) {
    return (
      <p className="hint wide">
        Your due dates could not be fetched. If this is one of your scheduled payments, you can link
        it to its date later, under Scheduled Payments.
      </p>
    );
  }
  const own = datesOfDebt(dates, form);
  const { error, ...control } = field('settles');
  const key = settlesKey(form, dates);
  // Where the last date has just been settled elsewhere, that is still to be said.
  if (own.length === 0 && key === noDate && error === null) return null;
  const options = own.map((date) => ({ value: dateKey(date), label: wordsOf(date, today) }));
  const isGone = key !== noDate && !options.some(({ value }) => value === key);
  return (
    <div className="wide">
      <SelectField
        {...control}
        label="Which scheduled payment is it?"
        hint="Its date then counts as paid, and is not recorded again."
        error={error}
        value={key}
        options={[
          ...(isGone ? [{ value: key, label: unlistedWords(key, today) }] : []),
          ...options,
          { value: noDate, label: own.length === 0 ? 'None' : 'None of these' },
        ]}
      />
    </div>
  );
}

/** A later date of this month, which only its own line offers; or one that was settled in another tab since. */
function unlistedWords(key: string, today: string): string {
  const { due_date } = dateOfKey(key);
  return due_date > today ? `Due on ${formatDay(due_date)}` : 'Choose';
}

function wordsOf({ due_date, payment_amount, is_estimate }: UnsettledDate, today: string): string {
  const figure = formatPounds(payment_amount);
  const amount = is_estimate ? paymentTexts.scheduled.about(figure) : figure;
  if (due_date === today) return `Today, ${amount}`;
  const state = due_date < today ? 'missed' : 'due';
  // Short, since a phone's select shows one line of it.
  return `${formatShortDay(due_date)}, ${amount}, ${state}`;
}
