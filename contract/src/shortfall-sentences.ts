/**
 * Where lenders would ask for more than the budget, or than what is left each month, in words: said before any
 * strategy, and first what holds for the best of them.
 */
import { bestStrategy, type Shortfall, type StrategyOutcome } from '@debt-payoff/engine';
import { formatPence } from './money.ts';
import { addMonths, formatMonth, type Month } from './months.ts';
import { lowerNamesOf, namesOf } from './strategy-words.ts';
import { shortfallTexts as texts } from './texts/shortfall.ts';

/** What a strategy comes to, and the first month that passes what is left; that is absent where nobody has said what is left. */
export type CheckedOutcome = StrategyOutcome & { readonly unaffordable?: Shortfall | null };

export type ShortfallWords = {
  readonly title: string;
  /** Beside the month that it stands in place of: label and figure. Null where the best strategy is not concerned. */
  readonly inShort: readonly [string, string] | null;
  /** Whether it concerns some strategies, but not the best. */
  readonly isForSome: boolean;
  readonly sentences: readonly string[];
  /** What the plan does all the same. */
  readonly consequence: string;
};

type Checked = {
  readonly start: Month;
  /** What is left each month after bills and essentials; null where nobody has said. */
  readonly leftPence?: number | null;
};

/** Null where every month of every strategy stays within the budget and within what is left. */
export function shortfallWords(
  results: readonly CheckedOutcome[],
  { start, leftPence = null }: Checked,
): ShortfallWords | null {
  const groups = groupsOf(results);
  const [first] = groups;
  if (first === undefined) return null;
  const best = bestStrategy(results)?.strategy;
  const isBestShort =
    best === undefined || first.outcomes.some(({ strategy }) => strategy === best);
  const passesLeft = groups.some(({ unaffordable }) => unaffordable !== null);
  const isLeft = isBestShort ? first.unaffordable !== null : passesLeft;
  const within = isBestShort ? [] : results.filter(isWithin);
  return {
    isForSome: !isBestShort,
    inShort: isBestShort ? texts.inShort(isLeft) : null,
    title: texts.title({ isLeft, isForSome: !isBestShort }),
    sentences: [
      ...(within.length === 0 ? [] : [withinSentence(within, leftPence)]),
      ...groups.flatMap((group) =>
        groupSentences(group, {
          who: group.outcomes.length === results.length ? null : lowerNamesOf(group.outcomes),
          start,
          leftPence: leftPence ?? 0,
        }),
      ),
    ],
    consequence: texts.paidAllTheSame({ isLeft, isForSome: !isBestShort }),
  };
}

/**
 * Where what is left is enough: for what it is, and that the budget is more than that. Null where some month passes it,
 * and where no strategy clears the debts, so that not every month is known.
 */
export function coveredSentence(
  results: readonly CheckedOutcome[],
  { leftPence, budgetPence }: { readonly leftPence: number; readonly budgetPence: number },
): string | null {
  const known = results.filter(({ outcome }) => !outcome.neverPaysOff);
  if (known.length === 0 || results.some(({ unaffordable }) => Boolean(unaffordable))) return null;
  const covered =
    known.length === results.length ? texts.covered : texts.coveredWith(namesOf(known));
  return budgetPence > leftPence
    ? `${covered} ${texts.budgetIsMore(formatPence(budgetPence))}`
    : covered;
}

/** 'Lenders would ask for £12.50 more than the budget in May 2027.' */
export function shortfallNote({ month, pence }: Shortfall, start: Month): string {
  return `Lenders would ask for ${formatPence(pence)} more than the budget in ${monthAt(start, month)}.`;
}

/** Strategies that come to the same. */
type Group = {
  readonly outcomes: CheckedOutcome[];
  readonly shortfall: Shortfall | null;
  readonly unaffordable: Shortfall | null;
};

/** Those that pass the budget or what is left, that of the best first. */
function groupsOf(results: readonly CheckedOutcome[]): Group[] {
  const best = bestStrategy(results)?.strategy;
  const bestFirst = results.toSorted(
    (a, b) => Number(b.strategy === best) - Number(a.strategy === best),
  );
  const found = new Map<string, Group>();
  for (const outcome of bestFirst) {
    const { shortfall = null, unaffordable = null } = outcome;
    if (shortfall === null && unaffordable === null) continue;
    const key = [shortfall, unaffordable].map(keyOf).join();
    const same = found.get(key) ?? { outcomes: [], shortfall, unaffordable };
    found.set(key, same);
    same.outcomes.push(outcome);
  }
  // Within a group they are named as they are compared.
  for (const { outcomes } of found.values()) {
    outcomes.sort((a, b) => results.indexOf(a) - results.indexOf(b));
  }
  return [...found.values()];
}

function keyOf(found: Shortfall | null): string {
  return found === null ? '' : `${found.month}:${found.pence}:${found.askedPence}`;
}

/** Only of those that clear the debts is every month known. */
function isWithin({ outcome, shortfall, unaffordable }: CheckedOutcome): boolean {
  return !outcome.neverPaysOff && !shortfall && !unaffordable;
}

function withinSentence(within: readonly CheckedOutcome[], leftPence: number | null): string {
  if (leftPence !== null) {
    return `With ${lowerNamesOf(within)}, what your lenders ask for stays within your budget and within what you have left.`;
  }
  return `${namesOf(within)} ${within.length === 1 ? 'stays' : 'stay'} within your budget.`;
}

type Named = {
  /** The strategies; null where it holds for all that are shown. */
  readonly who: string | null;
  readonly start: Month;
  readonly leftPence: number;
};

function groupSentences({ shortfall, unaffordable }: Group, named: Named): string[] {
  const budget = shortfall && {
    month: shortfall.month,
    says: `${askedWords(shortfall, named)}, ${moreThanBudget(shortfall)}. ${texts.firstMonth}`,
    saysAfter: `In ${monthAt(named.start, shortfall.month)} they would ask for ${formatPence(shortfall.askedPence)}, ${moreThanBudget(shortfall)}. ${texts.firstMonth}`,
  };
  if (unaffordable === null) return budget === null ? [] : [budget.says];
  const missing = `You have ${formatPence(named.leftPence)} left, so ${formatPence(unaffordable.pence)} would be missing. ${texts.firstMonthLeft}`;
  const left = {
    says: `${askedWords(unaffordable, named)}. ${missing}`,
    saysAfter: `In ${monthAt(named.start, unaffordable.month)} they would ask for ${formatPence(unaffordable.askedPence)}. ${missing}`,
  };
  if (shortfall === null || budget === null) return [left.says];
  if (budget.month === unaffordable.month) {
    return [`${left.says} It is also ${moreThanBudget(shortfall)}.`];
  }
  return budget.month < unaffordable.month
    ? [budget.says, left.saysAfter]
    : [left.says, budget.saysAfter];
}

/** 'With minimum, your lenders would ask for £212.50 in May 2027' */
function askedWords({ month, askedPence }: Shortfall, { who, start }: Named): string {
  const subject = who === null ? 'Your lenders' : `With ${who}, your lenders`;
  return `${subject} would ask for ${formatPence(askedPence)} in ${monthAt(start, month)}`;
}

function moreThanBudget({ pence }: Shortfall): string {
  return `${formatPence(pence)} more than your budget`;
}

function monthAt(start: Month, month: number): string {
  return formatMonth(addMonths(start, month));
}
