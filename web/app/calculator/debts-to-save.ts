/** The calculator's rows as a portfolio takes them. */

import type { Month } from '@debt-payoff/contract/months';
import type { DebtFacts } from '@debt-payoff/contract/portfolios';
import { readCalendarTerms } from '@debt-payoff/contract/read-calendar-terms';
import { savingTexts } from '@debt-payoff/contract/texts/calculator-later';
import { termsTexts } from '@debt-payoff/contract/texts/terms';
import type { DebtField } from '../debts/debt-form.ts';
import { debtToKeep } from '../payoff-plan/plan-to-keep.ts';
import { countingRows, debtOf, problemsOf, type Row } from './rows.ts';

const texts = savingTexts;

const requirements: readonly (readonly [DebtField, string])[] = [
  ['creditor', texts.creditorRequired],
  ['type', texts.validTypeRequired],
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
  const unread = counting.find(({ terms }) => readCalendarTerms(terms ?? {}) === null);
  return unread === undefined ? null : termsTexts.unreadableOfDebt(rows.indexOf(unread) + 1);
}

/** Of rows without problems. A tick that is missing says nothing about a schedule that exists. */
export function debtsToSave(rows: readonly Row[], thisMonth: Month): DebtFacts[] {
  return countingRows(rows).map((row) => ({
    ...debtToKeep(debtOf(row), thisMonth),
    ...(row.hasAutoPayment && {
      auto_payment_enabled: true,
      auto_payment_day: Number(row.paymentDay),
    }),
  }));
}
