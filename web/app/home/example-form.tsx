/** The form of the example: figures to change, each with its message beside it. */
import { readFigure } from '@debt-payoff/contract/amounts';
import { basisPointsFromPercent, formatPence, penceFromPounds } from '@debt-payoff/contract/money';
import { calculatorTexts } from '@debt-payoff/contract/texts/calculator';
import { monthlyInterestPence } from '@debt-payoff/engine';
import type { ReactNode } from 'react';
import { Field } from '../ui/field.tsx';
import { fixedDebts } from './example.ts';
import type { DebtProblems, Example, TypedDebt } from './use-example.ts';

const { columns } = calculatorTexts;

export function ExampleForm({
  example,
  children,
}: {
  readonly example: Example;
  readonly children: ReactNode;
}) {
  return (
    <form
      className="card"
      aria-labelledby="example-title"
      onSubmit={(event) => event.preventDefault()}
    >
      <h2 className="h4" id="example-title">
        Try it with this example
      </h2>
      <p className="hint mb-4">Change any figure. The answer follows as you type.</p>
      {example.debts.map((debt, at) => (
        <DebtRow
          key={debt.creditor}
          debt={debt}
          problems={example.problems[at] ?? noProblems}
          onEdit={(change) => example.editDebt(at, change)}
        />
      ))}
      <p className="small muted border-t border-line py-4">{fixedDebtsLine}</p>
      <div className="border-t border-line pt-6">
        <Field
          label="Extra monthly payment"
          hint="Leave this blank if money is tight."
          unit="£"
          value={example.extra}
          error={example.extraProblem}
          onChange={(event) => example.editExtra(event.target.value)}
        />
      </div>
      {children}
    </form>
  );
}

const fixedDebtsLine = `Also in this example: ${fixedDebts
  .map(({ creditor, balance }) => `${creditor} ${formatPence(penceFromPounds(balance))}`)
  .join(', ')}.`;

const noProblems: DebtProblems = { balance: null, interestRate: null, monthlyPayment: null };

function DebtRow(props: {
  readonly debt: TypedDebt;
  readonly problems: DebtProblems;
  readonly onEdit: (change: Partial<TypedDebt>) => void;
}) {
  const { debt, problems, onEdit } = props;
  return (
    <fieldset className="debt-row">
      <legend className="vh">{debt.creditor}</legend>
      <p className="label wide" aria-hidden="true">
        {debt.creditor}
      </p>
      <Field
        label={columns.balance}
        unit="£"
        value={debt.balance}
        error={problems.balance}
        onChange={(event) => onEdit({ balance: event.target.value })}
      />
      <Field
        label={columns.rate}
        unit="%"
        value={debt.interestRate}
        error={problems.interestRate}
        onChange={(event) => onEdit({ interestRate: event.target.value })}
      />
      <div className="pay-field">
        <Field
          label={columns.monthlyPayment}
          unit="£"
          value={debt.monthlyPayment}
          error={problems.monthlyPayment}
          onChange={(event) => onEdit({ monthlyPayment: event.target.value })}
        />
      </div>
      <p className="hint wide">{firstPaymentLine(debt, problems)}</p>
    </fieldset>
  );
}

function firstPaymentLine(debt: TypedDebt, problems: DebtProblems): string {
  if (Object.values(problems).some((problem) => problem !== null)) return '';
  const interest = monthlyInterestPence(
    penceFromPounds(readFigure(debt.balance) ?? 0),
    basisPointsFromPercent(readFigure(debt.interestRate) ?? 0),
  );
  const payment = penceFromPounds(readFigure(debt.monthlyPayment) ?? 0);
  return `About ${formatPence(interest)} of the first payment is interest. The rest, ${formatPence(payment - interest)}, brings the balance down.`;
}
