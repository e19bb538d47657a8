/** Saved debts with terms, and how they stand when a month has turned, as a ledger has it. */
import fc from 'fast-check';
import { strategyNames } from '../strategies.ts';
import { interestByParts } from '../terms/interest.ts';
import { askedByRule } from '../terms/prepared-plan.ts';
import { partsOf, rateKinds, wholeParts } from '../terms/rate-parts.ts';
import type { ForecastDebt, ForecastInput, ForecastTerms } from './forecast.ts';

type Changes = Pick<ForecastTerms, 'rateChanges' | 'paymentChanges'>;

/** What does not depend on the month. */
export type SavedDebt = Changes & {
  readonly balancePence: number;
  readonly paymentPence: number;
  readonly rateParts: number;
} & Pick<ForecastTerms, 'minimum' | 'isPriority' | 'takesExtra'>;

export type SavedPlan = Pick<
  ForecastInput,
  'strategy' | 'extraPence' | 'customOrder' | 'oneOffs' | 'pauses' | 'budgetCorrectionPence'
> & { readonly debts: readonly SavedDebt[] };

const rate = fc
  .tuple(fc.constantFrom(...rateKinds), fc.integer({ min: 0, max: 4_000 }))
  .map(([kind, basisPoints]) =>
    partsOf(kind, kind === 'monthly' ? basisPoints / 1_000 : basisPoints / 100),
  );

const minimum = fc.record({
  floorPence: fc.integer({ min: 0, max: 5_000 }),
  percentBasisPoints: fc.integer({ min: 0, max: 500 }),
  plusInterest: fc.boolean(),
});

/** Months from the first that is walked. */
function listOfMonths<Entry>(entry: fc.Arbitrary<Entry>) {
  return fc
    .uniqueArray(fc.tuple(fc.integer({ min: 1, max: 40 }), entry), {
      maxLength: 3,
      selector: ([month]) => month,
    })
    .map((list) => list.toSorted(([a], [b]) => a - b));
}

export const anySavedDebt: fc.Arbitrary<SavedDebt> = fc.record({
  balancePence: fc.integer({ min: 0, max: 500_000 }),
  paymentPence: fc.integer({ min: 0, max: 30_000 }),
  rateParts: rate,
  rateChanges: listOfMonths(rate).map((list) =>
    list.map(([lastMonth, thenParts]) => ({ lastMonth, thenParts })),
  ),
  paymentChanges: listOfMonths(fc.integer({ min: 0, max: 30_000 })).map((list) =>
    list.map(([month, paymentPence]) => ({ month, paymentPence })),
  ),
  minimum: fc.option(minimum),
  isPriority: fc.boolean(),
  takesExtra: fc.boolean(),
});

const debtsMost = 4;

const anyPlan = fc.record({
  debts: fc.array(anySavedDebt, { minLength: 1, maxLength: debtsMost }),
  customOrder: fc.shuffledSubarray(Array.from({ length: debtsMost }, (_, at) => at)),
  strategy: fc.constantFrom(...strategyNames),
  extraPence: fc.integer({ min: 0, max: 20_000 }),
  budgetCorrectionPence: fc.integer({ min: -10_000, max: 10_000 }),
  oneOffs: fc.array(
    fc.record({
      month: fc.integer({ min: 0, max: 20 }),
      pence: fc.integer({ min: 1, max: 100_000 }),
      debt: fc.option(fc.nat(debtsMost - 1), { nil: undefined }),
    }),
    { maxLength: 3 },
  ),
  pauses: fc.array(
    fc
      .tuple(fc.integer({ min: 0, max: 20 }), fc.nat(4))
      .map(([fromMonth, length]) => ({ fromMonth, toMonth: fromMonth + length })),
    { maxLength: 2 },
  ),
});

type Standing = {
  readonly month: number;
  readonly closing: readonly number[];
  /** The month that cleared a debt: it keeps the payment that it had then. */
  readonly clearedIn?: readonly (number | null)[];
};

/** On the first of a month, which has charged each its interest; `month` counts from the first of all. */
export function monthOfPlan(
  { debts, oneOffs = [], pauses = [], ...plan }: SavedPlan,
  { month, closing, clearedIn = [] }: Standing,
): ForecastInput {
  return {
    ...plan,
    debts: debts.map((debt, at) =>
      debtInMonth(debt, {
        month,
        paidIn: clearedIn[at] ?? month,
        closingPence: closing[at] ?? 0,
      }),
    ),
    oneOffs: oneOffs.map((one) => ({ ...one, month: one.month - month })),
    pauses: pauses.map(({ fromMonth, toMonth }) => ({
      fromMonth: fromMonth - month,
      toMonth: toMonth - month,
    })),
  };
}

function debtInMonth(
  debt: SavedDebt,
  {
    month,
    paidIn,
    closingPence,
  }: { readonly month: number; readonly paidIn: number; readonly closingPence: number },
): ForecastDebt {
  const partsIn = (of: number) =>
    debt.rateChanges.findLast(({ lastMonth }) => of > lastMonth)?.thenParts ?? debt.rateParts;
  const startRateParts = partsIn(month);
  const interest = interestByParts(closingPence, startRateParts / wholeParts, startRateParts);
  const paymentPence =
    debt.paymentChanges.findLast((change) => change.month <= paidIn)?.paymentPence ??
    debt.paymentPence;
  const owedPence = closingPence + interest;
  return {
    owedPence,
    rateBasisPoints: 0,
    monthlyPaymentPence: paymentPence,
    startBalancePence: closingPence,
    startRateBasisPoints: 0,
    startOwedPence: owedPence,
    paidPence: 0,
    isNew: false,
    terms: {
      rateParts: partsIn(month + 1),
      startRateParts,
      rateChanges: debt.rateChanges
        .map(({ lastMonth, thenParts }) => ({ lastMonth: lastMonth - month, thenParts }))
        .filter(({ lastMonth }) => lastMonth > 0),
      paymentChanges: debt.paymentChanges
        .map((change) => ({ ...change, month: change.month - month }))
        .filter((change) => change.month > 0),
      minimum: debt.minimum,
      requiredPence:
        debt.minimum === null ? paymentPence : askedByRule(debt.minimum, closingPence, interest),
      isPriority: debt.isPriority,
      takesExtra: debt.takesExtra,
    },
  };
}

/** An own order names debts that are there. */
export const anySavedPlan: fc.Arbitrary<SavedPlan> = anyPlan.map(({ customOrder, ...plan }) => ({
  ...plan,
  customOrder: customOrder.filter((debt) => debt < plan.debts.length),
}));
