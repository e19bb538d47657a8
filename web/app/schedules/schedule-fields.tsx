/** The fields of a scheduled payment, for adding and editing alike. */
import {
  amountKindLabels,
  amountKinds,
  paymentTypeLabels,
  scheduledPaymentTypes,
} from '@debt-payoff/contract/payment-kinds';
import type { Debt } from '@debt-payoff/contract/portfolios';
import { fieldNames } from '@debt-payoff/contract/texts/fields';
import { paymentTexts } from '@debt-payoff/contract/texts/payments';
import { paymentDays } from '../debts/debt-form.ts';
import { debtOptionOf } from '../debts/debt-options.ts';
import { NotesField } from '../forms/notes-field.tsx';
import type { FormControls } from '../forms/use-record-form.ts';
import { Field } from '../ui/field.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { useRequiredPayments } from './queries.ts';
import { requiredHint } from './required-words.ts';
import { isFixed, type ScheduleField, type ScheduleForm } from './schedule-form.ts';

const { scheduled: texts } = paymentTexts;
const types = scheduledPaymentTypes.map((value) => ({ value, label: paymentTypeLabels[value] }));
const amountOptions = amountKinds.map((value) => ({
  value,
  label: amountKindLabels[value],
}));
const statuses = [
  { value: 'active', label: texts.active },
  { value: 'inactive', label: texts.inactive },
];
/** The 29th, the 30th and the 31st are not in every month. */
const daysInEveryMonth = 28;

export function ScheduleFields(props: {
  readonly state: FormControls<ScheduleField, ScheduleForm>;
  readonly portfolioId: number;
  readonly debts: readonly Debt[];
  readonly hasStatus: boolean;
}) {
  const { form, field, theirs, edit } = props.state;
  const isOfFixedAmount = isFixed(form);
  const { data: required } = useRequiredPayments(props.portfolioId, !isOfFixedAmount);
  return (
    <div className="debt-fields">
      <div className="wide">
        <SelectField
          label={fieldNames.debt}
          placeholder="Choose"
          required
          options={props.debts.map(debtOptionOf)}
          {...field('debtId')}
        />
      </div>
      <SelectField
        label="How much"
        options={amountOptions}
        {...field('kind')}
        hint={theirs.kind ?? (isOfFixedAmount ? undefined : requiredHint(required, form))}
      />
      {isOfFixedAmount ? (
        <Field label={fieldNames.amount} unit="£" required {...field('amount')} />
      ) : null}
      <SelectField
        label={fieldNames.paymentDay}
        placeholder="Choose"
        required
        options={paymentDays}
        {...field('day')}
        hint={theirs.day ?? dayHint(form.day)}
      />
      <SelectField label="Payment type" options={types} {...field('type')} />
      {props.hasStatus ? (
        <SelectField
          label="Status"
          options={statuses}
          hint={theirs.status}
          value={form.status}
          onChange={({ target }) =>
            edit({ status: target.value === 'active' ? 'active' : 'inactive' })
          }
        />
      ) : null}
      <div className="wide">
        <NotesField {...field('notes')} />
      </div>
    </div>
  );
}

function dayHint(day: string): string | undefined {
  return Number(day) > daysInEveryMonth ? 'In a shorter month, its last day.' : undefined;
}
