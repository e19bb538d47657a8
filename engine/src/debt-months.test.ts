import { describe, expect, it } from 'vitest';
import { aPlan } from './builders.fixture.ts';
import { debtMonths } from './debt-months.ts';
import { monthlyInterestPence } from './interest.ts';
import { listMonths } from './months.ts';
import { startRun } from './plain-run.ts';
import { standardStrategyNames } from './strategies.ts';

const plan = aPlan({
  debts: [
    { balance: 300, interestRate: 24.9, monthlyPayment: 60 },
    { balance: 0, interestRate: 10, monthlyPayment: 20 },
    { balance: 2_500.55, interestRate: 7.5, monthlyPayment: 90 },
    { balance: 400, interestRate: 0, monthlyPayment: 0 },
  ],
  extraPayment: 25,
});

describe.each(standardStrategyNames)('the months of %s, debt by debt', (name) => {
  const walked = [...debtMonths(startRun(plan, name))];
  const listed = listMonths(plan, name);

  it('are the months of the run', () => {
    expect(walked.map(({ month, balancePence }) => [month, balancePence])).toEqual(
      listed.map(({ month, totalBalancePence }) => [month, totalBalancePence]),
    );
    expect(walked.reduce((sum, { interestPence }) => sum + interestPence, 0)).toBe(
      listed.at(-1)?.totalInterestPence,
    );
  });

  it('have the debts that were owed when the month began, and no others', () => {
    for (const { month, debts } of walked) {
      const owed = plan.debts.flatMap(({ balancePence }, at) => {
        const opening = listed[month - 2]?.debts[at]?.balancePence ?? balancePence;
        return opening > 0 ? [at] : [];
      });
      expect(debts.map(({ debt }) => debt)).toEqual(owed);
    }
  });

  it('add up: opening and interest, less what was paid, is the balance', () => {
    for (const { debts } of walked) {
      for (const entry of debts) {
        const rate = plan.debts[entry.debt]?.rateBasisPoints ?? 0;
        expect(entry.interestPence).toBe(monthlyInterestPence(entry.openingPence, rate));
        expect(entry.openingPence + entry.interestPence - entry.paidPence).toBe(entry.balancePence);
      }
    }
  });
});
