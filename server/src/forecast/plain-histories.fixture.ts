/** Portfolios of debts without terms, each with a yearly rate and a payment: the same one for a number, always. */
import { addDays, firstDayOf } from '@debt-payoff/contract/days';
import { monthOf } from '@debt-payoff/contract/months';
import { randomFrom, type SeededRandom } from '../testing/seeded-random.ts';
import {
  type DatedAct,
  dayBetween,
  laterOf,
  mostPence,
  type OpenedDebt,
  type PlainEntry,
  somePlainActs,
  someRateTenths,
} from './plain-entries.fixture.ts';

export const plainHistoryCount = 10_000;

export type PlainDebt = OpenedDebt & {
  readonly id: number;
  readonly order: number;
  readonly firstPaymentPence: number;
  readonly entries: readonly PlainEntry[];
};

export type PlainPlan = {
  readonly strategy: 'minimum' | 'avalanche' | 'snowball' | 'custom';
  readonly customOrderIds: number[] | null;
  readonly extraPence: number;
  readonly budgetCorrectionPence: number;
};

export type PlainHistory = {
  readonly debts: readonly PlainDebt[];
  /** One that was deleted, and when. */
  readonly removed: { readonly debt: PlainDebt; readonly on: string } | null;
  readonly plan: PlainPlan;
  /** An earlier day, on which a plan was made, and that of the forecast. */
  readonly madeOn: string;
  readonly today: string;
};

export function plainHistory(number: number): PlainHistory {
  const random = randomFrom(number);
  const begin = addDays('2024-01-01', random.whole(0, 1_095));
  const today = addDays(begin, random.whole(0, random.pick([40, 400, 1_095])));
  const drafts = Array.from({ length: random.pick([1, 1, 2, 2, 3, 3, 4, 5]) }, () =>
    someDebt(random, { begin, today }),
  );
  const debts = numbered(random, drafts);
  const removed = debts.length > 1 && random.isOneIn(6) ? someRemoved(random, debts, today) : null;
  return {
    debts: debts.filter(({ id }) => id !== removed?.debt.id),
    removed,
    plan: somePlan(random, debts.length),
    madeOn: dayBetween(random, begin, today),
    today,
  };
}

type Draft = Omit<PlainDebt, 'id' | 'order' | 'entries'> & { readonly acts: readonly DatedAct[] };

function someDebt(
  random: SeededRandom,
  { begin, today }: { readonly begin: string; readonly today: string },
): Draft {
  const isLate = random.isOneIn(3);
  const owed = { balancePence: someBalance(random), rateTenths: someRateTenths(random) };
  const paymentPence = somePayment(random, owed);
  const opened = {
    ...owed,
    openedOn: isLate
      ? dayBetween(random, begin, today)
      : earlierOf(today, addDays(begin, random.whole(0, 6))),
    paymentPence,
  };
  return {
    ...opened,
    firstPaymentPence: random.isOneIn(3) ? somePayment(random, owed) : paymentPence,
    acts: somePlainActs(random, opened, today),
  };
}

function earlierOf(one: string, other: string): string {
  return one < other ? one : other;
}

function someBalance(random: SeededRandom): number {
  if (random.isOneIn(12)) return 0;
  if (random.isOneIn(8)) return random.pick([1, 50_000, 50_000, 250_050]);
  if (random.isOneIn(20)) return random.whole(1, mostPence);
  return random.whole(1, random.pick([5_000, 300_000, 300_000, 3_000_000, 30_000_000]));
}

/** Most are above the interest, since a debt that never clears hides the months of the others. */
function somePayment(
  random: SeededRandom,
  { balancePence, rateTenths }: Pick<OpenedDebt, 'balancePence' | 'rateTenths'>,
): number {
  const interestPence = Math.ceil((balancePence * rateTenths) / 12_000);
  if (random.isOneIn(25)) return 0;
  if (random.isOneIn(25)) return random.whole(0, interestPence);
  const share = random.pick([2, 10, 30, 60, 60, 120, 200]);
  const pence = interestPence + random.whole(1, Math.ceil(balancePence / share) + 1);
  return Math.min(mostPence, random.isOneIn(2) ? Math.ceil(pence / 1_000) * 1_000 : pence);
}

/** In some histories the entries were made in another order than that of their days. */
function numbered(random: SeededRandom, drafts: readonly Draft[]): PlainDebt[] {
  const shuffled = random.shuffle(drafts.flatMap(({ acts }) => acts));
  const inOrder = random.isOneIn(3)
    ? shuffled
    : shuffled.toSorted((one, other) => (one.on === other.on ? 0 : one.on < other.on ? -1 : 1));
  const orders = new Map(inOrder.map((act, at) => [act, drafts.length + at + 1]));
  return drafts.map(({ acts, ...draft }, at) => ({
    ...draft,
    id: at + 1,
    order: at + 1,
    entries: acts.map((act) => ({ ...act, order: orders.get(act) ?? 0 })),
  }));
}

/** Most were paid off on that day, and so go on paying for the others. */
function someRemoved(
  random: SeededRandom,
  debts: readonly PlainDebt[],
  today: string,
): PlainHistory['removed'] {
  const [debt] = random.shuffle(debts);
  if (debt === undefined) return null;
  const isOfMonth = random.isOneIn(2);
  const monthStart = firstDayOf(monthOf(today));
  const from = isOfMonth ? laterOf(debt.openedOn, monthStart) : debt.openedOn;
  const on = dayBetween(random, from, today);
  const last: PlainEntry = {
    kind: 'payment',
    on,
    order: 10_000,
    amountPence: mostPence,
    affectsBalance: true,
    statedBalancePence: null,
    choice: null,
  };
  return { debt: random.isOneIn(4) ? debt : { ...debt, entries: [...debt.entries, last] }, on };
}

const strategies = ['minimum', 'avalanche', 'snowball', 'custom'] as const;

function somePlan(random: SeededRandom, debtCount: number): PlainPlan {
  const strategy = random.pick(strategies);
  // One that is no longer there, and some that nobody has placed.
  const ids = random.shuffle(Array.from({ length: debtCount + 1 }, (_, at) => at + 1));
  const isOrdered = strategy === 'custom' ? !random.isOneIn(4) : random.isOneIn(4);
  return {
    strategy,
    customOrderIds: isOrdered ? ids.slice(0, random.whole(0, ids.length)) : null,
    extraPence: random.pick([0, 0, random.whole(1, 10_000), random.whole(1, 200_000)]),
    budgetCorrectionPence: random.pick([0, 0, 0, -2_000, 2_000, random.whole(-30_000, 30_000)]),
  };
}
