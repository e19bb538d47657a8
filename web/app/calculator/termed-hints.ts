/** What the payment of a row with terms does: in its first month, and after a change of its rate. */
import { formatPence } from '@debt-payoff/contract/money';
import { addMonths, formatMonth, type Month } from '@debt-payoff/contract/months';
import { debtTermTexts } from '@debt-payoff/contract/texts/debt-terms';
import { firstInterestPence, type Plan, startRun } from '@debt-payoff/engine';
import { planAt, plannedAt } from '../payoff-plan/plan-at.ts';
import { firstPaymentSentence } from './first-payment.ts';
import { debtOf, hasFigures, type Row } from './rows.ts';

/** None while figures are missing, or cannot be read. */
export function termedHints(row: Row, start: Month): string[] {
  if (!hasFigures(row)) return [];
  const given = { debts: [debtOf(row)], extraPayment: 0 };
  const [plan, planned] = [planAt(given, start), plannedAt(given, start)];
  if (plan === null || planned === null) return [];
  const changes = planned.debts[0]?.rateChanges ?? [];
  return [
    firstMonthHint(plan),
    ...laterHints(plan, { changes: changes.map(({ lastMonth }) => lastMonth), start }),
  ];
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

/** Where a later rate bears more than is then paid. */
function laterHints(
  plan: Plan,
  { changes, start }: { readonly changes: readonly number[]; readonly start: Month },
): string[] {
  const run = startRun(plan, 'avalanche');
  const hints: string[] = [];
  for (const lastMonth of changes) {
    let before = run.totalInterestPence;
    while (run.state === 'running' && run.month <= lastMonth) {
      before = run.totalInterestPence;
      run.advance();
    }
    if (run.month !== lastMonth + 1) break;
    const interestPence = run.totalInterestPence - before;
    const paidPence = run.accounts[0]?.paidPence ?? 0;
    if (paidPence >= interestPence) continue;
    const month = formatMonth(addMonths(start, run.month));
    hints.push(debtTermTexts.laterInterest({ month, interest: inPounds(interestPence) }));
  }
  return hints;
}

/** '£126': it is about that much. */
function inPounds(pence: number): string {
  return formatPence(Math.round(pence / 100) * 100).replace(/\.00$/, '');
}
