/** The fields of a debt in a portfolio, for adding and editing alike. */
import { debtTypes, hasTerm } from '@debt-payoff/contract/debt-types';
import { calculatorLimits } from '@debt-payoff/contract/limits';
import { basisPointsFromPercent, formatPence, penceFromPounds } from '@debt-payoff/contract/money';
import { calculatorTexts } from '@debt-payoff/contract/texts/calculator';
import { portfolioTexts } from '@debt-payoff/contract/texts/portfolios';
import { monthlyInterestPence } from '@debt-payoff/engine';
import { type DebtField, type DebtForm, figure, usualTerm } from './debt-form.ts';
import { AutoPaymentInput, DebtInput, type DebtInputs, DebtTypeInput } from './debt-inputs.tsx';
import { savingProblems } from './saved-debt.ts';

type DebtFieldsProps = DebtInputs & {
  readonly hasTermField: boolean;
  /** What stands in a field now, where somebody else has changed it as well. */
  readonly hintOf: (field: DebtField) => string | undefined;
};

export function DebtFields({ hasTermField, hintOf, ...inputs }: DebtFieldsProps) {
  const { form, onEdit } = inputs;
  return (
    <div className="debt-fields">
      <div className="wide">
        <DebtInput
          field="creditor"
          of={inputs}
          hint={hintOf('creditor')}
          maxLength={calculatorLimits.creditorMaxLength}
        />
      </div>
      <DebtTypeInput
        of={inputs}
        options={debtTypes}
        onChoose={(type) => onEdit({ type, termMonths: termFor(type, form) })}
      />
      <DebtInput field="balance" of={inputs} hint={hintOf('balance')} />
      <DebtInput field="interestRate" of={inputs} hint={hintOf('interestRate')} />
      {hasTermField ? (
        <DebtInput
          field="termMonths"
          of={inputs}
          label={`${calculatorTexts.columns.term} (months)`}
          hint={hintOf('termMonths')}
        />
      ) : null}
      <div className="wide">
        <DebtInput
          field="monthlyPayment"
          of={inputs}
          hint={hintOf('monthlyPayment') ?? paymentHint(form)}
        />
      </div>
      <div className="wide stack">
        <AutoPaymentInput
          of={inputs}
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
    basisPointsFromPercent(figure(form.interestRate)),
  );
  return interest > 0 ? `${help} Here that is ${formatPence(interest)}.` : help;
}
