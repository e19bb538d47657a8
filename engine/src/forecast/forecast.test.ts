import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { monthlyInterestPence } from '../interest.ts';
import { summarise } from '../outcome.ts';
import { strategyNames } from '../strategies.ts';
import { type ForecastDebt, type ForecastInput, forecast, forecastMonths } from './forecast.ts';

type Spoken = {
  balance: number;
  /** Where it was another at the start of the month. */
  start?: number;
  rate?: number;
  payment: number;
  paid?: number;
  isNew?: boolean;
};

/** In pounds, with the interest of this month in the balance already. */
function debt({
  balance,
  start,
  rate = 0,
  payment,
  paid = 0,
  isNew = false,
}: Spoken): ForecastDebt {
  const startPence = (start ?? balance + paid) * 100;
  return {
    owedPence: balance * 100,
    rateBasisPoints: rate * 100,
    monthlyPaymentPence: payment * 100,
    startBalancePence: startPence,
    startRateBasisPoints: rate * 100,
    startOwedPence: startPence,
    paidPence: paid * 100,
    isNew,
  };
}

function input(
  debts: readonly Spoken[],
  { strategy = 'avalanche', order, extra = 0, correction = 0 }: Partial<Kept> = {},
): ForecastInput {
  return {
    strategy,
    customOrder: order,
    extraPence: extra * 100,
    budgetCorrectionPence: correction * 100,
    debts: debts.map(debt),
  };
}
type Kept = {
  strategy: ForecastInput['strategy'];
  order: readonly number[];
  extra: number;
  correction: number;
};

const restOf = (given: ForecastInput) =>
  forecast(given).debts.map(({ restPence }) => restPence / 100);

describe('what is still to be paid this month', () => {
  it.each<{ name: string; given: ForecastInput; rest: number[] }>([
    {
      name: 'each its own payment, the extra to the highest rate',
      given: input(
        [
          { balance: 500, rate: 10, payment: 50 },
          { balance: 300, rate: 20, payment: 30 },
        ],
        { extra: 40 },
      ),
      rest: [50, 70],
    },
    {
      name: 'less what each has had',
      given: input(
        [
          { balance: 480, rate: 10, payment: 50, paid: 20 },
          { balance: 230, rate: 20, payment: 30, paid: 70 },
        ],
        { extra: 40 },
      ),
      rest: [30, 0],
    },
    {
      name: 'only the pool shrinks by what was paid beyond: the other still gets its own payment',
      given: input(
        [
          { balance: 300, rate: 10, payment: 50, paid: 200 },
          { balance: 300, rate: 20, payment: 30 },
        ],
        { extra: 40 },
      ),
      rest: [0, 30],
    },
    {
      name: 'what was paid beyond to another debt is no longer in the pool',
      given: input(
        [
          { balance: 435, rate: 10, payment: 50, paid: 65 },
          { balance: 300, rate: 20, payment: 30 },
        ],
        { extra: 40 },
      ),
      rest: [0, 55],
    },
    {
      name: 'a freed payment goes on, also in the month in which the debt was paid off',
      given: input([
        { balance: 0, start: 20, rate: 20, payment: 50, paid: 20 },
        { balance: 300, rate: 10, payment: 30 },
      ]),
      rest: [0, 60],
    },
    {
      name: 'a debt paid off before frees its payment',
      given: input([
        { balance: 0, rate: 20, payment: 50 },
        { balance: 300, rate: 10, payment: 30 },
      ]),
      rest: [0, 80],
    },
    {
      name: 'but for what was taken from the freed sum',
      given: input(
        [
          { balance: 0, rate: 20, payment: 50 },
          { balance: 300, rate: 10, payment: 30 },
        ],
        { correction: -50 },
      ),
      rest: [0, 30],
    },
    {
      name: 'a budget below the own payments asks for the own payments',
      given: input([{ balance: 300, rate: 10, payment: 30 }], { correction: -50 }),
      rest: [30],
    },
    {
      name: 'nor does it take from the extra',
      given: input([{ balance: 300, rate: 10, payment: 30 }], { correction: -50, extra: 20 }),
      rest: [50],
    },
    {
      name: 'a new debt has its first payment next month, and adds nothing to this one',
      given: input(
        [
          { balance: 300, rate: 10, payment: 30 },
          { balance: 900, rate: 30, payment: 90, isNew: true },
        ],
        { extra: 40 },
      ),
      rest: [70, 0],
    },
    {
      name: 'minimum splits the extra evenly and rolls nothing over',
      given: input(
        [
          { balance: 0, payment: 50 },
          { balance: 300, payment: 30 },
          { balance: 200, payment: 20 },
        ],
        { strategy: 'minimum', extra: 40 },
      ),
      rest: [0, 50, 40],
    },
    {
      name: 'under minimum, who has had their share gets none of the rest',
      given: input(
        [
          { balance: 250, payment: 30, paid: 50 },
          { balance: 200, payment: 20 },
        ],
        { strategy: 'minimum', extra: 40 },
      ),
      rest: [0, 40],
    },
    {
      name: 'nor who has had a part of what another can no longer take',
      // 30 each, of which the last can take none: 45 to each of the others.
      given: input(
        [
          { balance: 300, payment: 30 },
          { balance: 200, payment: 20, paid: 65 },
          { balance: 10, start: 300, payment: 10 },
        ],
        { strategy: 'minimum', extra: 90 },
      ),
      rest: [75, 0, 10],
    },
    {
      name: 'the order is that of the start of the month',
      given: input(
        [
          { balance: 100, start: 500, payment: 10, paid: 10 },
          { balance: 300, payment: 10 },
        ],
        { strategy: 'snowball', extra: 40 },
      ),
      rest: [0, 50],
    },
    {
      name: 'what was not owed at the start comes last',
      given: input(
        [
          { balance: 80, start: 0, payment: 10 },
          { balance: 300, payment: 10 },
        ],
        { strategy: 'snowball', extra: 40 },
      ),
      rest: [10, 50],
    },
    {
      name: 'of several that were not owed at the start, the highest rate comes first',
      given: input(
        [
          { balance: 500, start: 0, rate: 10, payment: 50 },
          { balance: 500, start: 0, rate: 20, payment: 50 },
        ],
        { extra: 100 },
      ),
      rest: [50, 150],
    },
    {
      name: 'of several that were not owed at the start, the smallest comes first under snowball',
      given: input(
        [
          { balance: 500, start: 0, rate: 10, payment: 50 },
          { balance: 300, start: 0, payment: 50, paid: 20 },
        ],
        { extra: 100, strategy: 'snowball' },
      ),
      rest: [50, 130],
    },
    {
      name: 'what a debt has had that is deleted now is spent',
      given: {
        ...input([{ balance: 3_000, rate: 30, payment: 100 }], { extra: 50, correction: 100 }),
        removed: [debt({ balance: 0, start: 2_500, payment: 100, paid: 2_500 })],
      },
      rest: [100],
    },
    {
      name: 'of what it has not had, the rest is still there',
      given: {
        ...input([{ balance: 3_000, rate: 30, payment: 100 }], { correction: 100 }),
        removed: [debt({ balance: 0, start: 40, payment: 100, paid: 40 })],
      },
      rest: [160],
    },
    {
      name: 'one that was added and deleted this month frees nothing until the next',
      given: {
        ...input([{ balance: 3_000, rate: 30, payment: 100 }], { correction: 50 }),
        removed: [debt({ balance: 0, payment: 50, paid: 50, isNew: true })],
      },
      rest: [100],
    },
    {
      name: 'never more than is owed; what one cannot take goes to the next',
      given: input(
        [
          { balance: 25, rate: 20, payment: 10 },
          { balance: 45, rate: 10, payment: 10 },
        ],
        { extra: 100 },
      ),
      rest: [25, 45],
    },
  ])('$name', ({ given, rest }) => {
    expect(restOf(given)).toEqual(rest);
  });
});

describe('which comes first', () => {
  const firstOf = (given: ForecastInput) => forecast(given).debts.map(({ isFirst }) => isFirst);

  it('is told by the start of the month, and by none under minimum', () => {
    const debts = [
      { balance: 100, start: 500, rate: 10, payment: 10, paid: 400 },
      { balance: 300, rate: 20, payment: 10 },
    ];
    expect(firstOf(input(debts, { strategy: 'snowball' }))).toEqual([false, true]);
    expect(firstOf(input(debts))).toEqual([false, true]);
    expect(firstOf(input(debts, { strategy: 'minimum' }))).toEqual([false, false]);
  });

  it('is among those that have come to be owed since, where nothing was at the start', () => {
    const debts = [
      { balance: 500, start: 0, rate: 10, payment: 50 },
      { balance: 500, start: 0, rate: 20, payment: 50 },
    ];
    expect(firstOf(input(debts))).toEqual([false, true]);
  });

  it('stays with a debt that was paid off this month', () => {
    const debts = [
      { balance: 0, start: 100, rate: 30, payment: 10, paid: 100 },
      { balance: 300, rate: 20, payment: 10 },
    ];
    expect(firstOf(input(debts))).toEqual([true, false]);
  });

  it('is not a new debt, unless all are new', () => {
    const debts = [
      { balance: 300, rate: 20, payment: 10 },
      { balance: 300, rate: 30, payment: 10, isNew: true },
    ];
    expect(firstOf(input(debts))).toEqual([true, false]);
    const allNew = forecast(input(debts.map((each) => ({ ...each, isNew: true }))));
    expect(allNew.debts.map(({ isFirst }) => isFirst)).toEqual([false, true]);
    expect(allNew.beginsNextMonth).toBe(true);
    expect(allNew.debts.map(({ nextMonthPence }) => nextMonthPence)).toEqual([1_000, 1_000]);
  });
});

describe('the months ahead', () => {
  it('have the extra, however much was taken from the freed sum', () => {
    // 300 at 30 and 20 a month, this one among them.
    const { monthsAhead } = forecast(
      input([{ balance: 300, payment: 30 }], { correction: -50, extra: 20 }),
    );
    expect(monthsAhead).toBe(5);
  });

  it('are none where this month clears everything, and null where nothing ever does', () => {
    expect(forecast(input([{ balance: 50, payment: 50 }])).monthsAhead).toBe(0);
    const never = forecast(input([{ balance: 1_000, rate: 24, payment: 10 }]));
    expect(never).toMatchObject({ monthsAhead: null, interestPence: null });
    expect(never.debts[0]?.monthsAhead).toBeNull();
  });

  it('are told for each debt', () => {
    const { debts } = forecast(
      input([
        { balance: 50, rate: 20, payment: 50 },
        { balance: 250, rate: 10, payment: 50 },
        { balance: 0, payment: 10 },
      ]),
    );
    expect(debts.map(({ monthsAhead }) => monthsAhead)).toEqual([0, 2, null]);
  });
});

describe('under an own order', () => {
  const three = [
    { balance: 500, rate: 30, payment: 50 },
    { balance: 100, rate: 20, payment: 50 },
    { balance: 300, rate: 10, payment: 50 },
  ];
  const own = (debts: readonly Spoken[], order: readonly number[]) =>
    input(debts, { strategy: 'custom', order, extra: 40 });
  const firstOf = (given: ForecastInput) =>
    forecast(given).debts.findIndex(({ isFirst }) => isFirst);

  it('the first of it is first, and gets what is left over', () => {
    expect(firstOf(own(three, [2, 0, 1]))).toBe(2);
    expect(restOf(own(three, [2, 0, 1]))).toEqual([50, 50, 90]);
  });

  it('one that is paid off drops out', () => {
    const paidOff = three.map((each, at) =>
      at === 2 ? { ...each, balance: 0, start: 0, payment: 50 } : each,
    );
    expect(firstOf(own(paidOff, [2, 1, 0]))).toBe(1);
    expect(restOf(own(paidOff, [2, 0, 1]))).toEqual([140, 50, 0]);
  });

  it('one that is new waits for next month, and the others keep their order', () => {
    const withNew = [{ ...three[0], balance: 500, payment: 50, isNew: true }, ...three.slice(1)];
    const given = own(withNew, [0, 2, 1]);
    expect(firstOf(given)).toBe(2);
    expect(restOf(given)).toEqual([0, 50, 90]);
    expect(forecast(given).debts[0]?.nextMonthPence).toBe(9_000);
  });

  it('what was deleted this month leaves the others in their order', () => {
    const removed = [debt({ balance: 0, start: 30, payment: 50, paid: 30 })];
    const given = { ...own(three, [1, 2, 0]), budgetCorrectionPence: 5_000, removed };
    expect(restOf(given)).toEqual([50, 100, 60]);
  });
});

const anyDebt = fc.record({
  balancePence: fc.integer({ min: 0, max: 500_000 }),
  rateBasisPoints: fc.integer({ min: 0, max: 4_000 }),
  monthlyPaymentPence: fc.integer({ min: 0, max: 30_000 }),
});
const debtsMax = 5;
const anyPlan = fc.record({
  debts: fc.array(anyDebt, { minLength: 1, maxLength: debtsMax }),
  /** Of debts that are there, and of some that are not. */
  customOrder: fc.shuffledSubarray(Array.from({ length: debtsMax }, (_, at) => at)),
  strategy: fc.constantFrom(...strategyNames),
  extraPence: fc.integer({ min: 0, max: 20_000 }),
  budgetCorrectionPence: fc.integer({ min: -10_000, max: 10_000 }),
});

/** As it stands on the first of a month. */
function begin(
  debts: readonly Pick<ForecastDebt, 'owedPence' | 'rateBasisPoints' | 'monthlyPaymentPence'>[],
) {
  return debts.map(({ owedPence: balance, rateBasisPoints, monthlyPaymentPence }): ForecastDebt => {
    const owedPence = balance + monthlyInterestPence(balance, rateBasisPoints);
    return {
      owedPence,
      rateBasisPoints,
      monthlyPaymentPence,
      startBalancePence: balance,
      startRateBasisPoints: rateBasisPoints,
      startOwedPence: owedPence,
      paidPence: 0,
      isNew: false,
    };
  });
}

describe('for any debts', () => {
  it('new ones take what the comparison of strategies says', () => {
    fc.assert(
      fc.property(anyPlan, ({ debts, budgetCorrectionPence: _, ...plan }) => {
        const { monthsAhead, interestPence } = forecast({
          ...plan,
          budgetCorrectionPence: 0,
          debts: debts.map(({ balancePence, ...rest }) => ({
            ...rest,
            owedPence: balancePence,
            startBalancePence: balancePence,
            startRateBasisPoints: rest.rateBasisPoints,
            startOwedPence: balancePence,
            paidPence: 0,
            isNew: true,
          })),
        });
        const outcome = summarise({ ...plan, debts }, plan.strategy);
        expect({ monthsAhead, interestPence }).toEqual(
          outcome.neverPaysOff
            ? { monthsAhead: null, interestPence: null }
            : { monthsAhead: outcome.months, interestPence: outcome.totalInterestPence },
        );
      }),
    );
  });

  it('paying what is foreseen, in any order and in parts, moves neither month nor the other lines', () => {
    fc.assert(
      fc.property(
        anyPlan,
        fc.array(fc.tuple(fc.nat(), fc.double({ min: 0, max: 1, noNaN: true })), { maxLength: 6 }),
        ({ debts, ...plan }, payments) => {
          let now: ForecastInput = {
            ...plan,
            debts: begin(
              debts.map(({ balancePence, ...rest }) => ({ ...rest, owedPence: balancePence })),
            ),
          };
          const before = forecast(now);
          for (const [pick, share] of payments) {
            const at = pick % now.debts.length;
            const pence = Math.round((forecast(now).debts[at]?.restPence ?? 0) * share);
            now = {
              ...now,
              debts: now.debts.map((each, index) =>
                index === at
                  ? {
                      ...each,
                      owedPence: each.owedPence - pence,
                      paidPence: each.paidPence + pence,
                    }
                  : each,
              ),
            };
            const after = forecast(now);
            expect(after.monthsAhead).toBe(before.monthsAhead);
            expect(after.interestPence).toBe(before.interestPence);
            expect(
              now.debts.map(
                ({ paidPence }, index) => paidPence + (after.debts[index]?.restPence ?? 0),
              ),
            ).toEqual(before.debts.map(({ restPence }) => restPence));
          }
        },
      ),
    );
  });

  it('a month that went as foreseen brings the end nearer by a month', () => {
    fc.assert(
      fc.property(anyPlan, ({ debts, ...plan }) => {
        let now: ForecastInput = {
          ...plan,
          debts: begin(
            debts.map(({ balancePence, ...rest }) => ({ ...rest, owedPence: balancePence })),
          ),
        };
        for (let month = 0; month < 12; month += 1) {
          const before = forecast(now);
          if (before.monthsAhead === null || before.monthsAhead === 0) return;
          const paid = now.debts.map((each, at) => ({
            ...each,
            owedPence: each.owedPence - (before.debts[at]?.restPence ?? 0),
          }));
          now = { ...now, debts: begin(paid) };
          expect(forecast(now).monthsAhead).toBe(before.monthsAhead - 1);
        }
      }),
    );
  });

  it('the months debt by debt are the months of the forecast', () => {
    fc.assert(
      fc.property(anyPlan, ({ debts, ...plan }) => {
        const given: ForecastInput = {
          ...plan,
          debts: begin(
            debts.map(({ balancePence, ...rest }) => ({ ...rest, owedPence: balancePence })),
          ),
        };
        const whole = forecast(given);
        const months = [...forecastMonths(given)];
        expect(months[0]?.debts.map(({ paidPence }) => paidPence)).toEqual(
          whole.debts
            .filter((_, at) => (given.debts[at]?.owedPence ?? 0) > 0)
            .map(({ restPence }) => restPence),
        );
        if (whole.monthsAhead === null) {
          expect(months).toHaveLength(1);
          return;
        }
        expect(months.at(-1)?.month).toBe(whole.monthsAhead);
        expect(months.map(({ balancePence }) => balancePence)).toEqual(whole.balancesPence);
        expect(months.reduce((sum, { interestPence }) => sum + interestPence, 0)).toBe(
          whole.interestPence,
        );
      }),
    );
  });

  it('has what is owed beyond the balances as the interest of this month', () => {
    const given = input([
      { balance: 1_500, rate: 18, payment: 100 },
      { balance: 640, rate: 39, payment: 60 },
      { balance: 0, payment: 40 },
    ]);
    const months = [...forecastMonths(given, [148_300, 64_000, 0])];
    expect(months[0]).toMatchObject({
      interestPence: 1_700,
      debts: [{ interestPence: 1_700 }, {}],
    });
    const paid = months.reduce((sum, { paidPence }) => sum + paidPence, 0);
    const interest = months.reduce((sum, { interestPence }) => sum + interestPence, 0);
    expect(paid - interest).toBe(148_300 + 64_000);
  });
});
