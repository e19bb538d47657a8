/** The strategies, each a rule for spending what is left after every debt had its monthly payment. */
import type { Account, Order, Strategy } from './run.ts';

/** Those that need nothing but the debts. */
export const standardStrategyNames = ['minimum', 'avalanche', 'snowball'] as const;
export type StandardStrategyName = (typeof standardStrategyNames)[number];
export const strategyNames = [...standardStrategyNames, 'custom'] as const;
export type StrategyName = (typeof strategyNames)[number];

const avalanche = paysInOrder(
  'avalanche',
  (a, b) =>
    b.rateBasisPoints - a.rateBasisPoints ||
    a.openingPence - b.openingPence ||
    a.inputIndex - b.inputIndex,
);

const snowball = paysInOrder(
  'snowball',
  (a, b) =>
    a.openingPence - b.openingPence ||
    b.rateBasisPoints - a.rateBasisPoints ||
    a.inputIndex - b.inputIndex,
);

const minimum: Strategy<'minimum'> = {
  name: 'minimum',
  rollsFreedPayments: false,
  order: null,
  spend: splitEvenly,
};

export const strategies = { minimum, avalanche, snowball } as const satisfies Record<
  StandardStrategyName,
  Strategy
>;

/** The order has positions in the plan, first to last, and counts for 'custom' only; debts that it leaves out follow as entered. */
export function strategyOf(name: StrategyName, customOrder: readonly number[] = []): Strategy {
  return name === 'custom' ? custom(customOrder) : strategies[name];
}

function custom(customOrder: readonly number[]): Strategy<'custom'> {
  const places: number[] = [];
  for (const [place, debt] of customOrder.entries()) places[debt] = place;
  const placeOf = ({ inputIndex }: Account): number =>
    places[inputIndex] ?? customOrder.length + inputIndex;
  return paysInOrder('custom', (a, b) => placeOf(a) - placeOf(b));
}

function paysInOrder<Name extends string>(name: Name, order: Order): Strategy<Name> {
  return { name, rollsFreedPayments: true, order, spend: inOrder(order) };
}

function inOrder(order: Order): Strategy['spend'] {
  return (open, poolPence) => {
    if (!isSorted(open, order)) open.sort(order);
    let leftPence = poolPence;
    for (const account of open) {
      if (leftPence === 0) break;
      leftPence -= pay(account, leftPence);
    }
    return poolPence - leftPence;
  };
}

/** The order rarely changes from one month to the next, and looking is much cheaper than sorting. */
function isSorted(open: readonly Account[], order: Order): boolean {
  let previous: Account | undefined;
  for (const account of open) {
    if (previous !== undefined && order(previous, account) > 0) return false;
    previous = account;
  }
  return true;
}

function splitEvenly(open: readonly Account[], poolPence: number): number {
  let leftPence = poolPence;
  while (leftPence > 0) {
    const takers = countOwing(open);
    if (takers === 0) break;
    const sharePence = Math.floor(leftPence / takers);
    let oddPence = leftPence - sharePence * takers;
    for (const account of open) {
      if (account.balancePence === 0) continue;
      const offeredPence = oddPence > 0 ? sharePence + 1 : sharePence;
      if (oddPence > 0) oddPence -= 1;
      leftPence -= pay(account, offeredPence);
    }
  }
  return poolPence - leftPence;
}

function countOwing(open: readonly Account[]): number {
  let count = 0;
  for (const account of open) if (account.balancePence > 0) count += 1;
  return count;
}

function pay(account: Account, offeredPence: number): number {
  const taken = offeredPence < account.balancePence ? offeredPence : account.balancePence;
  account.balancePence -= taken;
  account.paidPence += taken;
  return taken;
}
