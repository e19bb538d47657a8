/** Debts that are compared in tests, written as people say them: balance, rate, monthly payment. */
import type { StrategiesState } from '../payoff-plan/strategies-state.ts';

export type SpokenDebt = readonly [balance: number, interestRate: number, monthlyPayment: number];

export function aStateOf(
  debts: readonly SpokenDebt[],
  rest: Partial<Omit<StrategiesState, 'debts'>> & { readonly names?: readonly string[] } = {},
): StrategiesState {
  const { names = [], ...given } = rest;
  return {
    debts: debts.map(([balance, interestRate, monthlyPayment], at) => ({
      creditor: names[at] ?? String.fromCharCode(65 + at),
      type: 'Other',
      balance,
      interestRate,
      monthlyPayment,
      termMonths: null,
    })),
    extraPayment: 0,
    results: {},
    origin: { kind: 'calculator' },
    ...given,
  };
}
