/** What a call works on must be the caller's; to anybody else it does not exist. */
import { paymentTexts } from '@debt-payoff/contract/texts/payments';
import { type DebtWithSchedules, lockDebt } from '../debts/debts.store.ts';
import type { Database, Transaction } from '../platform/database/database.ts';
import { DomainError } from '../platform/errors.ts';
import { findPortfolio, lockPortfolio } from './portfolios.store.ts';

export type AtPortfolio = { readonly userId: number; readonly portfolioId: number };

export async function requirePortfolio(db: Database | Transaction, at: AtPortfolio): Promise<void> {
  if ((await findPortfolio(db, at)) === null) throw new DomainError('not_found');
}

/** All that changes the balances of a portfolio waits in one line. */
export async function requireLockedPortfolio(tx: Transaction, at: AtPortfolio): Promise<void> {
  if ((await lockPortfolio(tx, at)) === null) throw new DomainError('not_found');
}

/** For a debt that is named in what was sent, rather than in the address. */
export async function requireNamedDebt(
  tx: Transaction,
  at: AtPortfolio & { readonly debtId: number },
): Promise<DebtWithSchedules> {
  const debt = await lockDebt(tx, at);
  if (debt !== null) return debt;
  const message = paymentTexts.payment.debtMissing;
  throw new DomainError('invalid_input', { message, fields: { debt_id: message } });
}
