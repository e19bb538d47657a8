/** Random debts that use every field of real UK debts. */
import fc from 'fast-check';
import type { RateChange, UkDebt } from './reference-plan.fixture.ts';
import type { RateKind } from './reference-rates.fixture.ts';

/** Whole numbers of a smaller unit, said in the larger one: 1,234 of 100 is 12.34. */
const decimals = (units: number, range: { min: number; max: number }): fc.Arbitrary<number> =>
  fc.integer(range).map((whole) => whole / units);
export const pounds = (min: number, max: number) =>
  decimals(100, { min: min * 100, max: max * 100 });
export const often = <Value>(weight: number, arbitrary: fc.Arbitrary<Value>) => ({
  weight,
  arbitrary,
});
/** A share of an amount, in pounds and pence, up to the most that a call takes. */
export const shareOf = (amount: number, permille: number): number =>
  Math.min(Math.round((amount * 100 * permille) / 1_000) / 100, 100_000_000);

const balances = fc.oneof(
  often(10, pounds(100, 8_000)),
  often(4, fc.constantFrom(500, 1_000, 2_500)),
  often(1, fc.constantFrom(0.01, 0.02, 1, 4.99)),
  often(1, pounds(1_000_000, 100_000_000)),
);

const kinds = fc.constantFrom<(RateKind | null)[]>('apr', 'apr', 'ear', 'simple', 'monthly', null);

/** 24 simple and 2 a month are one rate, as is 0 in every kind. */
function ratesOf(kind: RateKind | null): fc.Arbitrary<number> {
  const nought = often(3, fc.constant(0));
  if (kind === 'monthly') {
    const usual = often(5, decimals(1_000, { min: 1, max: 3_000 }));
    return fc.oneof(nought, usual, often(8, fc.constant(2)));
  }
  if (kind === 'apr' || kind === 'ear') {
    const highest = often(1, decimals(100, { min: 10_000, max: 999_999 }));
    return fc.oneof(nought, often(24, decimals(100, { min: 1, max: 4_500 })), highest);
  }
  const units = kind === 'simple' ? 100 : 10;
  const usual = often(5, decimals(units, { min: 1, max: 40 * units }));
  return fc.oneof(nought, usual, often(8, fc.constant(24)));
}

/** A payment as a share of the balance: none, too little, or enough. */
const permilles = fc.oneof(
  often(2, fc.constant(0)),
  often(1, fc.integer({ min: 1, max: 15 })),
  often(8, fc.integer({ min: 16, max: 50 })),
  often(1, fc.integer({ min: 50, max: 1_100 })),
);

const rules = fc.record(
  {
    floor: fc.constantFrom(0, 5, 5, 25, 25, 50, 50.5),
    percent: fc.oneof(
      often(6, fc.constantFrom(1, 1, 2.25, 2.5, 5)),
      often(2, decimals(100, { min: 0, max: 600 })),
      often(1, decimals(100, { min: 0, max: 10_000 })),
      often(1, fc.constant(null)),
    ),
    plusInterest: fc.constantFrom(true, true, false, null),
  },
  { requiredKeys: ['floor'] },
);

const flags = {
  priority: fc.constantFrom(true, false, false, null),
  takesExtra: fc.constantFrom(true, true, true, true, false, null),
};

const changeMonths = fc.oneof(
  often(12, fc.uniqueArray(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 3 })),
  often(1, fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { minLength: 10, maxLength: 10 })),
  often(1, fc.uniqueArray(fc.integer({ min: 1, max: 1_199 }), { minLength: 1, maxLength: 2 })),
);

function changesOf(kind: RateKind | null, balance: number): fc.Arbitrary<RateChange[]> {
  const payments = permilles.map((permille) => shareOf(balance, permille));
  const changes = (lastMonth: number) =>
    fc.record(
      {
        lastMonth: fc.constant(lastMonth),
        thenRate: ratesOf(kind),
        thenPayment: fc.option(payments),
      },
      { requiredKeys: ['lastMonth', 'thenRate'] },
    );
  return changeMonths.chain((months) => fc.tuple(...months.toSorted((a, b) => a - b).map(changes)));
}

const variedDebt: fc.Arbitrary<UkDebt> = fc.tuple(kinds, balances).chain(([rateKind, balance]) =>
  fc.record(
    {
      creditor: fc.constantFrom('Card', 'Loan', 'Overdraft'),
      type: fc.constantFrom('Credit Card', 'Personal Loan', 'Other'),
      balance: fc.constant(balance),
      interestRate: ratesOf(rateKind),
      monthlyPayment: permilles.map((permille) => shareOf(balance, permille)),
      rateKind: fc.constant(rateKind),
      rateChanges: fc.oneof(changesOf(rateKind, balance), fc.constantFrom(null, [])),
      fee: fc.oneof(
        fc.constantFrom(0, null),
        fc.integer({ min: 1, max: 50 }).map((permille) => shareOf(balance, permille)),
      ),
      minimum: fc.option(rules),
      ...flags,
    },
    { requiredKeys: ['creditor', 'type', 'balance', 'interestRate', 'monthlyPayment', 'rateKind'] },
  ),
);

/** Nothing for some months, then a card's usual rate: where orders differ and minimums rise. */
const dealDebt: fc.Arbitrary<UkDebt> = balances.chain((balance) =>
  fc.record(
    {
      creditor: fc.constantFrom('Transfer', 'Card'),
      type: fc.constant('Credit Card'),
      balance: fc.constant(balance),
      interestRate: fc.constantFrom(0, 0, 0, 3.9),
      monthlyPayment: fc.integer({ min: 10, max: 50 }).map((share) => shareOf(balance, share)),
      rateKind: fc.constant('apr'),
      rateChanges: fc
        .tuple(fc.integer({ min: 1, max: 24 }), decimals(100, { min: 1_500, max: 3_900 }))
        .map(([lastMonth, thenRate]) => [{ lastMonth, thenRate }]),
      minimum: fc.record({
        floor: fc.constantFrom(5, 25),
        percent: fc.constant(1),
        plusInterest: fc.constant(true),
      }),
      ...flags,
    },
    {
      requiredKeys: [
        'creditor',
        'type',
        'balance',
        'interestRate',
        'monthlyPayment',
        'rateChanges',
      ],
    },
  ),
);

/** Under a rule the payment may be left out, and no kind is the same as a kind of null. */
export const anyUkDebt: fc.Arbitrary<UkDebt> = fc
  .tuple(fc.oneof(variedDebt, dealDebt), fc.boolean(), fc.constantFrom('absent', 'null', 'given'))
  .map(([debt, hasKind, payment]) => {
    const { rateKind, monthlyPayment, ...rest } = debt;
    const kind = rateKind == null && !hasKind ? {} : { rateKind: rateKind ?? null };
    if (!debt.minimum || payment === 'given')
      return { ...rest, ...kind, monthlyPayment: monthlyPayment ?? 0 };
    return { ...rest, ...kind, ...(payment === 'null' ? { monthlyPayment: null } : {}) };
  });
