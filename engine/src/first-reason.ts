/** Why a debt comes first for extra money: the rule that puts it there, and no other that happens to hold too. */
import { placesOf, type StrategyName } from './strategies.ts';

/** A debt that is owed, as a strategy sees it in a month. */
export type RankedDebt = {
  /** Its place in the plan. */
  readonly debt: number;
  /** At the start of the month, before interest. */
  readonly openingPence: number;
  /** The rate so many months after that one; 0 is the month's own. Any unit in which rates can be added up. */
  readonly rateAfter: (months: number) => number;
  /** After how many months it last changes; 0 where it stays. */
  readonly lastChangeAfter: number;
  readonly isPriority: boolean;
  readonly takesExtra: boolean;
};

export type OrderReason = {
  readonly by:
    | 'rate-now'
    /** Lower now than another, and the highest once its own deal is over. */
    | 'rate-after-deal'
    /** Of so many months to come, added up. */
    | 'rate-ahead'
    /** When all changes have come into force. */
    | 'rate-after-changes'
    | 'balance'
    | 'own-order'
    /** Of those that are owed and take extra money; others stand before it. */
    | 'next-in-own-order';
  readonly months: number;
  /** What decides among those that are alike in that. */
  readonly tie: 'balance' | 'rate' | 'entered' | null;
};

export type FirstReason = {
  /** Whether it comes before others because it is a priority debt. */
  readonly isPriority: boolean;
  /** Whether a debt that takes no extra money would come before it. */
  readonly isAmongTakers: boolean;
  /** Whether no other debt takes extra money. */
  readonly isOnlyTaker: boolean;
  /** What decides among debts of its group; null where it is the only one. */
  readonly order: OrderReason | null;
};

export type FirstQuestion = {
  readonly first: number;
  /** All that are owed. */
  readonly owed: readonly RankedDebt[];
  readonly strategy: StrategyName;
  /** How far avalanche looks: null for the rate after the last change, undefined where it does not look. */
  readonly lookAhead?: number | null | undefined;
  readonly customOrder?: readonly number[] | undefined;
};

/** Null where there is no choice, and where the debt is not the one that the rule puts first. */
export function firstReason(question: FirstQuestion): FirstReason | null {
  const { owed, strategy } = question;
  const first = owed.find(({ debt }) => debt === question.first);
  const takers = owed.filter(({ takesExtra }) => takesExtra);
  if (strategy === 'minimum' || owed.length < 2 || first?.takesExtra !== true) return null;
  if (takers.length === 1) return { ...alone, isOnlyTaker: true };
  const group = takers.filter(({ isPriority }) => isPriority === first.isPriority);
  const hasPriority = takers.some(({ isPriority }) => isPriority);
  if (hasPriority && !first.isPriority) return null;
  const isPriority = hasPriority && group.length < takers.length;
  if (group.length === 1) return { ...alone, isPriority };
  const order = orderReason({ first, group, question });
  if (order === null) return null;
  const others = owed.filter((debt) => !debt.takesExtra && (!isPriority || debt.isPriority));
  const isFirstOfAll = orderReason({ first, group: [...group, ...others], question }) !== null;
  return { ...alone, isPriority, isAmongTakers: !isFirstOfAll, order };
}

const alone = { isPriority: false, isAmongTakers: false, isOnlyTaker: false, order: null };

type Contest = {
  readonly first: RankedDebt;
  readonly group: readonly RankedDebt[];
  readonly question: FirstQuestion;
};

function orderReason({ first, group, question }: Contest): OrderReason | null {
  const { strategy, customOrder = [], lookAhead = 0 } = question;
  if (strategy === 'custom') {
    const places = placesOf(customOrder, Math.max(...question.owed.map(({ debt }) => debt)) + 1);
    const isFirst = group.every(({ debt }) => (places[first.debt] ?? 0) <= (places[debt] ?? 0));
    const by = places[first.debt] === 0 ? 'own-order' : 'next-in-own-order';
    return isFirst ? { by, months: 0, tie: null } : null;
  }
  const rivals = group.filter((debt) => debt !== first);
  const balanceOf = ({ openingPence }: RankedDebt): number => -openingPence;
  const rateNow = ({ rateAfter }: RankedDebt): number => rateAfter(0);
  if (strategy === 'snowball') {
    const keys = [balanceOf, rateNow];
    return isFirstBy(first, rivals, keys)
      ? { by: 'balance', months: 0, tie: tieOf(first, rivals, { keys, names: ['rate'] }) }
      : null;
  }
  const ranked = (debt: RankedDebt): number => rateUnder(lookAhead, debt, group);
  const keys = [ranked, balanceOf];
  if (!isFirstBy(first, rivals, keys)) return null;
  const tie = tieOf(first, rivals, { keys, names: ['balance'] });
  return { ...rateReason({ first, rivals, lookAhead }), tie };
}

type Key = (debt: RankedDebt) => number;

/** The higher first, by one key after the other; then as entered. */
function isFirstBy(
  first: RankedDebt,
  rivals: readonly RankedDebt[],
  keys: readonly Key[],
): boolean {
  return rivals.every((rival) => {
    for (const key of keys) {
      const more = key(first) - key(rival);
      if (more !== 0) return more > 0;
    }
    return first.debt < rival.debt;
  });
}

function tieOf(
  first: RankedDebt,
  rivals: readonly RankedDebt[],
  { keys, names }: { readonly keys: readonly Key[]; readonly names: readonly ['rate' | 'balance'] },
): OrderReason['tie'] {
  const [main, second] = keys;
  if (main === undefined || second === undefined) return null;
  const alike = rivals.filter((rival) => main(rival) === main(first));
  if (alike.length === 0) return null;
  return alike.some((rival) => second(rival) === second(first)) ? 'entered' : names[0];
}

/** What avalanche ranks a debt by. */
function rateUnder(
  lookAhead: number | null,
  { rateAfter }: Pick<RankedDebt, 'rateAfter'>,
  group: readonly RankedDebt[],
): number {
  if (lookAhead === 0) return rateAfter(0);
  if (lookAhead === null) return rateAfter(settledAfter(group));
  let sum = 0;
  for (let months = 1; months <= lookAhead; months += 1) sum += rateAfter(months);
  return sum;
}

function settledAfter(group: readonly RankedDebt[]): number {
  return Math.max(...group.map(({ lastChangeAfter }) => lastChangeAfter)) + 1;
}

function rateReason({
  first,
  rivals,
  lookAhead,
}: {
  readonly first: RankedDebt;
  readonly rivals: readonly RankedDebt[];
  readonly lookAhead: number | null;
}): Pick<OrderReason, 'by' | 'months'> {
  const group = [first, ...rivals];
  const horizon = lookAhead ?? settledAfter(group);
  if (horizon === 0 || group.every((debt) => staysUntil(horizon, debt))) {
    return { by: 'rate-now', months: 0 };
  }
  if (isFirstByDeal({ first, rivals, lookAhead, horizon })) {
    return { by: 'rate-after-deal', months: 0 };
  }
  return lookAhead === null
    ? { by: 'rate-after-changes', months: 0 }
    : { by: 'rate-ahead', months: lookAhead };
}

function staysUntil(horizon: number, { rateAfter }: RankedDebt): boolean {
  return lastMoveUntil(horizon, rateAfter) === null;
}

/** After how many months it last takes another rate within the look; null where it keeps the one of now. */
function lastMoveUntil(horizon: number, rateAfter: RankedDebt['rateAfter']): number | null {
  for (let months = horizon; months > 0; months -= 1) {
    if (rateAfter(months) !== rateAfter(months - 1)) return months;
  }
  return null;
}

/**
 * Not by the rate of now, by no change of others, and the highest from the end of its deal to the end of the look: only
 * then is it its deal that puts it first.
 */
function isFirstByDeal({
  first,
  rivals,
  lookAhead,
  horizon,
}: {
  readonly first: RankedDebt;
  readonly rivals: readonly RankedDebt[];
  readonly lookAhead: number | null;
  readonly horizon: number;
}): boolean {
  const moved = lastMoveUntil(horizon, first.rateAfter);
  if (moved === null) return false;
  const group = [first, ...rivals];
  const unchanged = { ...first, rateAfter: () => first.rateAfter(0) };
  const balanceOf = ({ openingPence }: RankedDebt): number => -openingPence;
  const isFirstNow = isFirstBy(first, rivals, [({ rateAfter }) => rateAfter(0), balanceOf]);
  const isFirstUnchanged = isFirstBy(unchanged, rivals, [
    (debt) => rateUnder(lookAhead, debt, group),
    balanceOf,
  ]);
  if (isFirstNow || isFirstUnchanged) return false;
  for (let months = moved; months <= horizon; months += 1) {
    if (rivals.some(({ rateAfter }) => rateAfter(months) >= first.rateAfter(months))) return false;
  }
  return true;
}
