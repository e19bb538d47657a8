/** Names and addresses that are already somebody's. Registering may say so; signing in and forgetting never do. */
import { accountTexts } from '@debt-payoff/contract/texts/accounts';
import { findUserByEmail, findUserByLogin } from '../people/people.store.ts';
import type { Database, Transaction } from '../platform/database/database.ts';
import { violatedKeyOf } from '../platform/database/violations.ts';
import { DomainError } from '../platform/errors.ts';
import { isReservedForAnother } from './email-changes.store.ts';

const { register: texts } = accountTexts;

/** Null for a failure with another reason. */
export function asTaken(error: unknown): DomainError | null {
  if (error instanceof DomainError && error.code === 'taken') return error;
  switch (violatedKeyOf(error)) {
    case 'users_username_key':
      return taken('username', texts.usernameTaken);
    case 'users_email_key':
      return emailTaken();
    default:
      return null;
  }
}

/** Before anything is done or mailed for anyone who asks; the keys of the table have the last word. */
export async function findTaken(
  db: Database,
  { username, email }: { username: string; email: string },
): Promise<DomainError | null> {
  if ((await findUserByLogin(db, username)) !== null) return taken('username', texts.usernameTaken);
  return (await findUserByEmail(db, email)) === null ? null : emailTaken();
}

/** Asked after the address is written: anyone who leaves it at this moment has committed by then. */
export async function requireUnreserved(
  tx: Transaction,
  place: { email: string; userId: number; now: Date },
): Promise<void> {
  if (await isReservedForAnother(tx, place)) throw emailTaken();
}

export function emailTaken(): DomainError {
  return taken('email', texts.emailTaken);
}

function taken(field: string, message: string): DomainError {
  return new DomainError('taken', { message, fields: { [field]: message } });
}
