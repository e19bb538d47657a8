/** The fields of a scheduled payment, for adding and editing alike. */
import { paymentTypeLabels, scheduledPaymentTypes } from '@debt-payoff/contract/debt-types';
import { paymentLimits } from '@debt-payoff/contract/limits';
import { formatPounds } from '@debt-payoff/contract/money';
import { nameInSentence } from '@debt-payoff/contract/names-in-sentences';
import type { Debt } from '@debt-payoff/contract/portfolios';
import { fieldNames } from '@debt-payoff/contract/texts/fields';
import { paymentTexts } from '@debt-payoff/contract/texts/payments';
import { portfolioTexts } from '@debt-payoff/contract/texts/portfolios';
import { Field } from '../ui/field.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { TextArea } from '../ui/text-area.tsx';
import type { ScheduleField } from './schedule-form.ts';
import type { ScheduleFormState } from './use-schedule-form.ts';

const { scheduled: texts } = paymentTexts;
const days = Array.from({ length: paymentLimits.paymentDayMax }, (_, at) => String(at + 1));
const types = scheduledPaymentTypes.map((value) => ({ value, label: paymentTypeLabels[value] }));
const statuses = [
  { value: 'active', label: texts.active },
  { value: 'inactive', label: texts.inactive },
];
/** The 29th, the 30th and the 31st are not in every month. */
const daysInEveryMonth = 28;

export function ScheduleFields(props: {
  readonly state: ScheduleFormState;
  readonly debts: readonly Debt[];
  readonly hasStatus: boolean;
  readonly idOf: (field: ScheduleField) => string;
}) {
  const { form, edit, errorOf, theirsOf } = props.state;
  const field = (name: ScheduleField) => ({
    id: props.idOf(name),
    value: form[name],
    error: errorOf(name),
    hint: theirsOf(name),
    onChange: ({ target }: { target: { value: string } }) => edit({ [name]: target.value }),
  });
  return (
    <div className="debt-fields">
      <div className="wide">
        <SelectField
          label={fieldNames.debt}
          placeholder="Choose"
          options={props.debts.map(optionOf)}
          {...field('debtId')}
        />
      </div>
      <Field label={fieldNames.amount} unit="£" {...field('amount')} />
      <SelectField
        label={fieldNames.paymentDay}
        placeholder="Choose"
        options={days}
        {...field('day')}
        hint={theirsOf('day') ?? dayHint(form.day)}
      />
      <SelectField label="Payment type" options={types} {...field('type')} />
      {props.hasStatus ? (
        <SelectField
          label="Status"
          options={statuses}
          hint={theirsOf('status')}
          value={form.status}
          onChange={({ target }) =>
            edit({ status: target.value === 'active' ? 'active' : 'inactive' })
          }
        />
      ) : null}
      <div className="wide">
        <TextArea
          label={`${fieldNames.notes} (optional)`}
          maxLength={paymentLimits.notesMaxLength}
          {...field('notes')}
        />
      </div>
    </div>
  );
}

function dayHint(day: string): string | undefined {
  return Number(day) > daysInEveryMonth ? 'In a shorter month, its last day.' : undefined;
}

function optionOf({ id, creditor, balance, is_paid_off }: Debt) {
  const standing = is_paid_off ? portfolioTexts.detail.paidOff : formatPounds(balance);
  return { value: String(id), label: `${nameInSentence(creditor)} (${standing})` };
}
