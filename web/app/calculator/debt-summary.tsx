/** The entered debts in one table that adds up. */

import { count } from '@debt-payoff/contract/counts';
import { formatPence, formatPounds } from '@debt-payoff/contract/money';
import { calculatorTexts } from '@debt-payoff/contract/texts/calculator';
import type { Plan } from '@debt-payoff/engine';
import { memo } from 'react';
import { type CountedDebt, debtName, type UncountedFigures } from './counted-debts.ts';
import { UncountedList } from './uncounted-list.tsx';

const { columns } = calculatorTexts;

export const DebtSummary = memo(function DebtSummary({
  debts,
  plan,
  rates,
  uncounted,
}: {
  readonly debts: readonly CountedDebt[];
  /** Of these debts: with a rule, a payment may be more than was typed. */
  readonly plan: Plan;
  /** With their kinds, where some have one. */
  readonly rates: readonly string[] | undefined;
  readonly uncounted: UncountedFigures | null;
}) {
  if (debts.length === 0) return null;
  const left = uncounted?.debts ?? [];
  const payments = plan.debts.map(({ monthlyPaymentPence }, at) =>
    Math.max(monthlyPaymentPence, plan.terms?.firstRequiredPence(plan, at) ?? 0),
  );
  return (
    <section className="card debt-summary" aria-labelledby="summary-title">
      <h2 className="h4 mb-4" id="summary-title">
        Your debts so far
      </h2>
      <table className="table table-stack" aria-labelledby="summary-title">
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
            <tr key={debt.position}>
              <th scope="row">{debtName(debt)}</th>
              <td data-label={columns.type}>{debt.type}</td>
              <td className="n" data-label={columns.balance}>
                {formatPounds(debt.balance)}
              </td>
              <td className="n" data-label={columns.rate}>
                {rates?.[at] ?? `${debt.interestRate}%`}
              </td>
              <td className="n" data-label={columns.monthlyPayment}>
                {formatPence(payments[at] ?? 0)}
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
              <span>{formatPounds(debts.reduce((sum, { balance }) => sum + balance, 0))}</span>
            </td>
            <td />
            <td className="n" data-label={columns.monthlyPayment}>
              <span>{formatPence(payments.reduce((sum, pence) => sum + pence, 0))}</span>
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
