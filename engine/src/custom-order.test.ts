import { describe, expect, it } from 'vitest';
import { aPlan } from './builders.fixture.ts';
import { compareStrategies, listMonths } from './engine.ts';

/** Without interest, so that the months can be followed by hand: 50 a month for 240 in total. */
const plan = aPlan({
  debts: [
    { balance: 100, interestRate: 0, monthlyPayment: 10 },
    { balance: 60, interestRate: 0, monthlyPayment: 10 },
    { balance: 80, interestRate: 0, monthlyPayment: 10 },
  ],
  extraPayment: 20,
});

const paid = (customOrder: readonly number[]) =>
  listMonths({ ...plan, customOrder }, 'custom').map(({ debts }) =>
    debts.map(({ paidPence }) => paidPence / 100),
  );

describe("a person's own order", () => {
  it.each([
    {
      why: 'goes from first to last, and what a cleared debt frees goes on',
      order: [2, 1, 0],
      payments: [
        [10, 10, 30],
        [10, 10, 30],
        [10, 20, 20],
        [30, 20, 0],
        [40, 0, 0],
      ],
    },
    {
      why: 'that names some leaves the others as entered',
      order: [2],
      payments: [
        [10, 10, 30],
        [10, 10, 30],
        [20, 10, 20],
        [40, 10, 0],
        [20, 20, 0],
      ],
    },
    {
      why: 'that names none pays as entered',
      order: [],
      payments: [
        [30, 10, 10],
        [30, 10, 10],
        [30, 10, 10],
        [10, 30, 10],
        [0, 0, 40],
      ],
    },
  ])('$why', ({ order, payments }) => {
    expect(paid(order)).toEqual(payments);
  });

  it('stays as it is whatever balances and rates become', () => {
    const dear = aPlan({
      debts: [
        { balance: 900, interestRate: 29.9, monthlyPayment: 30 },
        { balance: 4_000, interestRate: 0, monthlyPayment: 30 },
        { balance: 200, interestRate: 39.9, monthlyPayment: 30 },
      ],
      extraPayment: 150,
    });
    const months = listMonths({ ...dear, customOrder: [1, 0, 2] }, 'custom');
    for (const { availableExtraPence, debts } of months.slice(0, 5)) {
      expect(debts[1]?.paidPence).toBe(3_000 + availableExtraPence);
    }
  });

  it('is compared as the fourth strategy, and only where the plan has one', () => {
    const names = (compared: typeof plan) =>
      compareStrategies(compared).map(({ strategy }) => strategy);
    expect(names(plan)).toEqual(['minimum', 'avalanche', 'snowball']);
    expect(names({ ...plan, customOrder: [] })).toEqual([
      'minimum',
      'avalanche',
      'snowball',
      'custom',
    ]);
  });

  it('leaves the others as they were', () => {
    expect(compareStrategies({ ...plan, customOrder: [1] }).slice(0, 3)).toEqual(
      compareStrategies(plan),
    );
  });
});
