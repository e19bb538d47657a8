/** The fields of a payment, for adding and editing alike. */
import { formatPounds } from '@debt-payoff/contract/money';
import type { Debt } from '@debt-payoff/contract/portfolios';
import { fieldNames } from '@debt-payoff/contract/texts/fields';
import { paymentTexts } from '@debt-payoff/contract/texts/payments';
import { type ReactNode, useId } from 'react';
import { debtOptionOf } from '../debts/debt-options.ts';
import { StatedBalanceNote } from '../debts/stated-balance.tsx';
import { focusOn } from '../forms/focus.ts';
import { NotesField } from '../forms/notes-field.tsx';
import type { FormControls } from '../forms/use-record-form.ts';
import { Button } from '../ui/button.tsx';
import { CheckInput } from '../ui/check-input.tsx';
import { Field } from '../ui/field.tsx';
import { SelectField } from '../ui/select-field.tsx';
import {
  debtOf,
  isBeforeDebt,
  isIncluded,
  type PaymentField,
  type PaymentForm,
  paymentTypeOptions,
  payOffAmount,
  statedBalanceOf,
} from './payment-form.ts';

const { payment: texts } = paymentTexts;

type PaymentControls = FormControls<PaymentField, PaymentForm>;

export function PaymentFields(props: {
  readonly state: PaymentControls;
  readonly debts: readonly Debt[];
  readonly today: string;
  readonly portfolioId: number;
  /** Null for a new one. */
  readonly paymentId: number | null;
  /** What is asked of a new one beside its own fields. */
  readonly children: ReactNode;
}) {
  const { state, debts, today } = props;
  const { form, field, theirs } = state;
  const debt = debtOf(debts, form.debtId);
  const included = isIncluded(form, debt);
  const stated = statedBalanceOf(form, { today, debt });
  return (
    <div className="debt-fields payment-fields">
      <div className="wide">
        <SelectField
          label={fieldNames.debt}
          placeholder="Choose"
          required
          options={debts.map(debtOptionOf)}
          {...field('debtId')}
        />
      </div>
      <div className="stack">
        <Field label={fieldNames.amount} unit="£" required {...field('amount')} />
        {props.paymentId === null ? <PayOff state={state} debt={debt} /> : null}
      </div>
      <Field label={fieldNames.date} type="date" required max={props.today} {...field('date')} />
      {props.children}
      <AlreadyIncludedCheckbox state={state} debt={debt} />
      <SelectField label="Payment type" options={paymentTypeOptions} {...field('type')} />
      <Field
        label={`${fieldNames.balanceAfterPayment} (optional)`}
        unit="£"
        disabled={included}
        {...field('balanceAfter')}
        hint={theirs.balanceAfter ?? balanceHint(included)}
      />
      {debt === null || stated === null ? null : (
        <div className="wide">
          <StatedBalanceNote
            of={{
              portfolioId: props.portfolioId,
              debtId: debt.id,
              date: form.date,
              paymentId: props.paymentId ?? undefined,
            }}
            stated={stated}
            onChoose={(balanceChange) => state.edit({ balanceChange })}
          />
        </div>
      )}
      <div className="wide">
        <NotesField {...field('notes')} />
      </div>
    </div>
  );
}

function balanceHint(included: boolean): string {
  return included
    ? 'Not needed here: the balance you entered counts.'
    : 'What your creditor says you owe after it. Left blank, we estimate it.';
}

type DebtControlProps = { readonly state: PaymentControls; readonly debt: Debt | null };

/** Only for a new payment: what clears the debt now is reckoned after those that are recorded. */
function PayOff({ state, debt }: DebtControlProps) {
  const clearsId = useId();
  if (debt === null || debt.is_paid_off) return null;
  return (
    <div className="row pay-off">
      <Button
        variant="secondary"
        size="small"
        aria-describedby={clearsId}
        onClick={() => {
          state.edit({ amount: payOffAmount(debt) });
          focusOn(state.idOf('amount'));
        }}
      >
        {texts.payOff}
      </Button>
      <span className="hint" id={clearsId}>
        {formatPounds(Number(payOffAmount(debt)))} clears it today.
      </span>
    </div>
  );
}

/** For a payment from before the debt was added, or one that was marked so. */
function AlreadyIncludedCheckbox({ state, debt }: DebtControlProps) {
  const { form } = state;
  const isBefore = isBeforeDebt(form, debt);
  if (!isBefore && form.isIncluded !== 'yes') return null;
  return (
    <CheckInput
      className="check wide"
      label={texts.alreadyIncluded}
      hint={`${isBefore ? 'The date is before you added the debt. ' : ''}Ticked, the payment stands in the history and leaves the balance as it is. Without the tick, it lowers the balance.`}
      isChecked={isIncluded(form, debt)}
      onChange={(isTicked) => state.edit({ isIncluded: isTicked ? '' : 'no' })}
    />
  );
}
