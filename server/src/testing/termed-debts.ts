/** Saved debts with terms, edited as a client that knows only the older fields does: by what it has read. */
import { portfolioAddresses } from '@debt-payoff/contract/portfolio-addresses';
import type { OwnedPortfolio } from './payments.ts';

type Facts = Readonly<Record<string, unknown>>;

/** £2,000.00 on an APR of 0 % to the end of April 2027, then 24.9 %. */
export function aDeal(changes: Facts = {}) {
  return {
    creditor: 'Harbour Visa',
    debt_type: 'Credit Card',
    balance: 2000,
    interest_rate: 0,
    rate_kind: 'apr',
    rate_changes: [{ last_month: '2027-04', then_rate: 24.9 }],
    monthly_payment: 100,
    ...changes,
  };
}

/** What anyone reads and sends back who knows nothing of terms. */
export function olderFacts(debt: Facts) {
  const { creditor, debt_type, balance, interest_rate, monthly_payment } = debt;
  return { creditor, debt_type, balance, interest_rate, monthly_payment };
}

/** Sends what is read now, with the changes. */
export async function edit(home: OwnedPortfolio, changes: Facts = {}, debtId = home.debtId) {
  const body = { ...olderFacts(await home.debt(debtId)), ...changes };
  return home.send(portfolioAddresses.updateDebt, { debt: debtId, body });
}

export function replaceAll(home: OwnedPortfolio, debts: readonly Facts[], others: Facts = {}) {
  return home.send(portfolioAddresses.replaceDebts, { body: { debts, ...others } });
}
