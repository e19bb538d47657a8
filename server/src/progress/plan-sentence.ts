/** What was changed in the plan: the strategy, what is paid a month, or one of its other parts. */
import { isDeepStrictEqual } from 'node:util';
import { strategyInSentence } from '@debt-payoff/contract/debt-types';
import { joinWords } from '@debt-payoff/contract/joined-words';
import { formatPence } from '@debt-payoff/contract/money';
import { addMonths, formatMonth } from '@debt-payoff/contract/months';
import { nameInSentence } from '@debt-payoff/contract/names-in-sentences';
import { type ForecastInput, monthlyBudgetPence } from '@debt-payoff/engine/forecast';
import { planInMonth } from '../forecast/first-plan.ts';
import { type DebtsForecast, forecastDebts } from '../forecast/forecast.ts';
import { type Comparison, findFirstPath, isSoonerThan, withFirstPayments } from './comparison.ts';
import { paymentPathOf } from './payment-path.ts';
import { otherParts } from './plan-parts.ts';

/** Each part is named where it, left out by itself, would give a month of that direction. */
export function planSentence(compared: Comparison, isSooner: boolean): string {
  const now = forecastDebts(compared.debts, compared);
  const amounts = amountsOf(compared, now);
  const isCause = (without: DebtsForecast): boolean =>
    without.month !== now.month && isSoonerThan(now.month, without.month) === isSooner;
  const parts = [
    isCause(forecastWithFirstStrategy(compared)) ? changedStrategy(compared) : null,
    isCause(amounts.without) ? changedAmounts(compared, { isSooner, ...amounts }) : null,
    ...otherParts(compared)
      .filter(({ without }) => isCause(without()))
      .map(({ sentence }) => sentence(isSooner)),
  ].filter((part) => part !== null);
  return parts.length === 0 ? withoutFigure(compared, amounts) : joinWords(parts);
}

/** Null where their sum points the other way. */
function changedAmounts(
  compared: Comparison,
  { isSooner, morePence, isSameLater }: Amounts & { readonly isSooner: boolean },
): string | null {
  if (!isSameLater) return laterPayments(compared, { isSooner, morePence });
  if (isSooner ? morePence <= 0 : morePence >= 0) return null;
  return `you plan to pay ${formatPence(Math.abs(morePence))} a month ${isSooner ? 'more' : 'less'} than at first`;
}

/** Where payments change in a month ahead in which they did not, or to other sums. */
function laterPayments(
  compared: Comparison,
  { isSooner, morePence }: { readonly isSooner: boolean; readonly morePence: number },
): string {
  const [only, ...others] = compared.debts.flatMap((debt) => {
    const first = findFirstPath(compared, debt);
    const now = paymentPathOf(debt, compared.today);
    return first === null || isDeepStrictEqual(first.ahead, now.ahead)
      ? []
      : [{ debt, first, now }];
  });
  if (only === undefined || others.length > 0 || morePence !== 0) return otherPayments;
  const [change, ...more] = only.now.ahead;
  if (change === undefined || more.length > 0) return otherPayments;
  const { lastMonth, pence } = change;
  const isOfMonth = only.first.ahead.every((one) => one.lastMonth === lastMonth);
  const firstPence = only.first.ahead.at(-1)?.pence ?? only.first.todayPence;
  const isOfDirection = isSooner ? pence > firstPence : pence < firstPence;
  if (!isOfMonth || !isOfDirection) return otherPayments;
  return `you plan to pay ${formatPence(pence)} a month to ${nameInSentence(only.debt.name)} from ${formatMonth(addMonths(lastMonth, 1))} on, not ${formatPence(firstPence)} as at first`;
}

const otherPayments = 'you plan other monthly payments than at first';

function changedStrategy({ plan, firstPlan }: Comparison): string {
  const [from, to] = [firstPlan, plan].map(({ strategy }) => strategyInSentence(strategy));
  return from === to ? 'you changed your own order' : `you changed from ${from} to ${to}`;
}

type Amounts = {
  readonly without: DebtsForecast;
  /** By how much more is planned to be paid a month. */
  readonly morePence: number;
  /** Payments that are to change later than today change as in the first plan. */
  readonly isSameLater: boolean;
};

/** Had only the amounts stayed: under today's strategy, so that they are of one measure. */
function amountsOf(compared: Comparison, now: DebtsForecast): Amounts {
  const { plan: kept, firstPlan, today, debts } = compared;
  const { strategy, customOrderIds, oneOffs, pauses, lookAhead } = kept;
  const without = forecastDebts(withFirstPayments(compared), {
    plan: {
      ...planInMonth(firstPlan, today),
      ...{ strategy, customOrderIds, oneOffs, pauses, lookAhead },
    },
    today,
  });
  return {
    without,
    morePence: monthlyPence(now.input) - monthlyPence(without.input),
    isSameLater: debts.every((debt) => {
      const first = findFirstPath(compared, debt);
      return first === null || isDeepStrictEqual(first.ahead, paymentPathOf(debt, today).ahead);
    }),
  };
}

/** Under minimum, a debt whose lender asks by a rule gets what is asked, and no more of what its owner pays. */
function monthlyPence(input: ForecastInput): number {
  if (input.strategy !== 'minimum') return monthlyBudgetPence(input);
  const isByPayment = ({ terms }: ForecastInput['debts'][number]) =>
    (terms?.minimum ?? null) === null;
  return monthlyBudgetPence({ ...input, debts: input.debts.filter(isByPayment) });
}

/** Had only the strategy stayed, and an own order with it. */
function forecastWithFirstStrategy({ debts, plan, firstPlan, today }: Comparison): DebtsForecast {
  const { strategy, customOrderIds } = firstPlan;
  const { lookAhead } = strategy === plan.strategy ? plan : firstPlan;
  return forecastDebts(debts, { plan: { ...plan, strategy, customOrderIds, lookAhead }, today });
}

/** Where no part by itself would do. */
function withoutFigure(compared: Comparison, { morePence, isSameLater }: Amounts): string {
  const { plan, firstPlan } = compared;
  const isSameStrategy = plan.strategy === firstPlan.strategy;
  const isSamePayments = morePence === 0 && isSameLater;
  const others = otherParts(compared).map(({ what }) => what);
  if (others.length > 0) {
    const payments = isSamePayments ? [] : ['the monthly payments'];
    return `you changed ${joinWords([...orderOf(compared), ...payments, ...others])}`;
  }
  if (isSamePayments) return 'you share out the monthly payments differently';
  return isSameStrategy ? otherPayments : 'you changed the strategy and the monthly payments';
}

function orderOf({ plan, firstPlan }: Comparison): string[] {
  if (plan.strategy !== firstPlan.strategy) return ['the strategy'];
  const isSameOrder = isDeepStrictEqual(plan.customOrderIds, firstPlan.customOrderIds);
  return plan.strategy === 'custom' && !isSameOrder ? ['your own order'] : [];
}
