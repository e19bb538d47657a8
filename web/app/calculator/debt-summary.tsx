/** The entered debts in one table that adds up. */
import { formatPounds } from '@debt-payoff/contract/money';
import { calculatorTexts } from '@debt-payoff/contract/texts/calculator';
import { memo } from 'react';
import type { PlannedDebt } from '../payoff-plan/planned-debt.ts';

const { columns } = calculatorTexts;

export const DebtSummary = memo(function DebtSummary({
  debts,
}: {
  readonly debts: readonly PlannedDebt[];
}) {
  if (debts.length === 0) return null;
  const total = (field: 'balance' | 'monthlyPayment') =>
    formatPounds(debts.reduce((sum, debt) => sum + debt[field], 0));
  return (
    <section className="card debt-summary" aria-labelledby="summary-title">
      <h2 className="h4 mb-4" id="summary-title">
        Your debts so far
      </h2>
      <table className="table table-stack">
        <thead>
          <tr>
            <th scope="col">{columns.creditor}</th>
            <th scope="col">{columns.type}</th>
            <th scope="col" className="n">
              {columns.balance}
            </th>
            <th scope="col" className="n">
              {columns.rate}
            </th>
            <th scope="col" className="n">
              {columns.monthlyPayment}
            </th>
          </tr>
        </thead>
        <tbody>
          {debts.map((debt, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: debts have no name of their own until they are saved
            <tr key={at}>
              <th scope="row">{debt.creditor || `Debt ${at + 1}`}</th>
              <td data-label={columns.type}>{debt.type}</td>
              <td className="n" data-label={columns.balance}>
                {formatPounds(debt.balance)}
              </td>
              <td className="n" data-label={columns.rate}>{`${debt.interestRate}%`}</td>
              <td className="n" data-label={columns.monthlyPayment}>
                {formatPounds(debt.monthlyPayment)}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              Total
            </th>
            <td className="n" data-label={columns.balance}>
              <span>{total('balance')}</span>
            </td>
            <td />
            <td className="n" data-label={columns.monthlyPayment}>
              <span>{total('monthlyPayment')}</span>
            </td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
});
