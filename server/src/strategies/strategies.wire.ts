/**
 * Writes a comparison as JSON text, in pounds and in the wire's names. The text is written month by
 * month while the engine walks, so that hundreds of debts over a century need no memory to match;
 * it is also faster than building the objects for JSON.stringify (see the bench).
 */
import { poundsFromPence } from '@debt-payoff/contract/money';
import {
  type Account,
  balanceCeilingPence,
  type Debt,
  monthlyInterestPence,
  monthlySumPence,
  monthsMax,
  Run,
  type StrategyOutcome,
  strategyOf,
} from '@debt-payoff/engine';
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
      const run = new Run(
        comparison.plan,
        strategyOf(result.strategy, comparison.plan.customOrder),
      );
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

function writeSummary({ plan }: Comparison, { outcome }: StrategyOutcome): string {
  const summary = {
    monthsToPayoff: outcome.neverPaysOff ? null : outcome.months,
    yearsToPayoff: outcome.neverPaysOff ? null : Math.round((outcome.months / 12) * 100) / 100,
    totalInterestPaid: outcome.neverPaysOff ? null : poundsFromPence(outcome.totalInterestPence),
    monthlyPayment: poundsFromPence(monthlySumPence(plan)),
    neverPaysOff: outcome.neverPaysOff,
  };
  return JSON.stringify(summary).slice(1, -1);
}

/** The parts of a debt's entry that are the same in every month. */
type Label = {
  readonly creditor: string;
  readonly beforeBalance: string;
  readonly beforePayment: string;
};

function labelDebt(debt: { creditor: string; interestRate: number }): Label {
  const creditor = JSON.stringify(debt.creditor);
  return {
    creditor,
    beforeBalance: `{"creditor":${creditor},"balance":`,
    beforePayment: `,"interest_rate":${debt.interestRate},"monthly_payment":`,
  };
}

function writeMonth(run: Run, labels: readonly Label[]): string {
  let text = run.month === 1 ? '' : ',';
  text += `{"month":${run.month},"total_balance":${pounds(run.totalBalancePence)}`;
  text += `,"available_extra":${pounds(run.availableExtraPence)}`;
  text += `,"total_interest_paid":${pounds(run.totalInterestPence)}`;
  text += `,"paid_off_this_month":[${run.clearedThisMonth.map((account) => creditorOf(account, labels)).join()}]`;
  text += ',"debts":[';
  let separator = '';
  for (const account of run.accounts) {
    const label = labels[account.inputIndex];
    if (label === undefined) continue;
    text += separator + label.beforeBalance + pounds(account.balancePence);
    text += label.beforePayment + pounds(account.paidPence);
    text += account.balancePence === 0 ? ',"paid_off":true}' : ',"paid_off":false}';
    separator = ',';
  }
  return `${text}]}`;
}

function creditorOf(account: Account, labels: readonly Label[]): string {
  return labels[account.inputIndex]?.creditor ?? '""';
}

const fractions = Array.from({ length: 100 }, (_, pence) => String(pence / 100).replace(/^0/, ''));

/** The same digits as `String(pence / 100)`, without the cost of printing a floating-point number. */
function pounds(pence: number): string {
  const whole = Math.floor(pence / 100);
  return `${whole}${fractions[pence - whole * 100]}`;
}

/** No more bytes than these are written with the months, as their number and the longest figures say. */
export function detailsBytesMax({ request, plan, results }: Comparison): number {
  const budgetPence = monthlySumPence(plan);
  const labels = request.debts.map(labelDebt);
  const nameBytes = labels.reduce((sum, { creditor }) => sum + Buffer.byteLength(creditor) + 1, 0);
  const entryBytes = labels.map(({ beforeBalance, beforePayment }, at) => {
    const highestPence = highestBalancePence(plan.debts[at]);
    const labelled = Buffer.byteLength(beforeBalance) + Buffer.byteLength(beforePayment);
    return labelled + width(highestPence) + width(budgetPence) + `,"paid_off":false},`.length;
  });
  const monthBytes = emptyMonth.length + 3 * width(balanceCeilingPence * plan.debts.length);
  const bytesPerMonth = entryBytes.reduce((sum, bytes) => sum + bytes, monthBytes);
  return results.reduce(
    (sum, { outcome }) =>
      sum +
      summaryMaxBytes +
      (outcome.neverPaysOff ? 0 : outcome.months * bytesPerMonth + nameBytes),
    0,
  );
}

/** Of one strategy, without its months. */
const summaryMaxBytes = 300;

const emptyMonth = `,{"month":${monthsMax},"total_balance":,"available_extra":,"total_interest_paid":,"paid_off_this_month":[],"debts":[]}`;

/** One whose payment covers the interest only shrinks; any other may grow up to where a run ends. */
function highestBalancePence(debt: Debt | undefined): number {
  if (debt === undefined) return balanceCeilingPence;
  const { balancePence, rateBasisPoints, monthlyPaymentPence } = debt;
  const isShrinking = monthlyPaymentPence >= monthlyInterestPence(balancePence, rateBasisPoints);
  return isShrinking ? balancePence : balanceCeilingPence;
}

/** How long an amount up to this one can be in pounds, such as 1158.93. */
function width(pence: number): number {
  return String(Math.floor(pence / 100)).length + '.00'.length;
}
