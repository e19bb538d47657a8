/** The payoff rules written a second time, plainly and in BigInt, to hold the fast engine against. */
import type { Plan } from './plan.ts';
import type { StrategyName } from './strategies.ts';

type Row = {
  at: number;
  rate: bigint;
  payment: bigint;
  balance: bigint;
  opening: bigint;
  paid: bigint;
};

export type ReferenceMonth = {
  available: bigint;
  interest: bigint;
  balances: bigint[];
  payments: bigint[];
};

/** Null where the debts never clear. */
export function referenceMonths(plan: Plan, strategy: StrategyName): ReferenceMonth[] | null {
  const rows: Row[] = plan.debts.map((debt, at) => ({
    at,
    rate: BigInt(debt.rateBasisPoints),
    payment: BigInt(debt.monthlyPaymentPence),
    balance: BigInt(debt.balancePence),
    opening: 0n,
    paid: 0n,
  }));
  const extra = BigInt(plan.extraPence);
  const budget = rows.reduce((sum, row) => sum + row.payment, extra);
  const months: ReferenceMonth[] = [];
  let interest = 0n;
  while (rows.some((row) => row.balance > 0n)) {
    if (months.length === 1_200) return null;
    if (rows.some((row) => row.balance > 100_000_000_000n)) return null;
    let given = 0n;
    for (const row of rows) {
      row.opening = row.balance;
      row.paid = 0n;
      if (row.balance === 0n) continue;
      const charge = (2n * row.balance * row.rate + 120_000n) / 240_000n;
      interest += charge;
      row.balance += charge;
      given += take(row, row.payment);
    }
    const available = strategy === 'minimum' ? extra : budget - given;
    if (strategy === 'minimum') split(rows, available);
    else pour(rows, available, byStrategy(strategy, plan.customOrder ?? []));
    months.push({
      available,
      interest,
      balances: rows.map((row) => row.balance),
      payments: rows.map((row) => row.paid),
    });
  }
  return months;
}

type Order = (a: Row, b: Row) => number;

function byStrategy(strategy: Exclude<StrategyName, 'minimum'>, customOrder: readonly number[]) {
  const byRate: Order = (a, b) => Number(b.rate - a.rate);
  const byBalance: Order = (a, b) => Number(a.opening - b.opening);
  const placeOf = ({ at }: Row) => {
    const place = customOrder.indexOf(at);
    return place < 0 ? customOrder.length : place;
  };
  const byOwnOrder: Order = (a, b) => placeOf(a) - placeOf(b);
  const orders = {
    avalanche: [byRate, byBalance],
    snowball: [byBalance, byRate],
    custom: [byOwnOrder],
  };
  const inOrder = orders[strategy];
  return (a: Row, b: Row) =>
    inOrder.map((order) => order(a, b)).find((sign) => sign !== 0) ?? a.at - b.at;
}

function pour(rows: Row[], pool: bigint, order: Order): void {
  let left = pool;
  for (const row of rows.toSorted(order)) left -= take(row, left);
}

function split(rows: Row[], pool: bigint): void {
  let left = pool;
  for (;;) {
    const owing = rows.filter((row) => row.balance > 0n);
    if (left === 0n || owing.length === 0) return;
    const share = left / BigInt(owing.length);
    const odd = Number(left % BigInt(owing.length));
    for (const [position, row] of owing.entries()) {
      left -= take(row, position < odd ? share + 1n : share);
    }
  }
}

function take(row: Row, offered: bigint): bigint {
  const taken = offered < row.balance ? offered : row.balance;
  row.balance -= taken;
  row.paid += taken;
  return taken;
}
