/** The entered debts in one table that adds up. */

import { count } from '@debt-payoff/contract/counts';
import { formatPounds } from '@debt-payoff/contract/money';
import { calculatorTexts } from '@debt-payoff/contract/texts/calculator';
import { memo } from 'react';
import { type CountedDebt, debtName, type UncountedFigures } from './counted-debts.ts';
import { UncountedList } from './uncounted-list.tsx';

const { columns } = calculatorTexts;

export const DebtSummary = memo(function DebtSummary({
  debts,
  uncounted,
}: {
  readonly debts: readonly CountedDebt[];
  readonly uncounted: UncountedFigures | null;
}) {
  if (debts.length === 0) return null;
  const left = uncounted?.debts ?? [];
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
          {debts.map((debt) => (
            <tr key={debt.position}>
              <th scope="row">{debtName(debt)}</th>
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
              {totalLabel(debts.length, left.length)}
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
      {left.length === 0 ? null : (
        <div className="small mt-4">
          <UncountedList of={{ debts: left, extraProblem: null }} />
        </div>
      )}
    </section>
  );
});

/** A sum says what it leaves out. */
function totalLabel(counted: number, left: number): string {
  return left === 0 ? 'Total' : `Total of ${counted} of ${count(counted + left, 'debt')}`;
}
