/** Random ledgers of debts with terms: every kind of rate and of entry, changes that were known beforehand, and days that clash. */
import { addDays } from '@debt-payoff/contract/days';
import { addMonths, monthOf } from '@debt-payoff/contract/months';
import type { MinimumRule } from '@debt-payoff/engine';
import type { RateKind } from '@debt-payoff/engine/terms';
import fc from 'fast-check';
import { changeDay, type PlannedChange } from './debt-terms.ts';
import type { LaterEntry, LedgerEntries } from './replay.ts';
import type { StatedRate } from './stated-rate.ts';

export type TermedLedger = LedgerEntries & { readonly changes: readonly PlannedChange[] };

const kind = fc.constantFrom<RateKind | null>(null, 'simple', 'apr', 'ear', 'monthly');
const seldom = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { freq: 4 });

/** The steps in which a rate of a kind is typed, the usual most, and all that may be typed. */
const steps = {
  none: { thousandths: 100, usual: 400, most: 1_000 },
  simple: { thousandths: 10, usual: 4_000, most: 10_000 },
  apr: { thousandths: 10, usual: 5_000, most: 999_999 },
  ear: { thousandths: 10, usual: 5_000, most: 999_999 },
  monthly: { thousandths: 1, usual: 4_000, most: 100_000 },
} as const;

function anyRateOf(ofKind: RateKind | null): fc.Arbitrary<StatedRate> {
  const { thousandths: step, usual, most } = steps[ofKind ?? 'none'];
  return fc
    .oneof(
      { weight: 3, arbitrary: fc.constant(0) },
      { weight: 10, arbitrary: fc.integer({ min: 0, max: usual }) },
      { weight: 1, arbitrary: fc.integer({ min: 0, max: most }) },
    )
    .map((count) => ({ kind: ofKind, thousandths: count * step }));
}

const anyRate = kind.chain(anyRateOf);

const amountPence = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 0, max: 40_000 }) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 300_000 }) },
);
const balancePence = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: 0, max: 200_000 }) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 10_000_000_000 }) },
);
const choice = fc.constantFrom(null, null, 'interest' as const, 'adjustment' as const);

const openedOn = fc.constantFrom(
  '2026-01-01',
  '2026-01-10',
  '2026-01-31',
  '2027-12-31',
  '2028-02-29',
);

/** The months between two changes, and from the opening to the first: that may be its own month. */
const gaps = fc.array(
  fc.record({
    months: fc.integer({ min: 0, max: 7 }),
    rate: anyRate,
    thenPaymentPence: seldom(amountPence),
  }),
  { maxLength: 6 },
);

type Draft = { readonly day: Day; readonly what: What };

/** So many days after the opening, or at one of the days on which two things happen. */
type Day =
  | { readonly of: 'opening'; readonly days: number }
  | { readonly of: 'change'; readonly pick: number; readonly days: number }
  | { readonly of: 'month'; readonly months: number };

const day: fc.Arbitrary<Day> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      of: fc.constant('opening' as const),
      days: fc.integer({ min: 0, max: 900 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      of: fc.constant('opening' as const),
      days: fc.integer({ min: -60, max: 2 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      of: fc.constant('change' as const),
      pick: fc.nat({ max: 20 }),
      days: fc.constantFrom(-1, 0, 0, 0, 1, 12),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      of: fc.constant('month' as const),
      months: fc.integer({ min: 1, max: 30 }),
    }),
  },
);

/** All but its day and its place. */
type What = Entered<LaterEntry>;
type Entered<Entry> = Entry extends LaterEntry ? Omit<Entry, 'on' | 'order' | 'id'> : never;

const what: fc.Arbitrary<What> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('payment' as const),
      amountPence,
      statedBalancePence: seldom(balancePence),
      affectsBalance: fc.integer({ min: 0, max: 9 }).map((number) => number > 0),
      choice,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('balance' as const), balancePence, choice }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constantFrom('spending' as const, 'charge' as const, 'refund' as const),
      amountPence: amountPence.map((pence) => pence + 1),
    }),
  },
  {
    weight: 2,
    arbitrary: fc
      .record({
        kind: fc.constant('rate' as const),
        rate: anyRate,
        compounds: fc.constantFrom(undefined, undefined, true, true, false),
      })
      .map(({ compounds, ...entry }) =>
        compounds === undefined ? entry : { ...entry, compounds },
      ),
  },
);

export function anyTermedLedger({
  entriesMax,
}: {
  readonly entriesMax: number;
}): fc.Arbitrary<TermedLedger> {
  return fc
    .record({
      on: openedOn,
      balancePence,
      rate: anyRate,
      compounds: fc.constantFrom(undefined, false, true, true, true, true),
      gaps,
      entries: fc.array(fc.record({ day, what, order: fc.nat() }), { maxLength: entriesMax }),
    })
    .map(({ gaps: given, entries, compounds, ...opening }) => {
      const changes = changesOf(opening.on, given);
      return {
        opening: {
          kind: 'opening' as const,
          order: 1,
          ...opening,
          ...(compounds !== undefined && { compounds }),
        },
        others: entriesOf(opening.on, { drafts: placed(entries), changes }),
        changes,
      };
    });
}

/** In an order of entry that says nothing of the days. */
function placed(entries: readonly (Draft & { readonly order: number })[]): Draft[] {
  return entries.toSorted((a, b) => a.order - b.order);
}

function changesOf(
  openedDay: string,
  given: readonly {
    readonly months: number;
    readonly rate: StatedRate;
    readonly thenPaymentPence: number | null;
  }[],
): PlannedChange[] {
  let lastMonth = addMonths(monthOf(openedDay), -1);
  return given.map(({ months, rate, thenPaymentPence }) => {
    lastMonth = addMonths(lastMonth, months + 1);
    return { lastMonth, kind: rate.kind, thenThousandths: rate.thousandths, thenPaymentPence };
  });
}

function entriesOf(
  openedDay: string,
  {
    drafts,
    changes,
  }: { readonly drafts: readonly Draft[]; readonly changes: readonly PlannedChange[] },
): LaterEntry[] {
  return drafts.map(({ day: given, what: entered }, at): LaterEntry => {
    const on = dayOf(given, { openedDay, changes });
    // Only payments may be dated before the debt.
    const dated = entered.kind === 'payment' || on >= openedDay ? on : openedDay;
    const place = { on: dated, order: at + 2 };
    return entered.kind === 'payment'
      ? { ...entered, ...place, id: at + 1 }
      : { ...entered, ...place };
  });
}

function dayOf(
  given: Day,
  {
    openedDay,
    changes,
  }: { readonly openedDay: string; readonly changes: readonly PlannedChange[] },
): string {
  if (given.of === 'month') return `${addMonths(monthOf(openedDay), given.months)}-01`;
  const change =
    given.of === 'change' ? changes[given.pick % Math.max(1, changes.length)] : undefined;
  return addDays(change === undefined ? openedDay : changeDay(change), given.days);
}

export const anyMinimumRule: fc.Arbitrary<MinimumRule> = fc.record({
  floorPence: fc.constantFrom(0, 500, 2_500, 5_000),
  percentBasisPoints: fc.constantFrom(0, 100, 225, 333, 500, 10_000),
  plusInterest: fc.boolean(),
});
