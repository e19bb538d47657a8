/** The fields of a debt in a portfolio, for adding and editing alike. */
import { debtTypes, hasTerm } from '@debt-payoff/contract/debt-types';
import { calculatorLimits } from '@debt-payoff/contract/limits';
import { basisPointsFromPercent, formatPence, penceFromPounds } from '@debt-payoff/contract/money';
import { calculatorTexts } from '@debt-payoff/contract/texts/calculator';
import { portfolioTexts } from '@debt-payoff/contract/texts/portfolios';
import { monthlyInterestPence } from '@debt-payoff/engine';
import type { ReactNode } from 'react';
import type { FormControls } from '../forms/use-record-form.ts';
import { AutoPaymentInput } from './auto-payment-input.tsx';
import { type DebtField, type DebtForm, figure, rateFigure, usualTerm } from './debt-form.ts';
import { DebtInput, DebtTypeInput } from './debt-inputs.tsx';
import { savingProblems } from './saved-debt.ts';

export function DebtFields({
  state,
  hasTermField,
  balanceNote,
}: {
  readonly state: FormControls<DebtField, DebtForm>;
  readonly hasTermField: boolean;
  /** What another balance than the saved one means. */
  readonly balanceNote?: ReactNode;
}) {
  const { form, theirs, edit } = state;
  return (
    <div className="debt-fields">
      <div className="wide">
        <DebtInput field="creditor" of={state} maxLength={calculatorLimits.creditorMaxLength} />
      </div>
      <DebtTypeInput
        of={state}
        options={debtTypes}
        onChoose={(type) => edit({ type, termMonths: termFor(type, form) })}
      />
      <DebtInput field="balance" of={state} />
      <DebtInput field="interestRate" of={state} />
      {hasTermField ? (
        <DebtInput
          field="termMonths"
          of={state}
          label={`${calculatorTexts.columns.term} (months)`}
        />
      ) : null}
      {balanceNote ? <div className="wide">{balanceNote}</div> : null}
      <div className="wide">
        <DebtInput
          field="monthlyPayment"
          of={state}
          hint={theirs.monthlyPayment ?? paymentHint(form)}
        />
      </div>
      <div className="wide stack">
        <AutoPaymentInput
          of={state}
          label="Auto-payment"
          hint="I pay this debt every month. The payment is ready to record on its day. No money moves from here."
        />
      </div>
    </div>
  );
}

/** The term of a loan that is saved is not lost when its type is corrected. */
function termFor(type: string, { termMonths }: DebtForm): string {
  return hasTerm(type) && termMonths.trim() !== '' ? termMonths : usualTerm(type);
}

/** Advice only: people have debts whose payment is less, and may save them. */
function paymentHint(form: DebtForm): string {
  const help = portfolioTexts.debt.minimumPaymentHelp;
  const { balance, interestRate } = savingProblems(form);
  if (balance !== undefined || interestRate !== undefined) return help;
  const interest = monthlyInterestPence(
    penceFromPounds(figure(form.balance)),
    basisPointsFromPercent(rateFigure(form.interestRate)),
  );
  return interest > 0 ? `${help} Here that is ${formatPence(interest)}.` : help;
}
