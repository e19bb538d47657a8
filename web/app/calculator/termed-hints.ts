/** What the payment of a row with terms does: in its first month, and after a change of its rate. */
import { formatPence } from '@debt-payoff/contract/money';
import type { Month } from '@debt-payoff/contract/months';
import { debtTermTexts } from '@debt-payoff/contract/texts/debt-terms';
import { termedPlanTexts } from '@debt-payoff/contract/texts/termed-plan';
import { firstInterestPence, type Plan, startRun, summarise } from '@debt-payoff/engine';
import { laterRateHints } from '../payoff-plan/later-rate-hints.ts';
import { planAt } from '../payoff-plan/plan-at.ts';
import { firstPaymentSentence } from './first-payment.ts';
import { debtOf, hasFigures, type Row } from './rows.ts';

export type TermedHints = {
  readonly sentences: readonly string[];
  /** Whether its own payment never clears it. */
  readonly isStuck: boolean;
};

/** None while figures are missing, or cannot be read. */
export function termedHints(row: Row, start: Month): TermedHints {
  const debt = debtOf(row);
  const plan = hasFigures(row) ? planAt({ debts: [debt], extraPayment: 0 }, start) : null;
  if (plan === null) return { sentences: [], isStuck: false };
  const isStuck = summarise(plan, 'avalanche').neverPaysOff;
  return {
    isStuck,
    sentences: [
      firstMonthHint(plan),
      ...laterRateHints(debt, start),
      ...(isStuck ? [termedPlanTexts.ownPaymentNeverClears] : []),
    ],
  };
}

function firstMonthHint(plan: Plan): string {
  const payment = plan.debts[0]?.monthlyPaymentPence ?? 0;
  const requiredPence = plan.terms?.firstRequiredPence(plan, 0) ?? payment;
  if (payment < requiredPence) return debtTermTexts.minimumCounts(formatPence(requiredPence));
  const run = startRun(plan, 'avalanche');
  const owedBefore = run.totalBalancePence;
  const interestPence = firstInterestPence(plan, 0);
  if (run.state === 'running') run.advance();
  const paymentPence = owedBefore + interestPence - run.totalBalancePence;
  return firstPaymentSentence({
    interestPence,
    paymentPence,
    owedPence: owedBefore + interestPence,
  });
}
