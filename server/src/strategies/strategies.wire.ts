/**
 * Writes a comparison as JSON text, in pounds and in the wire's names. The text is written month by
 * month while the engine walks, so that hundreds of debts over a century need no memory to match;
 * it is also faster than building the objects for JSON.stringify (see the bench).
 */
import { poundsFromPence } from '@debt-payoff/contract/money';
import {
  monthlyPaymentPence,
  type Run,
  type StrategyOutcome,
  startRun,
  type Terms,
} from '@debt-payoff/engine';
import type { Goal } from '@debt-payoff/engine/terms';
import { beforePaymentIn, type DebtLabel, labelDebt } from './debt-labels.ts';
import type { Comparison } from './strategies.ts';

/** About what one chunk holds; a typical reply is one chunk. */
const chunkLength = 256 * 1024;

export function* writeComparison(comparison: Comparison): Generator<string, void, void> {
  const labels = comparison.request.debts.map(labelDebt);
  let text = '{';
  let separator = '';
  for (const result of comparison.results) {
    text += `${separator}"${result.strategy}":{${writeSummary(comparison, result)},"monthlyDetails":[`;
    separator = ',';
    if (comparison.request.includeDetails && !result.outcome.neverPaysOff) {
      const run = startRun(comparison.plan, result.strategy);
      while (run.state === 'running') {
        run.advance();
        text += writeMonth(run, labels);
        if (text.length >= chunkLength) {
          yield text;
          text = '';
        }
      }
    }
    text += ']}';
  }
  yield `${text}}`;
}

function writeSummary(comparison: Comparison, result: StrategyOutcome): string {
  const { plan } = comparison;
  const { outcome, strategy } = result;
  const summary = {
    monthsToPayoff: outcome.neverPaysOff ? null : outcome.months,
    yearsToPayoff: outcome.neverPaysOff ? null : Math.round((outcome.months / 12) * 100) / 100,
    totalInterestPaid: outcome.neverPaysOff ? null : poundsFromPence(outcome.totalInterestPence),
    monthlyPayment: poundsFromPence(monthlyPaymentPence(plan, strategy)),
    neverPaysOff: outcome.neverPaysOff,
    ...(plan.terms && termedSummary(comparison, result, plan.terms)),
  };
  return JSON.stringify(summary).slice(1, -1);
}

/** What a request gets that says more than rates and payments that stay. */
function termedSummary(
  { plan, goals }: Comparison,
  { strategy, shortfall }: StrategyOutcome,
  terms: Terms,
): object {
  const lookAhead = strategy === 'avalanche' ? terms.lookAhead(plan) : undefined;
  return {
    totalFees: poundsFromPence(terms.feesPence),
    shortfall: shortfall
      ? { month: shortfall.month, amount: poundsFromPence(shortfall.pence) }
      : null,
    // JSON leaves out what is undefined.
    lookAhead,
    target: goals && targetOf(goals.get(strategy) ?? null),
  };
}

function targetOf(goal: Goal | null): object | null {
  return (
    goal && {
      months: goal.months,
      extraPayment: poundsFromPence(goal.extraPence),
      monthlyPayment: poundsFromPence(goal.monthlyPaymentPence),
      monthsToPayoff: goal.monthsToPayoff,
      totalInterestPaid: poundsFromPence(goal.totalInterestPence),
    }
  );
}

function writeMonth(run: Run, labels: readonly DebtLabel[]): string {
  let text = run.month === 1 ? '' : ',';
  text += `{"month":${run.month},"total_balance":${pounds(run.totalBalancePence)}`;
  text += `,"available_extra":${pounds(run.availableExtraPence)}`;
  text += `,"total_interest_paid":${pounds(run.totalInterestPence)}`;
  text += `,"paid_off_this_month":[${run.clearedDebts.map((debt) => labels[debt]?.creditor ?? '""').join()}]`;
  text += ',"debts":[';
  let separator = '';
  for (const { debt, balancePence, paidPence } of run.accounts) {
    const label = labels[debt];
    if (label === undefined) continue;
    text += separator + label.beforeBalance + pounds(balancePence);
    text += label.changes.length === 0 ? label.beforePayment : beforePaymentIn(label, run.month);
    text += pounds(paidPence);
    text += balancePence === 0 ? ',"paid_off":true}' : ',"paid_off":false}';
    separator = ',';
  }
  return `${text}]}`;
}

const fractions = Array.from({ length: 100 }, (_, pence) => String(pence / 100).replace(/^0/, ''));

/** The same digits as `String(pence / 100)`, without the cost of printing a floating-point number. */
function pounds(pence: number): string {
  const whole = Math.floor(pence / 100);
  return `${whole}${fractions[pence - whole * 100]}`;
}
