/** The calculator's rows as a portfolio takes them. */

import { debtFactsOf } from '@debt-payoff/contract/planned-debt';
import type { DebtFacts } from '@debt-payoff/contract/portfolios';
import { calculatorTexts } from '@debt-payoff/contract/texts/calculator';
import { fieldTexts } from '@debt-payoff/contract/texts/fields';
import type { DebtField } from '../debts/debt-form.ts';
import { countingRows, debtOf, problemsOf, type Row } from './rows.ts';

const { save: texts } = calculatorTexts;

const requirements: readonly (readonly [DebtField, string])[] = [
  ['creditor', texts.creditorRequired],
  ['type', fieldTexts.validForAllDebts('debt type')],
  ['balance', texts.validBalanceRequired],
  ['interestRate', texts.validRateRequired],
  ['monthlyPayment', texts.validMonthlyPaymentRequired],
  ['termMonths', texts.validTermRequired],
];

/** Why the rows cannot be saved: what holds for all of them, and which is the first that lacks it; null where they can. */
export function savingProblem(rows: readonly Row[]): string | null {
  const counting = countingRows(rows);
  for (const [field, requirement] of requirements) {
    for (const row of counting) {
      const problem = problemsOf(row)[field];
      if (problem !== undefined) {
        return `${requirement}. Debt ${rows.indexOf(row) + 1}: ${problem}.`;
      }
    }
  }
  return null;
}

/** Of rows without problems and without terms, which cannot be kept yet. A tick that is missing says nothing about a schedule that exists. */
export function debtsToSave(rows: readonly Row[]): DebtFacts[] {
  const counting = countingRows(rows);
  if (counting.some(({ terms }) => terms !== undefined)) throw new Error('Terms would be lost');
  return counting.map((row) => ({
    ...debtFactsOf(debtOf(row)),
    ...(row.hasAutoPayment && {
      auto_payment_enabled: true,
      auto_payment_day: Number(row.paymentDay),
    }),
  }));
}
