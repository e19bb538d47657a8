/** Where a later rate of one debt bears more interest than is then paid, by its own payment. */
import type { CalendarDebt } from '@debt-payoff/contract/calendar-terms';
import { formatPence } from '@debt-payoff/contract/money';
import { addMonths, formatMonth, type Month } from '@debt-payoff/contract/months';
import { debtTermTexts } from '@debt-payoff/contract/texts/debt-terms';
import { startRun } from '@debt-payoff/engine';
import { planAt, plannedAt } from './plan-at.ts';

/** None where the debt cannot be read. */
export function laterRateHints(debt: CalendarDebt, start: Month): string[] {
  const given = { debts: [debt], extraPayment: 0 };
  const [plan, planned] = [planAt(given, start), plannedAt(given, start)];
  if (plan === null || planned === null) return [];
  const changes = planned.debts[0]?.rateChanges ?? [];
  const run = startRun(plan, 'avalanche');
  const hints: string[] = [];
  for (const { lastMonth } of changes) {
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
