/** Random portfolios with a past, for tests of what holds whatever somebody entered and keeps as a plan. */
import { addDays } from '@debt-payoff/contract/days';
import { strategyNames } from '@debt-payoff/engine';
import fc from 'fast-check';
import { noTerms } from '../ledger/debt-terms.ts';
import type { LedgerStep, OpeningEntry } from '../ledger/replay.ts';
import { statedRate } from '../ledger/stated-rate.ts';
import { type FirstPlan, planFromToday } from './first-plan.ts';
import { type KeptPlan, keptPlanOf } from './forecast.ts';
import { aPortfolioRow } from './portfolio.fixture.ts';
import { forecastPortfolio, type PortfolioForecast } from './portfolio-forecast.ts';
import { type TrackedDebt, trackDebt } from './tracked-debts.ts';

export type StoryEntry = LedgerStep['entry'] & { readonly enteredOn: string };

export type StoryDebt = {
  readonly id: number;
  readonly opening: OpeningEntry;
  /** In the order of entry. */
  readonly entries: readonly StoryEntry[];
  readonly firstPaymentPence: number;
  readonly paymentPence: number;
};

export type PortfolioStory = {
  readonly debts: readonly StoryDebt[];
  readonly firstPlan: KeptPlan;
  readonly plan: KeptPlan;
  /** When the first plan was last made, and the day of the look back. */
  readonly madeOn: string;
  readonly today: string;
};

const begin = '2026-01-10';
const rate = fc.integer({ min: 0, max: 40 }).map((percent) => statedRate(null, percent));

const act = fc.record({
  kind: fc.oneof(
    { weight: 8, arbitrary: fc.constant('payment' as const) },
    { weight: 2, arbitrary: fc.constantFrom('balance' as const, 'rate' as const) },
    {
      weight: 2,
      arbitrary: fc.constantFrom('spending' as const, 'charge' as const, 'refund' as const),
    },
  ),
  on: fc.integer({ min: 0, max: 300 }),
  /** Most are entered on their day. */
  late: fc.constantFrom(0, 0, 0, 0, 20),
  amountPence: fc.oneof(
    { weight: 5, arbitrary: fc.integer({ min: 100, max: 30_000 }) },
    { weight: 1, arbitrary: fc.integer({ min: 100, max: 300_000 }) },
  ),
  rate,
  balancePence: fc.integer({ min: 0, max: 300_000 }),
  /** Whether the creditor's balance was entered with a payment. */
  isStated: fc.integer({ min: 0, max: 9 }).map((number) => number === 0),
});

const keptPlan: fc.Arbitrary<KeptPlan> = fc.record({
  strategy: fc.constantFrom(...strategyNames),
  customOrderIds: fc.option(fc.uniqueArray(fc.integer({ min: 1, max: 6 }), { maxLength: 6 })),
  extraPence: fc.integer({ min: 0, max: 10_000 }),
  budgetCorrectionPence: fc.constantFrom(0, 0, 0, -2_000, 2_000),
  oneOffs: fc.constant([]),
  pauses: fc.constant([]),
  lookAhead: fc.constant(null),
});

type Extent = {
  readonly paymentMinPence: number;
  readonly debtsMax: number;
  /** Of each debt. */
  readonly entriesMax: number;
};

const debt = ({ paymentMinPence, entriesMax }: Extent) =>
  fc.record({
    on: fc.oneof(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 250 })),
    balancePence: fc.oneof(
      { weight: 9, arbitrary: fc.integer({ min: 1, max: 300_000 }) },
      { weight: 1, arbitrary: fc.constant(0) },
    ),
    rate,
    paymentPence: fc.integer({ min: paymentMinPence, max: 20_000 }),
    paymentNowPence: fc.option(fc.integer({ min: paymentMinPence, max: 20_000 }), { freq: 4 }),
    acts: fc.array(act, { maxLength: entriesMax }),
  });

export const anyPortfolio = ({
  paymentMinPence = 0,
  debtsMax = 4,
  entriesMax = 8,
}: Partial<Extent> = {}): fc.Arbitrary<PortfolioStory> =>
  fc
    .record({
      debts: fc.array(debt({ paymentMinPence, debtsMax, entriesMax }), {
        minLength: 1,
        maxLength: debtsMax,
      }),
      firstPlan: keptPlan,
      plan: fc.option(keptPlan, { freq: 2 }),
      madeAfter: fc.integer({ min: 0, max: 60 }),
      todayAfter: fc.integer({ min: 0, max: 320 }),
    })
    .map(({ debts, firstPlan, plan, madeAfter, todayAfter }) => ({
      debts: numbered(debts),
      firstPlan,
      plan: plan ?? firstPlan,
      madeOn: addDays(begin, madeAfter),
      today: addDays(begin, Math.max(madeAfter, todayAfter)),
    }));

type ValueOf<Value> = Value extends fc.Arbitrary<infer Of> ? Of : never;
type ToldDebt = ValueOf<ReturnType<typeof debt>>;

/** Entries have their numbers in the order of the days on which they were entered. */
function numbered(debts: readonly ToldDebt[]): StoryDebt[] {
  const told = debts.flatMap(({ on, acts }, at) =>
    acts.map((one) => {
      const isPayment = one.kind === 'payment';
      // Balances and rates are stated as of the day of entry.
      const isOfEntry = one.kind === 'balance' || one.kind === 'rate';
      const day = addDays(begin, isPayment ? one.on : Math.max(on, one.on));
      const enteredOn = laterOf(addDays(day, isOfEntry ? 0 : one.late), addDays(begin, on));
      return { ...one, at, day, enteredOn };
    }),
  );
  const ordered = told.toSorted((a, b) => (a.enteredOn < b.enteredOn ? -1 : 1));
  return debts.map((one, at) => ({
    id: at + 1,
    opening: {
      kind: 'opening',
      on: addDays(begin, one.on),
      order: 0,
      balancePence: one.balancePence,
      rate: one.rate,
    },
    entries: ordered.flatMap((entry, index) =>
      entry.at === at ? [entryOf(entry, index + 1)] : [],
    ),
    firstPaymentPence: one.paymentPence,
    paymentPence: one.paymentNowPence ?? one.paymentPence,
  }));
}

function laterOf(one: string, other: string): string {
  return one > other ? one : other;
}

function entryOf(
  told: ValueOf<typeof act> & { readonly day: string; readonly enteredOn: string },
  order: number,
): StoryEntry {
  const dated = { on: told.day, enteredOn: told.enteredOn, order };
  switch (told.kind) {
    case 'balance':
      return { kind: 'balance', ...dated, balancePence: told.balancePence };
    case 'rate':
      return { kind: 'rate', ...dated, rate: told.rate };
    case 'spending':
    case 'charge':
    case 'refund':
      return { kind: told.kind, ...dated, amountPence: told.amountPence };
    case 'payment':
      return {
        kind: 'payment',
        ...dated,
        id: order,
        amountPence: told.amountPence,
        affectsBalance: true,
        statedBalancePence: told.isStated ? told.balancePence : null,
      };
  }
}

/** The debts that had been added by a day, with what had been entered until then. */
export function enteredBy(debts: readonly StoryDebt[], day: string): StoryDebt[] {
  return debts
    .filter(({ opening }) => opening.on <= day)
    .map((one) => ({
      ...one,
      entries: one.entries.filter(({ enteredOn }) => enteredOn <= day),
    }));
}

export function trackStory(
  { id, entries, paymentPence, ...one }: StoryDebt,
  today: string,
): TrackedDebt {
  const debt = {
    id,
    creditor: `Debt ${id}`,
    debtType: 'Credit Card',
    monthlyPaymentPence: paymentPence,
    paymentSetOn: one.opening.on,
    ...noTerms,
  } as const;
  return trackDebt({ ...one, others: entries, debt }, today);
}

/** With the payments of then. */
export function firstPlanOfStory({ debts, firstPlan, madeOn }: PortfolioStory): FirstPlan | null {
  const then = debts.map((one) => ({ ...one, paymentPence: one.firstPaymentPence }));
  const { set } = forecastOf({ debts: then, plan: firstPlan, today: madeOn });
  if (set.startedOn === null) return null;
  const { startedOn } = set;
  return planFromToday(set, {
    plan: firstPlan,
    today: madeOn,
    startedOn,
  });
}

export function forecastOf(
  { debts, plan, today }: Pick<PortfolioStory, 'debts' | 'plan' | 'today'>,
  kept: FirstPlan | null = null,
): PortfolioForecast {
  return forecastPortfolio({
    portfolio: { ...aPortfolioRow(), ...keptPlanOf(plan) },
    debts: enteredBy(debts, today).map((one) => trackStory(one, today)),
    removed: [],
    firstPlans: kept === null ? [] : [kept],
    today,
  });
}
