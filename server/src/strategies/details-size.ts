/** How large the months of a comparison can be, known before they are written. */
import {
  balanceCeilingPence,
  type Debt,
  type DebtTerms,
  monthlyInterestPence,
  monthsMax,
  type Plan,
} from '@debt-payoff/engine';
import { wholeParts } from '@debt-payoff/engine/terms';
import { labelDebt } from './debt-labels.ts';
import type { Comparison } from './strategies.ts';

/** No more bytes than these are written with the months, as their number and the longest figures say. */
export function detailsBytesMax({ request, plan, results }: Comparison): number {
  const labels = request.debts.map(labelDebt);
  const nameBytes = labels.reduce((sum, { creditor }) => sum + Buffer.byteLength(creditor) + 1, 0);
  const debts = mostOfDebts(plan);
  const monthPence = mostOfMonth(plan, debts);
  const entryBytes = labels.map(({ beforeBalance, beforePayment, changes }, at) => {
    const { balancePence, owedPence } = debts[at] ?? unboundDebt;
    const rates = [beforePayment, ...changes.map((change) => change.beforePayment)];
    const labelled =
      Buffer.byteLength(beforeBalance) + Math.max(...rates.map(({ length }) => length));
    const paidPence = Math.min(owedPence, monthPence);
    return labelled + width(balancePence) + width(paidPence) + `,"paid_off":false},`.length;
  });
  const highestPence = Math.max(balanceCeilingPence * plan.debts.length, monthPence);
  const monthBytes = emptyMonth.length + 2 * width(highestPence);
  const bytesPerMonth = entryBytes.reduce((sum, bytes) => sum + bytes, monthBytes);
  const summaryBytes = plan.terms === undefined ? summaryMaxBytes : termedSummaryMaxBytes;
  return results.reduce((sum, { outcome }) => {
    if (outcome.neverPaysOff) return sum + summaryBytes;
    const interestPence = plan.terms === undefined ? highestPence : outcome.totalInterestPence;
    const ownBytes = summaryBytes + outcome.months * width(interestPence) + nameBytes;
    return sum + ownBytes + outcome.months * bytesPerMonth;
  }, 0);
}

/** Of one strategy, without its months. */
const summaryMaxBytes = 300;
const termedSummaryMaxBytes = 700;

const emptyMonth = `,{"month":${monthsMax},"total_balance":,"available_extra":,"total_interest_paid":,"paid_off_this_month":[],"debts":[]}`;

/** The most that a debt can come to in any month. */
type MostOfDebt = {
  readonly balancePence: number;
  /** With the month's interest: no more is paid at once. */
  readonly owedPence: number;
  /** Its own payment, whether the person or the lender names it. */
  readonly paymentPence: number;
};

const unboundDebt: MostOfDebt = {
  balancePence: balanceCeilingPence,
  owedPence: 2 * balanceCeilingPence,
  paymentPence: 2 * balanceCeilingPence,
};

function mostOfDebts({ debts, terms }: Plan): MostOfDebt[] {
  return debts.map((debt, at) => {
    const own = terms?.debts[at];
    return own === undefined ? mostOfPlainDebt(debt) : mostOfTermedDebt(debt, own);
  });
}

/** All that can be paid in one month. */
function mostOfMonth({ extraPence, terms }: Plan, debts: readonly MostOfDebt[]): number {
  const oneOffsPence = (terms?.oneOffs ?? []).reduce((sum, { pence }) => sum + pence, 0);
  return debts.reduce((sum, { paymentPence }) => sum + paymentPence, extraPence + oneOffsPence);
}

/** One whose payment covers the interest only shrinks; any other may grow up to where a run ends. */
function mostOfPlainDebt({ balancePence, rateBasisPoints, monthlyPaymentPence }: Debt): MostOfDebt {
  const interestPence = monthlyInterestPence(balancePence, rateBasisPoints);
  const isShrinking = monthlyPaymentPence >= interestPence;
  return {
    balancePence: isShrinking ? balancePence : balanceCeilingPence,
    owedPence: unboundDebt.owedPence,
    paymentPence: monthlyPaymentPence,
  };
}

/** The same where rates and payments change, or a lender asks by a rule: at the highest rate, with the least payment. */
function mostOfTermedDebt(debt: Debt, terms: DebtTerms): MostOfDebt {
  const { rateParts, rateChanges, minimum, feePence } = terms;
  const rate = Math.max(rateParts, ...rateChanges.map(({ thenParts }) => thenParts)) / wholeParts;
  const payments = [
    debt.monthlyPaymentPence,
    ...rateChanges.map(({ thenPaymentPence }) => thenPaymentPence ?? debt.monthlyPaymentPence),
  ];
  const firstPence = debt.balancePence + feePence;
  const leastPence = minimum === null ? Math.min(...payments) : minimum.floorPence;
  const isShrinking = minimum?.plusInterest || leastPence >= Math.ceil(firstPence * rate);
  const share = (minimum?.percentBasisPoints ?? 0) / 10_000;
  const balancePence = isShrinking
    ? firstPence
    : Math.min(balanceCeilingPence, Math.max(firstPence, steadyPence((1 + rate) * (1 - share))));
  const owedPence = Math.ceil(balancePence * (1 + rate));
  const askedPence = minimum === null ? 0 : owedPence;
  return { balancePence, owedPence, paymentPence: Math.max(...payments, askedPence) };
}

/**
 * Where a share of what is owed is paid, a month leaves so many times the balance, and rounding adds a penny at most:
 * no balance up to this one ever passes it, and any other shrinks.
 */
function steadyPence(growth: number): number {
  return growth < 1 ? Math.ceil(1 / (1 - growth)) : balanceCeilingPence;
}

/** How long an amount up to this one can be in pounds, such as 1158.93. */
function width(pence: number): number {
  return String(Math.floor(pence / 100)).length + '.00'.length;
}
