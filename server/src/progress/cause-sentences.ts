/** Each cause of another debt-free month as a fact, without praise or blame. */
import { joinWords } from '@debt-payoff/contract/joined-words';
import { formatPence } from '@debt-payoff/contract/money';
import { formatMonth, monthOf } from '@debt-payoff/contract/months';
import { nameInSentence } from '@debt-payoff/contract/names-in-sentences';
import type { FirstPlan } from '../forecast/first-plan.ts';
import { findFirstOwed, type TrackedDebt } from '../forecast/tracked-debts.ts';
import type { Cause } from './causes.ts';
import { type Comparison, findAtFirst, isPlanned } from './comparison.ts';
import { dealsSentence } from './deals-sentence.ts';
import { payAsPlanned } from './pay-as-planned.ts';
import { planSentence } from './plan-sentence.ts';
import { ratesSentence } from './rates-sentence.ts';
import { rulesSentence } from './rules-sentence.ts';
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
    case 'deals':
      return dealsSentence(compared, isSooner);
    case 'rules':
      return rulesSentence(compared, isSooner);
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
  const counted = joinWords([
    ...(hasRules(compared) ? ['what lenders asked for'] : []),
    ...(hasOtherDebts ? ['the debts that it did not have'] : []),
  ]);
  const counting = counted === '' ? '' : `, counting ${counted}`;
  return `you paid ${formatPence(Math.abs(morePence))} ${more} than your first plan had by now${counting}`;
}

/** A plan with rules has what lenders came to ask for, which may be more than it foresaw. */
function hasRules({ firstPlan }: Comparison): boolean {
  return firstPlan.debts.some(
    ({ debtId }) => (findAtFirst(firstPlan, debtId)?.terms.minimumRule ?? null) !== null,
  );
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
