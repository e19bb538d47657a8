/** A debt that a call works on: the caller's own, and locked, so that its changes wait in one line. */
import { paymentTexts } from '@debt-payoff/contract/texts/payments';
import type { Transaction } from '../platform/database/database.ts';
import { DomainError, invalidField } from '../platform/errors.ts';
import { type AtDebt, type DebtRow, lockDebt } from './debt-rows.store.ts';

/** For a debt that is named in the address. */
export async function requireLockedDebt(tx: Transaction, at: AtDebt): Promise<DebtRow> {
  const debt = await lockDebt(tx, at);
  if (debt === null) throw new DomainError('not_found');
  return debt;
}

/** For a debt that is named in what was sent, rather than in the address. */
export async function requireNamedDebt(tx: Transaction, at: AtDebt): Promise<DebtRow> {
  const debt = await lockDebt(tx, at);
  if (debt !== null) return debt;
  const message = paymentTexts.payment.debtMissing;
  throw invalidField('debt_id', message);
}
