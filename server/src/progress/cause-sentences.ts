/** Each cause of another debt-free month as a fact, without praise or blame. */
import { formatPence } from '@debt-payoff/contract/money';
import { formatMonth, monthOf } from '@debt-payoff/contract/months';
import { nameInSentence } from '@debt-payoff/contract/names-in-sentences';
import type { FirstPlan } from '../forecast/first-plan.ts';
import { findFirstOwed, type TrackedDebt } from '../forecast/tracked-debts.ts';
import type { Cause } from './causes.ts';
import { type Comparison, isLater, isPlanned } from './comparison.ts';
import { payAsPlanned } from './pay-as-planned.ts';
import { planSentence } from './plan-sentence.ts';
import { statedSentence } from './stated-sentence.ts';

/**
 * Without the full stop, so that it can follow a 'because'. A figure is said only where it points the same
 * way as the cause: a net sum may be more while the debt that takes longest got less.
 */
export function causeSentence(
  { kind, isSooner }: Pick<Cause, 'kind' | 'isSooner'>,
  compared: Comparison,
): string {
  switch (kind) {
    case 'payments':
      return paymentsSentence(compared, isSooner);
    case 'rates':
      return ratesSentence(compared, isSooner);
    case 'stated':
      return statedSentence(compared, isSooner);
    case 'added':
      return addedSentence(compared);
    case 'plan':
      return planSentence(compared, isSooner);
  }
}

function paymentsSentence(compared: Comparison, isSooner: boolean): string {
  const { morePence, hasOtherDebts } = payAsPlanned(compared);
  const isOfDirection = isSooner ? morePence > 0 : morePence < 0;
  if (!isOfDirection) return 'you paid other amounts than your first plan had';
  const more = morePence > 0 ? 'more' : 'less';
  const counted = hasOtherDebts ? ', counting the debts that it did not have' : '';
  return `you paid ${formatPence(Math.abs(morePence))} ${more} than your first plan had by now${counted}`;
}

function ratesSentence(compared: Comparison, isSooner: boolean): string {
  const paths = compared.debts.flatMap((debt) => ratePathOf(debt, compared) ?? []);
  if (paths.every(({ from, rates }) => rates.at(-1) === from)) {
    return 'interest rates changed for a time';
  }
  const [only, ...others] = paths;
  if (only === undefined || others.length > 0) return `the rates of ${paths.length} debts changed`;
  const { name, from, rates } = only;
  const ofDebt = `the rate of ${nameInSentence(name)}`;
  const isOfDirection = isOneWay([from, ...rates], isSooner);
  if (!isOfDirection) return `${ofDebt} changed${rates.length > 1 ? ' more than once' : ''}`;
  return `${ofDebt} ${isSooner ? 'fell' : 'rose'} from ${from / 100}% to ${(rates.at(-1) ?? from) / 100}%`;
}

type RatePath = {
  readonly name: string;
  readonly from: number;
  /** Each in basis points, another than the one before. */
  readonly rates: readonly number[];
};

/** Null where the plan does not have the debt, or its rate has stayed. */
function ratePathOf({ id, name, steps }: TrackedDebt, { firstPlan }: Comparison): RatePath | null {
  const from = firstPlan.debts.find(({ debtId }) => debtId === id)?.rateBasisPoints;
  if (from === undefined) return null;
  const rates = steps.flatMap(({ entry, before }) =>
    entry.kind === 'rate' &&
    isLater(firstPlan, entry) &&
    entry.rateBasisPoints !== before.rateBasisPoints
      ? [entry.rateBasisPoints]
      : [],
  );
  return rates.length === 0 ? null : { name, from, rates };
}

function isOneWay(rates: readonly number[], isDown: boolean): boolean {
  return rates.every((rate, at) => {
    const before = rates[at - 1];
    return before === undefined || (isDown ? rate < before : rate > before);
  });
}

function addedSentence({ debts, firstPlan }: Comparison): string {
  const others = debts.filter(({ id }) => !isPlanned(firstPlan, id));
  const added = others.filter(
    ({ opening }) => opening.on >= firstPlan.startedOn && opening.balancePence > 0,
  );
  const [only, ...more] = others;
  if (added.length === others.length) return openedSentence(added);
  if (only === undefined || more.length > 0) {
    return `your first plan did not have ${others.length} of these debts`;
  }
  return cameToBeOwedSentence(only, firstPlan);
}

function openedSentence(added: readonly TrackedDebt[]): string {
  const [only, ...others] = added;
  if (only === undefined) return 'debts were added';
  const owedPence = added.reduce((total, { opening }) => total + opening.balancePence, 0);
  const monthlyPence = added.reduce((total, { paymentPence }) => total + paymentPence, 0);
  const what = `with ${formatPence(owedPence)}, at ${formatPence(monthlyPence)} a month`;
  return others.length === 0
    ? `you added ${nameInSentence(only.name)} ${what}, in ${formatMonth(monthOf(only.opening.on))}`
    : `you added ${added.length} debts ${what}`;
}

/** Of one that was there already: entered at 0 and used later, or with an opening that was corrected. */
function cameToBeOwedSentence(debt: TrackedDebt, { startedOn }: FirstPlan): string {
  const name = nameInSentence(debt.name);
  const owed = findFirstOwed(debt, startedOn);
  if (owed === null || debt.opening.balancePence > 0) return `your first plan did not have ${name}`;
  return `you have owed money on ${name} since ${formatMonth(monthOf(owed.on))}, ${formatPence(owed.state.balancePence)} at first, at ${formatPence(debt.paymentPence)} a month`;
}
