/** One-offs and pauses that a plan has and the first plan did not, or the other way round: those of this month and ahead. */
import { formatPence } from '@debt-payoff/contract/money';
import { addMonths, type Month, monthOf, monthRange } from '@debt-payoff/contract/months';
import { monthsMax } from '@debt-payoff/engine';
import type { KeptPlan } from '../forecast/forecast.ts';
import { type Comparison, findAtFirst } from './comparison.ts';

/** Null where they are those of the first plan. */
export function oneOffsSentence(compared: Comparison): ((isSooner: boolean) => string) | null {
  const { plan, firstPlan, debts, today } = compared;
  const thisMonth = monthOf(today);
  const lists = debts.flatMap(({ id, terms }) => {
    const atFirst = findAtFirst(firstPlan, id);
    return atFirst === null ? [] : [{ first: atFirst.terms.oneOffs, now: terms.oneOffs }];
  });
  const ahead = [{ first: firstPlan.oneOffs, now: plan.oneOffs }, ...lists].map(
    ({ first, now }) => ({
      first: aheadOf(first, thisMonth),
      now: aheadOf(now, thisMonth),
    }),
  );
  if (ahead.every(({ first, now }) => isSame(first, now))) return null;
  const morePence = ahead.reduce((sum, { first, now }) => sum + penceOf(now) - penceOf(first), 0);
  return (isSooner) => {
    const isOfDirection = isSooner ? morePence > 0 : morePence < 0;
    if (!isOfDirection) return 'you plan other one-off payments than at first';
    return `you plan ${formatPence(Math.abs(morePence))} ${isSooner ? 'more' : 'less'} in one-off payments from now on than your first plan had`;
  };
}

/** Null where they are those of the first plan. */
export function pausesSentence(compared: Comparison): ((isSooner: boolean) => string) | null {
  const thisMonth = monthOf(compared.today);
  const first = pausedMonths(compared.firstPlan, thisMonth);
  const now = pausedMonths(compared.plan, thisMonth);
  if (first.size === now.size && first.isSubsetOf(now)) return null;
  const more = now.size - first.size;
  return (isSooner) => {
    const isOfDirection = isSooner ? more < 0 : more > 0;
    if (!isOfDirection) return 'you plan other pauses than at first';
    const count = Math.abs(more);
    const months = `${count} ${isSooner ? 'fewer' : 'more'} ${count === 1 ? 'month' : 'months'}`;
    return `you plan to pause for ${months} from now on than your first plan had`;
  };
}

type OneOffs = KeptPlan['oneOffs'];

function aheadOf(oneOffs: OneOffs, thisMonth: Month): OneOffs {
  return oneOffs.filter(({ month }) => month >= thisMonth);
}

/** Within a month they go in the order in which they are kept. */
function isSame(one: OneOffs, other: OneOffs): boolean {
  return (
    one.length === other.length &&
    one.every(({ month, pence }, at) => month === other[at]?.month && pence === other[at]?.pence)
  );
}

function penceOf(oneOffs: OneOffs): number {
  return oneOffs.reduce((sum, { pence }) => sum + pence, 0);
}

/** As far ahead as a plan goes. */
function pausedMonths({ pauses }: Pick<KeptPlan, 'pauses'>, thisMonth: Month): Set<Month> {
  const last = addMonths(thisMonth, monthsMax);
  return new Set(
    pauses.flatMap(({ fromMonth, toMonth }) => {
      const from = fromMonth > thisMonth ? fromMonth : thisMonth;
      const to = toMonth < last ? toMonth : last;
      return from <= to ? [...monthRange({ from, to })] : [];
    }),
  );
}
