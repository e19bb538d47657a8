/** Random requests that use every field of real UK debts; most of them clear. */
import fc from 'fast-check';
import { anyUkDebt, often, pounds, shareOf } from './any-debt.fixture.ts';
import type { OneOff, Pause, UkRequest } from './reference-plan.fixture.ts';

const oneOffs = (count: number): fc.Arbitrary<OneOff[]> =>
  fc.array(
    fc.record(
      {
        month: fc.oneof(fc.constantFrom(1, 2, 3, 7), fc.integer({ min: 1, max: 60 })),
        amount: fc.oneof(pounds(1, 900), fc.constantFrom(0.01, 5_000)),
        debt: fc.option(fc.integer({ min: 0, max: count - 1 })),
      },
      { requiredKeys: ['month', 'amount'] },
    ),
    { maxLength: 6 },
  );

const pauses: fc.Arbitrary<Pause[]> = fc.array(
  fc
    .tuple(fc.integer({ min: 1, max: 24 }), fc.integer({ min: 0, max: 8 }))
    .map(([fromMonth, length]) => ({ fromMonth, toMonth: fromMonth + length })),
  { maxLength: 4 },
);

const goals = fc.oneof(
  often(2, fc.integer({ min: 1, max: 8 })),
  often(8, fc.integer({ min: 9, max: 90 })),
  often(1, fc.constantFrom(300, 1_200)),
);

export const anyRequest: fc.Arbitrary<UkRequest> = fc
  .oneof(
    often(8, fc.array(anyUkDebt, { minLength: 1, maxLength: 4 })),
    often(2, fc.array(anyUkDebt, { minLength: 5, maxLength: 6 })),
  )
  .chain((entered) => {
    const total = entered.reduce((sum, debt) => sum + Math.min(debt.balance, 8_000), 0);
    const positions = entered.map((_, index) => index);
    return fc.record(
      {
        debts: fc.constant(entered),
        extraPayment: fc.oneof(
          often(1, fc.constantFrom(0, 0.01)),
          often(
            3,
            fc.integer({ min: 1, max: 25 }).map((permille) => shareOf(total, permille)),
          ),
        ),
        customOrder: fc.option(fc.shuffledSubarray(positions, { minLength: 1 })),
        oneOffs: fc.option(oneOffs(entered.length)),
        pauses: fc.option(pauses),
        targetMonths: fc.option(goals, { freq: 2 }),
      },
      { requiredKeys: ['debts', 'extraPayment'] },
    );
  });
