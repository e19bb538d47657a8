/** What moved the debt-free month away from the plan, in sentences: facts, without praise or blame. */
import { formatPence } from '@debt-payoff/contract/money';
import { addMonths, formatMonth, indexOf, type Month, monthOf } from '@debt-payoff/contract/months';
import { nameInSentence } from '@debt-payoff/contract/names-in-sentences';
import { monthlyInterestPence } from '@debt-payoff/engine';
import { type LedgerStep, payoffAmountPence } from '../ledger/replay.ts';
import type { Promised } from './promised.ts';
import type { TrackedDebt } from './tracked-debts.ts';

export type Reason = {
  readonly sentence: string;
  /** A debt that was added later moves the plan itself, not what became of it. */
  readonly towards: 'sooner' | 'later' | 'neither';
  /** How much money it is about, to put the largest first. */
  readonly weightPence: number;
};

type Told = {
  readonly debts: readonly TrackedDebt[];
  readonly promised: Promised;
  readonly happened: readonly number[];
  /** From this month to the last: for so long a changed rate or payment will be felt. */
  readonly monthsToGo: number;
};

/** All of them, the largest first. */
export function reasonsOf(told: Told): Reason[] {
  return [
    ...paymentReasons(told),
    ...told.debts.flatMap((debt) => [
      ...correctionReasons(debt),
      ...rateReasons(debt, told.monthsToGo),
      ...paymentChangeReasons(debt, told.monthsToGo),
      ...joiningReasons(debt, told.promised),
    ]),
  ].sort((a, b) => b.weightPence - a.weightPence);
}

/** Months in which more or less was paid than the plan said. The one that is not over yet cannot be short. */
function paymentReasons({ debts, promised, happened }: Told): Reason[] {
  const { startMonth } = promised;
  const byMonth = Map.groupBy(
    debts.flatMap(({ steps }) => steps),
    ({ entry }) => indexOf(monthOf(entry.on)) - indexOf(startMonth),
  );
  return happened.flatMap((owedPence, at): Reason[] => {
    const planned = promised.months[at];
    // After its last month the plan says nothing any more.
    if (planned === undefined) return [];
    const ofMonth = byMonth.get(at) ?? [];
    const paidPence = ofMonth.reduce((sum, step) => sum + paidBy(step), 0);
    const month = addMonths(startMonth, at);
    const extraPence = paidPence - planned.budgetPence;
    if (extraPence > 0) return [extraReason({ month, pence: extraPence, isEarly: at === 0 })];
    // Whoever enters the new balance in place of the payment has not paid less.
    const loweredPence = ofMonth.reduce((sum, step) => sum + Math.max(0, -correctionBy(step)), 0);
    const shortPence = planned.paidPence - paidPence - loweredPence;
    const isOver = at < happened.length - 1;
    return isOver && owedPence > 0 && shortPence > 0 ? [shortReason(month, shortPence)] : [];
  });
}

/** In the month of the start no payment is promised yet: what is paid in it may well be the usual one. */
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
  const { name, promisedPaymentPence: from, paymentPence: to } = debt;
  if (from === to) return [];
  return [
    {
      sentence: `The monthly payment of ${nameInSentence(name)} ${to > from ? 'rose' : 'fell'} from ${formatPence(from)} to ${formatPence(to)}`,
      towards: to > from ? 'sooner' : 'later',
      weightPence: Math.abs(to - from) * monthsToGo,
    },
  ];
}

function joiningReasons({ name, opening }: TrackedDebt, { startMonth }: Promised): Reason[] {
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
