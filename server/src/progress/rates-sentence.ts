/** How the rates that were entered since the first plan differ from those before them. */
import { nameInSentence } from '@debt-payoff/contract/names-in-sentences';
import type { TrackedDebt } from '../forecast/tracked-debts.ts';
import { ratePartsOf, type StatedRate } from '../ledger/stated-rate.ts';
import { type Comparison, findAtFirst, isLater } from './comparison.ts';
import { withoutRates } from './left-out.ts';
import { asKind, kindOf, ratesInWords } from './rate-words.ts';

export function ratesSentence(compared: Comparison, isSooner: boolean): string {
  const paths = compared.debts.flatMap((debt) => ratePathOf(debt, compared) ?? []);
  if (paths.every((path) => isAsWithout(path, compared)))
    return 'interest rates changed for a time';
  const [only, ...others] = paths;
  if (only === undefined || others.length > 0) return `the rates of ${paths.length} debts changed`;
  return ofOneDebt(only, isSooner);
}

function ofOneDebt({ debt, moves }: RatePath, isSooner: boolean): string {
  const ofDebt = `the rate of ${nameInSentence(debt.name)}`;
  const [from, to] = [moves[0]?.from, moves.at(-1)?.to];
  const changed = `${ofDebt} changed${moves.length > 1 ? ' more than once' : ''}`;
  if (from === undefined || to === undefined) return changed;
  const isOfKind = kindOf(from) === kindOf(to);
  if (!isOfKind && moves.length === 1 && from.thousandths === to.thousandths) {
    return `${ofDebt} is ${asKind[kindOf(to)]} now`;
  }
  // A figure of one kind and a figure of another may rise while the rate falls.
  const isFigureOfDirection = isSooner
    ? to.thousandths < from.thousandths
    : to.thousandths > from.thousandths;
  if (isOneWay(moves, isSooner) && isFigureOfDirection) {
    const [before, after] = ratesInWords([from, to]);
    return `${ofDebt} ${isSooner ? 'fell' : 'rose'} from ${before} to ${after}`;
  }
  return isOfKind ? changed : `${changed}, and is ${asKind[kindOf(to)]} now`;
}

type RatePath = {
  readonly debt: TrackedDebt;
  /** In the order in which they count; at least one. */
  readonly moves: readonly RateMove[];
};

/** The two do not cost the same. */
type RateMove = { readonly from: StatedRate; readonly to: StatedRate };

/** Null where the plan does not have the debt, or its rate has stayed but for what was known beforehand. */
function ratePathOf(debt: TrackedDebt, { firstPlan }: Comparison): RatePath | null {
  const atFirst = findAtFirst(firstPlan, debt.id);
  if (atFirst === null) return null;
  const moves: RateMove[] = [];
  let known = atFirst.rate;
  for (const { entry, before } of debt.steps) {
    if (entry.kind !== 'rate') continue;
    if (entry.isPlanned && entry.on > firstPlan.madeOn) known = entry.rate;
    if (!isLater(firstPlan, entry) || isAsDear(entry.rate, before.rate)) continue;
    moves.push({ from: moves.length === 0 ? known : before.rate, to: entry.rate });
  }
  return moves.length === 0 ? null : { debt, moves };
}

/** Whether nothing is left of it: the debt has the rate that it would have without. */
function isAsWithout({ debt }: RatePath, compared: Comparison): boolean {
  const without = withoutRates(compared).find(({ id }) => id === debt.id);
  return without !== undefined && isAsDear(debt.state.rate, without.state.rate);
}

/** Each further than the one before, and none from a rate that was planned in between. */
function isOneWay(moves: readonly RateMove[], isDown: boolean): boolean {
  return moves.every(({ from, to }, at) => {
    const before = moves[at - 1]?.to;
    const isUnbroken = before === undefined || isAsDear(from, before);
    const [lower, higher] = isDown ? [to, from] : [from, to];
    return isUnbroken && ratePartsOf(lower) < ratePartsOf(higher);
  });
}

function isAsDear(one: StatedRate, other: StatedRate): boolean {
  return ratePartsOf(one) === ratePartsOf(other);
}
