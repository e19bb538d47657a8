/** The fields of a debt, for adding and editing alike. */
import { debtTypes, hasTerm } from '@debt-payoff/contract/debt-types';
import { calculatorLimits } from '@debt-payoff/contract/limits';
import { basisPointsFromPercent, formatPence, penceFromPounds } from '@debt-payoff/contract/money';
import { calculatorTexts } from '@debt-payoff/contract/texts/calculator';
import { fieldNames } from '@debt-payoff/contract/texts/fields';
import { portfolioTexts } from '@debt-payoff/contract/texts/portfolios';
import { monthlyInterestPence } from '@debt-payoff/engine';
import type { FormControls } from '../forms/use-record-form.ts';
import { Field } from '../ui/field.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { type DebtField, type DebtForm, debtProblems, figure } from './debt-form.ts';
import { paymentDays } from './debt-options.ts';

const { columns } = calculatorTexts;

type DebtControls = FormControls<DebtField, DebtForm>;

export function DebtFields(props: {
  readonly state: DebtControls;
  readonly hasTermField: boolean;
}) {
  const { state } = props;
  const { form, field, theirs, edit } = state;
  return (
    <div className="debt-fields">
      <div className="wide">
        <Field
          label={columns.creditor}
          maxLength={calculatorLimits.creditorMaxLength}
          {...field('creditor')}
        />
      </div>
      <SelectField
        label={columns.type}
        placeholder="Choose"
        options={debtTypes}
        {...field('type')}
        onChange={({ target }) => edit({ type: target.value, term: termFor(target.value, form) })}
      />
      <Field label={columns.balance} unit="£" {...field('balance')} />
      <Field label={columns.rate} unit="%" {...field('rate')} />
      {props.hasTermField ? (
        <Field
          label={`${columns.term} (months)`}
          inputMode="numeric"
          disabled={!hasTerm(form.type)}
          {...field('term')}
        />
      ) : null}
      <div className="wide">
        <Field
          label={columns.monthlyPayment}
          unit="£"
          {...field('monthlyPayment')}
          hint={theirs.monthlyPayment ?? paymentHint(form)}
        />
      </div>
      <AutoPayment state={state} />
    </div>
  );
}

/** As in the calculator: a kind without a term clears it, and one with a term starts with the usual. */
function termFor(type: string, { term }: DebtForm): string {
  if (!hasTerm(type)) return '';
  return term.trim() === '' ? String(calculatorLimits.termMonthsDefault) : term;
}

/** Advice only: people have debts whose payment is less, and may save them. */
function paymentHint(form: DebtForm): string {
  const help = portfolioTexts.debt.minimumPaymentHelp;
  const { balance, rate } = debtProblems(form);
  if (balance !== undefined || rate !== undefined) return help;
  const interest = monthlyInterestPence(
    penceFromPounds(figure(form.balance)),
    basisPointsFromPercent(figure(form.rate)),
  );
  return interest > 0 ? `${help} Here that is ${formatPence(interest)}.` : help;
}

function AutoPayment({ state }: { readonly state: DebtControls }) {
  const { form, field, edit } = state;
  return (
    <div className="wide stack">
      <label className="check">
        <input
          type="checkbox"
          checked={form.hasAutoPayment}
          onChange={({ target }) => edit({ hasAutoPayment: target.checked })}
        />
        <span>
          Auto-payment
          <br />
          <span className="hint">
            I pay this debt every month. The payment is ready to record on its day. No money moves
            from here.
          </span>
        </span>
      </label>
      {form.hasAutoPayment ? (
        <div className="max-w-40">
          <SelectField
            label={fieldNames.paymentDay}
            options={paymentDays}
            {...field('paymentDay')}
          />
        </div>
      ) : null}
    </div>
  );
}
