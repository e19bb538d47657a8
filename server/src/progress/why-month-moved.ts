/** What moved the debt-free month away from the plan, in sentences: facts, without praise or blame. */
import { formatPence } from '@debt-payoff/contract/money';
import {
  addMonths,
  formatMonth,
  type Month,
  monthOf,
  monthsBetween,
} from '@debt-payoff/contract/months';
import { nameInSentence } from '@debt-payoff/contract/names-in-sentences';
import { monthlyInterestPence } from '@debt-payoff/engine';
import type { FirstPlan } from '../forecast/first-plan.ts';
import type { TrackedDebt } from '../forecast/tracked-debts.ts';
import { payoffAmountPence } from '../ledger/interest-due.ts';
import type { LedgerStep } from '../ledger/replay.ts';

export type Reason = {
  readonly sentence: string;
  /** A debt that was added later moves the plan itself, not what became of it. */
  readonly towards: 'sooner' | 'later' | 'neither';
  /** How much money it is about, to put the largest first. */
  readonly weightPence: number;
};

type Comparison = {
  readonly debts: readonly TrackedDebt[];
  readonly firstPlan: FirstPlan;
  readonly actual: readonly number[];
  /** From this month to the last: for so long a changed rate or payment will be felt. */
  readonly monthsToGo: number;
};

/** All of them, the largest first. */
export function reasonsOf(compared: Comparison): Reason[] {
  return [
    ...paymentReasons(compared),
    ...compared.debts.flatMap((debt) => [
      ...correctionReasons(debt),
      ...rateReasons(debt, compared.monthsToGo),
      ...paymentChangeReasons(debt, compared.monthsToGo),
      ...joiningReasons(debt, compared.firstPlan),
    ]),
  ].sort((a, b) => b.weightPence - a.weightPence);
}

/** Months in which more or less was paid than the plan said. The one that is not over yet cannot be short. */
function paymentReasons({ debts, firstPlan, actual }: Comparison): Reason[] {
  const { startMonth } = firstPlan;
  const byMonth = Map.groupBy(
    debts.flatMap(({ steps }) => steps),
    ({ entry }) => monthsBetween({ from: startMonth, to: monthOf(entry.on) }),
  );
  return actual.flatMap((owedPence, at): Reason[] => {
    const planned = firstPlan.months[at];
    // After its last month the plan has nothing more to say.
    if (planned === undefined) return [];
    const ofMonth = byMonth.get(at) ?? [];
    const paidPence = ofMonth.reduce((sum, step) => sum + paidBy(step), 0);
    const month = addMonths(startMonth, at);
    const extraPence = paidPence - planned.budgetPence;
    if (extraPence > 0) return [extraReason({ month, pence: extraPence, isEarly: at === 0 })];
    // Anyone who enters the new balance in place of the payment has not paid less.
    const loweredPence = ofMonth.reduce((sum, step) => sum + Math.max(0, -correctionBy(step)), 0);
    const shortPence = planned.paidPence - paidPence - loweredPence;
    const isOver = at < actual.length - 1;
    return isOver && owedPence > 0 && shortPence > 0 ? [shortReason(month, shortPence)] : [];
  });
}

/** In the month of the start no payment is planned yet: what is paid in it may well be the usual one. */
function extraReason(extra: { month: Month; pence: number; isEarly: boolean }): Reason {
  const { month, pence, isEarly } = extra;
  const [amount, when] = [formatPence(pence), formatMonth(month)];
  return {
    sentence: isEarly
      ? `You paid ${amount} in ${when}, before the first payment of the plan`
      : `You paid ${amount} extra in ${when}`,
    towards: 'sooner',
    weightPence: pence,
  };
}

function shortReason(month: Month, pence: number): Reason {
  return {
    sentence: `In ${formatMonth(month)} you paid ${formatPence(pence)} less than planned`,
    towards: 'later',
    weightPence: pence,
  };
}

/** What was paid beyond all that was owed has moved nothing. */
function paidBy({ entry, before }: LedgerStep): number {
  if (entry.kind !== 'payment' || !entry.affectsBalance) return 0;
  return entry.statedBalancePence === null
    ? Math.min(entry.amountPence, payoffAmountPence(before, entry.on))
    : entry.amountPence;
}

/** By how much a stated balance lies above the one that was worked out. */
function correctionBy({ entry, before, after }: LedgerStep): number {
  if (entry.kind === 'balance') return after.balancePence - before.balancePence;
  if (entry.kind !== 'payment' || !entry.affectsBalance || entry.statedBalancePence === null) {
    return 0;
  }
  const workedOutPence = payoffAmountPence(before, entry.on) - entry.amountPence;
  return entry.statedBalancePence - Math.max(0, workedOutPence);
}

function correctionReasons({ name, steps }: TrackedDebt): Reason[] {
  const byMonth = Map.groupBy(steps, ({ entry }) => monthOf(entry.on));
  return [...byMonth].flatMap(([month, ofMonth]): Reason[] => {
    const pence = ofMonth.reduce((sum, step) => sum + correctionBy(step), 0);
    if (pence === 0) return [];
    const way = pence > 0 ? 'upwards' : 'downwards';
    return [
      {
        sentence: `You corrected the balance of ${nameInSentence(name)} by ${formatPence(Math.abs(pence))} ${way} in ${formatMonth(month)}`,
        towards: pence > 0 ? 'later' : 'sooner',
        weightPence: Math.abs(pence),
      },
    ];
  });
}

function rateReasons({ name, steps }: TrackedDebt, monthsToGo: number): Reason[] {
  return steps.flatMap(({ entry, before, after }): Reason[] => {
    const [from, to] = [before.rateBasisPoints, after.rateBasisPoints];
    if (from === to) return [];
    const monthlyPence =
      monthlyInterestPence(before.balancePence, to) -
      monthlyInterestPence(before.balancePence, from);
    return [
      {
        sentence: `The rate of ${nameInSentence(name)} ${to > from ? 'rose' : 'fell'} from ${from / 100}% to ${to / 100}% in ${formatMonth(monthOf(entry.on))}`,
        towards: to > from ? 'later' : 'sooner',
        weightPence: Math.abs(monthlyPence) * monthsToGo,
      },
    ];
  });
}

function paymentChangeReasons(debt: TrackedDebt, monthsToGo: number): Reason[] {
  const { name, firstPaymentPence: from, paymentPence: to } = debt;
  if (from === to) return [];
  return [
    {
      sentence: `The monthly payment of ${nameInSentence(name)} ${to > from ? 'rose' : 'fell'} from ${formatPence(from)} to ${formatPence(to)}`,
      towards: to > from ? 'sooner' : 'later',
      weightPence: Math.abs(to - from) * monthsToGo,
    },
  ];
}

function joiningReasons({ name, opening }: TrackedDebt, { startMonth }: FirstPlan): Reason[] {
  const month = monthOf(opening.on);
  if (month === startMonth) return [];
  return [
    {
      sentence: `You added ${nameInSentence(name)} with ${formatPence(opening.balancePence)} in ${formatMonth(month)}`,
      towards: 'neither',
      weightPence: opening.balancePence,
    },
  ];
}
