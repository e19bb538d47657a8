import { listMonths, standardStrategyNames } from '@debt-payoff/engine';
import { describe, expect, it } from 'vitest';
import { compare, sampleState } from './comparison.ts';
import { MonthWalk } from './month-walk.ts';

const { plan, debtNames } = compare(sampleState);

describe('the months of a plan', () => {
  it.each(standardStrategyNames)(
    'are those of the engine, in whatever order they are asked: %s',
    (name) => {
      const walk = new MonthWalk(plan, name);
      const months = listMonths(plan, name);
      expect(months.length).toBeGreaterThan(20);
      for (const expected of [...months.slice(10), ...months.slice(0, 10)]) {
        const month = walk.month(expected.month);
        expect(month).toMatchObject({
          month: expected.month,
          totalBalancePence: expected.totalBalancePence,
          availableExtraPence: expected.availableExtraPence,
          totalInterestPence: expected.totalInterestPence,
          clearedDebts: expected.clearedDebts,
        });
        expect([...(month?.balancesPence ?? [])]).toEqual(
          expected.debts.map((d) => d.balancePence),
        );
        expect([...(month?.paidPence ?? [])]).toEqual(expected.debts.map((d) => d.paidPence));
      }
      expect(walk.month(months.length + 1)).toBeNull();
      expect(walk.month(0)).toBeNull();
    },
  );

  it.each(standardStrategyNames)(
    'can be followed by hand: opening and interest, less what is paid, is what is left: %s',
    (name) => {
      const walk = new MonthWalk(plan, name);
      let interestPence = 0;
      for (let at = 1; walk.month(at) !== null; at += 1) {
        const month = walk.month(at);
        for (const debt of plan.debts.keys()) {
          const before = at === 1 ? plan.debts[debt]?.balancePence : null;
          const opening = before ?? walk.month(at - 1)?.balancesPence[debt] ?? 0;
          expect(walk.openingPence(at, debt)).toBe(opening);
          expect(opening + walk.interestPence(at, debt) - (month?.paidPence[debt] ?? 0)).toBe(
            month?.balancesPence[debt],
          );
          interestPence += walk.interestPence(at, debt);
        }
        expect(interestPence).toBe(month?.totalInterestPence);
      }
      expect(interestPence).toBeGreaterThan(200_000);
    },
  );

  it('say what a debt received above its monthly payment', () => {
    const walk = new MonthWalk(plan, 'avalanche');
    const overdraft = debtNames.indexOf('Arranged overdraft');
    expect(walk.extraPence(1, overdraft)).toBe(10_000);
    expect(walk.extraPence(1, 0)).toBe(0);
  });
});

describe('the payment of a debt that is gone', () => {
  const nameOf = (recipient: ReturnType<MonthWalk['freedPaymentRecipient']>) =>
    typeof recipient === 'number' ? debtNames[recipient] : (recipient ?? 'none');
  const cleared = (walk: MonthWalk) => {
    const lines: string[] = [];
    for (let at = 1; at <= 40; at += 1) {
      for (const debt of walk.month(at)?.clearedDebts ?? []) {
        const recipient = walk.freedPaymentRecipient(at);
        lines.push(`${at}: ${debtNames[debt]} > ${nameOf(recipient)}`);
      }
    }
    return lines;
  };

  it('goes to the next debt under avalanche, until what is left needs no more than its own', () => {
    expect(cleared(new MonthWalk(plan, 'avalanche'))).toEqual([
      '10: Arranged overdraft > Marlow & Finch store card',
      '13: Marlow & Finch store card > Northgate credit card',
      '27: Calder Bank loan > none',
      '28: Northgate credit card > none',
    ]);
  });

  it.each([
    ['to several debts, where the next one needs less', [6_000, 30_000], 'several'],
    ['in part, where what is left needs no more', [6_000], 'part'],
  ] as const)('goes %s', (_name, left, recipient) => {
    const debts = [
      { balancePence: 9_000, rateBasisPoints: 0, monthlyPaymentPence: 9_000 },
      ...left.map((balancePence) => ({
        balancePence,
        rateBasisPoints: 0,
        monthlyPaymentPence: 1_000,
      })),
    ];
    const walk = new MonthWalk({ debts, extraPence: 0 }, 'snowball');
    expect(walk.month(1)?.clearedDebts).toContain(0);
    expect(walk.freedPaymentRecipient(1)).toBe(recipient);
  });

  it('stays free under minimum', () => {
    for (const line of cleared(new MonthWalk(plan, 'minimum'))) {
      expect(line).toMatch(/> none$/);
    }
  });
});
