/** Each cause of another debt-free month as a fact, without praise or blame. */
import { formatPence } from '@debt-payoff/contract/money';
import { formatMonth, monthOf } from '@debt-payoff/contract/months';
import { nameInSentence } from '@debt-payoff/contract/names-in-sentences';
import { planTexts } from '@debt-payoff/contract/texts/plan';
import { budgetPence } from '@debt-payoff/engine/forecast';
import { forecastDebts, type KeptPlan } from '../forecast/forecast.ts';
import { findFirstOwed } from '../forecast/tracked-debts.ts';
import { payoffAmountPence } from '../ledger/interest-due.ts';
import type { LedgerStep } from '../ledger/replay.ts';
import type { CauseKind } from './causes.ts';
import { type Comparison, type Entry, isLater, isPlanned } from './comparison.ts';
import { payAsPlanned } from './pay-as-planned.ts';

/** Without the full stop, so that it can follow a 'because'. */
export function causeSentence(kind: CauseKind, compared: Comparison): string {
  switch (kind) {
    case 'payments':
      return paymentsSentence(compared);
    case 'rates':
      return ratesSentence(compared);
    case 'stated':
      return statedSentence(compared);
    case 'added':
      return addedSentence(compared);
    case 'plan':
      return planSentence(compared);
  }
}

function paymentsSentence(compared: Comparison): string {
  const { beyondPence, shortPence } = payAsPlanned(compared);
  const difference = beyondPence - shortPence;
  if (difference === 0) return 'you paid other amounts than your first plan had';
  const more = difference > 0 ? 'more' : 'less';
  return `you paid ${formatPence(Math.abs(difference))} ${more} than your first plan had by now`;
}

function ratesSentence({ debts, firstPlan }: Comparison): string {
  const changes = debts.flatMap(({ id, name, state }) => {
    const from = firstPlan.debts.find(({ debtId }) => debtId === id)?.rateBasisPoints;
    const to = state.rateBasisPoints;
    return from === undefined || from === to ? [] : [{ name, from, to }];
  });
  const [only, ...others] = changes;
  if (only === undefined) return 'interest rates changed for a time';
  if (others.length > 0) return `the rates of ${changes.length} debts changed`;
  const { name, from, to } = only;
  return `the rate of ${nameInSentence(name)} ${to > from ? 'rose' : 'fell'} from ${from / 100}% to ${to / 100}%`;
}

function statedSentence({ debts, firstPlan }: Comparison): string {
  const later = debts
    .filter(({ id }) => isPlanned(firstPlan, id))
    .flatMap(({ steps }) => steps)
    .filter(({ entry }) => isLater(firstPlan, entry));
  const pence = later.reduce((sum, step) => sum + correctionBy(step), 0);
  const isStatedAlone = later.every(({ entry }) => !isAmount(entry));
  if (pence === 0) return 'you stated balances that were not as computed';
  const isSpentAlone = later.every(({ entry }) => !isStatement(entry));
  if (isSpentAlone && pence > 0) {
    const refunds = later.some(({ entry }) => entry.kind === 'refund') ? ', less refunds,' : '';
    return `spending and charges${refunds} came to ${formatPence(pence)}`;
  }
  const what = isStatedAlone ? 'balances that you stated' : 'spending, refunds and stated balances';
  return `${what} came to ${formatPence(Math.abs(pence))} ${pence > 0 ? 'more' : 'less'} than computed`;
}

function isStatement(entry: Entry): boolean {
  if (entry.kind === 'payment') return entry.affectsBalance && entry.statedBalancePence !== null;
  return entry.kind === 'balance';
}

function isAmount({ kind }: Entry): boolean {
  return kind === 'spending' || kind === 'charge' || kind === 'refund';
}

/** By how much a balance lies above the one that was worked out. */
function correctionBy({ entry, before, after, effect }: LedgerStep): number {
  if (isAmount(entry)) return effect?.adjustmentPence ?? 0;
  if (entry.kind === 'balance') return after.balancePence - payoffAmountPence(before, entry.on);
  if (entry.kind !== 'payment' || !entry.affectsBalance || entry.statedBalancePence === null) {
    return 0;
  }
  const workedOutPence = payoffAmountPence(before, entry.on) - entry.amountPence;
  return entry.statedBalancePence - Math.max(0, workedOutPence);
}

function addedSentence({ debts, firstPlan }: Comparison): string {
  const added = debts
    .filter(({ id }) => !isPlanned(firstPlan, id))
    .flatMap((debt) => {
      const { name, paymentPence } = debt;
      const owed = findFirstOwed(debt, firstPlan.startedOn);
      return owed === null
        ? []
        : [{ name, paymentPence, on: owed.on, owedPence: owed.state.balancePence }];
    });
  const [only, ...others] = added;
  if (only === undefined) return 'debts were added';
  const owedPence = added.reduce((total, debt) => total + debt.owedPence, 0);
  const monthlyPence = added.reduce((total, debt) => total + debt.paymentPence, 0);
  const what = `with ${formatPence(owedPence)}, at ${formatPence(monthlyPence)} a month`;
  return others.length === 0
    ? `you added ${nameInSentence(only.name)} ${what}, in ${formatMonth(monthOf(only.on))}`
    : `you added ${added.length} debts ${what}`;
}

function planSentence(compared: Comparison): string {
  const { debts, plan, firstPlan } = compared;
  const planned = firstPlan.debts.filter(({ debtId }) => debts.some(({ id }) => id === debtId));
  const now = debts
    .filter(({ id }) => isPlanned(firstPlan, id))
    .map(({ paymentPence }) => ({ monthlyPaymentPence: paymentPence }));
  const difference =
    budgetPence({ ...plan, debts: now }) - budgetPence({ ...firstPlan, debts: planned });
  const parts = [
    ...(plan.strategy === firstPlan.strategy || (difference !== 0 && !doesStrategyMatter(compared))
      ? []
      : [
          `you changed from ${planTexts.strategies[firstPlan.strategy]} to ${planTexts.strategies[plan.strategy]}`,
        ]),
    ...(difference === 0
      ? []
      : [
          `you plan to pay ${formatPence(Math.abs(difference))} a month ${difference > 0 ? 'more' : 'less'} than at first`,
        ]),
  ];
  return parts.length === 0
    ? 'you share out the monthly payments differently'
    : parts.join(' and ');
}

/** Whether the month would be another, had only the strategy stayed. */
function doesStrategyMatter({ debts, plan, firstPlan, today }: Comparison): boolean {
  const monthOfPlan = (kept: KeptPlan) => forecastDebts(debts, { plan: kept, today }).month;
  return monthOfPlan(plan) !== monthOfPlan({ ...plan, strategy: firstPlan.strategy });
}
