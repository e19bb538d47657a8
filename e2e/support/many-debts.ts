/** As many debts as one calculation takes, each cleared after so many months. */
export function manyDebts({ months }: { months: number }) {
  return Array.from({ length: 500 }, (_, index) => ({
    creditor: `Creditor ${index + 1}`,
    type: 'Other',
    balance: months * 10,
    interestRate: 0,
    monthlyPayment: 10,
  }));
}

/** Fifty debts with interest: 553 months with avalanche and snowball, 607 with minimum payments. */
export const longPlan = {
  debts: Array.from({ length: 50 }, (_, index) => {
    const balance = 20_000 + index * 1_000;
    const share = 0.00215 + (index % 5) * 0.00026 + index * 0.000004;
    return {
      creditor: `Creditor ${index + 1}`,
      type: 'Other',
      balance,
      interestRate: 1 + (index % 5) / 2,
      monthlyPayment: Math.round(balance * share * 100) / 100,
      termMonths: null,
    };
  }),
  extraPayment: 0,
  results: {},
};
