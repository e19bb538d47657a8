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
