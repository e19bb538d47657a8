/** The fields of a payment, for adding and editing alike. */
import { paymentTypeLabels, paymentTypes } from '@debt-payoff/contract/debt-types';
import { paymentLimits } from '@debt-payoff/contract/limits';
import { formatPounds } from '@debt-payoff/contract/money';
import { nameInSentence } from '@debt-payoff/contract/names-in-sentences';
import type { Debt } from '@debt-payoff/contract/portfolios';
import { fieldNames } from '@debt-payoff/contract/texts/fields';
import { paymentTexts } from '@debt-payoff/contract/texts/payments';
import { portfolioTexts } from '@debt-payoff/contract/texts/portfolios';
import { focusOn } from '../forms/focus.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { isBeforeDebt, isIncluded, type PaymentField, payOffAmount } from './payment-form.ts';
import type { PaymentFormState } from './use-payment-form.ts';

const { payment: texts } = paymentTexts;

export type PaymentFieldsProps = {
  readonly state: PaymentFormState;
  readonly debts: readonly Debt[];
  readonly isNew: boolean;
  readonly idOf: (field: PaymentField) => string;
};

export function PaymentFields(props: PaymentFieldsProps) {
  const { state, debts, idOf } = props;
  const { form, debt } = state;
  const included = isIncluded(form, debt);
  const field = (name: PaymentField) => ({
    id: idOf(name),
    value: form[name],
    error: state.errorOf(name),
    hint: state.theirsOf(name),
    onChange: ({ target }: { target: { value: string } }) => state.edit({ [name]: target.value }),
  });
  return (
    <div className="debt-fields payment-fields">
      <div className="wide">
        <SelectField
          label={fieldNames.debt}
          placeholder="Choose"
          options={debts.map(optionOf)}
          {...field('debtId')}
        />
      </div>
      <div className="stack">
        <Field label={fieldNames.amount} unit="£" {...field('amount')} />
        <PayOff {...props} />
      </div>
      <Field label={fieldNames.date} type="date" max={state.today} {...field('date')} />
      <Included state={state} />
      <SelectField label="Payment type" options={types} {...field('type')} />
      <Field
        label={`${fieldNames.balanceAfterPayment} (optional)`}
        unit="£"
        disabled={included}
        {...field('balanceAfter')}
        hint={state.theirsOf('balanceAfter') ?? balanceHint(included)}
      />
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

const types = paymentTypes.map((value) => ({ value, label: paymentTypeLabels[value] }));

function optionOf({ id, creditor, balance, is_paid_off }: Debt) {
  const standing = is_paid_off ? portfolioTexts.detail.paidOff : formatPounds(balance);
  return { value: String(id), label: `${nameInSentence(creditor)} (${standing})` };
}

function balanceHint(included: boolean): string {
  return included
    ? 'Not needed here: the balance you entered counts.'
    : 'What your creditor says you owe after it. Left blank, we estimate it.';
}

/** Only for a new payment: what clears the debt now is reckoned after those that are recorded. */
function PayOff({ state, isNew, idOf }: PaymentFieldsProps) {
  const { debt } = state;
  if (!isNew || debt === null || debt.is_paid_off) return null;
  return (
    <div className="row pay-off">
      <Button
        variant="secondary"
        size="small"
        onClick={() => {
          state.edit({ amount: payOffAmount(debt) });
          focusOn(idOf('amount'));
        }}
      >
        {texts.payOff}
      </Button>
      <span className="hint">{formatPounds(Number(payOffAmount(debt)))} clears it today.</span>
    </div>
  );
}

/** For a payment from before the debt was added, or one that was marked so. */
function Included({ state }: { readonly state: PaymentFormState }) {
  const { form, debt } = state;
  const isBefore = isBeforeDebt(form, debt);
  if (!isBefore && form.isIncluded !== 'yes') return null;
  return (
    <label className="check wide">
      <input
        type="checkbox"
        checked={isIncluded(form, debt)}
        onChange={({ target }) => state.edit({ isIncluded: target.checked ? '' : 'no' })}
      />
      <span>
        {texts.alreadyIncluded}
        <br />
        <span className="hint">
          {isBefore ? 'The date is before you added the debt. ' : null}
          Ticked, the payment stands in the history and leaves the balance as it is. Without the
          tick, it lowers the balance.
        </span>
      </span>
    </label>
  );
}
