/** Calculations for tests, in the words of the people who make them. */
import { type CalculationInput, calculationReport } from '../calculation-report.ts';

export type SpokenDebt = CalculationInput['debts'][number];

export function aDebt(spoken: Partial<SpokenDebt> = {}): SpokenDebt {
  return {
    creditor: 'Barclaycard',
    type: 'Credit Card',
    balance: 1_200,
    interestRate: 18.9,
    monthlyPayment: 60,
    ...spoken,
  };
}

export function aCalculation(
  debts: readonly SpokenDebt[],
  more: Partial<Omit<CalculationInput, 'debts'>> = {},
) {
  return calculationReport({
    debts,
    extraPayment: 0,
    strategy: null,
    results: {},
    isFromPortfolio: false,
    name: null,
    reference: null,
    today: '2026-11-17',
    ...more,
  });
}

/** Each takes about so many months by itself. */
export function manyDebts(count: number, months: number): SpokenDebt[] {
  return Array.from({ length: count }, (_, at) => {
    const balance = 1_000 + ((at * 731) % 9_000);
    const interestRate = (at * 3) % 30;
    const monthlyPayment = Math.ceil(balance / months + (balance * interestRate) / 1_200);
    return aDebt({ creditor: `Lender ${at + 1}`, balance, interestRate, monthlyPayment });
  });
}
