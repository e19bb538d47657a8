/** Making an account, by oneself or, for the first of the staff, from the command line. */
import type { Role } from '@debt-payoff/contract/roles';
import { accountTexts } from '@debt-payoff/contract/texts/accounts';
import { enqueueMail } from '../mail/mail.ts';
import { violatedKeyOf } from '../platform/database/violations.ts';
import { DomainError } from '../platform/errors.ts';
import { type Account, findAccount, insertUser } from './accounts.store.ts';
import { countAttempt } from './attempts.ts';
import type { AccountDeps } from './deps.ts';
import { welcomeMail } from './mail-kinds.ts';

type NewAccount = { readonly username: string; readonly email: string; readonly password: string };

export async function register(
  deps: AccountDeps,
  { address, ...given }: NewAccount & { readonly address: string },
): Promise<Account> {
  await countAttempt(deps.rateLimit, 'register', address);
  const account = await makeAccount(deps, { ...given, role: 'user' });
  deps.mailer.wake();
  return account;
}

export async function makeAccount(
  { db, clock, passwords }: Pick<AccountDeps, 'db' | 'clock' | 'passwords'>,
  { username, email, password, role }: NewAccount & { readonly role: Role },
): Promise<Account> {
  const passwordHash = await passwords.hash(password);
  const now = clock.now();
  try {
    return await db.transaction(async (tx) => {
      const user = await insertUser(tx, { username, email, passwordHash, role, now });
      await enqueueMail(tx, { template: welcomeMail, payload: { userId: user.id }, now });
      const account = await findAccount(tx, { userId: user.id, now });
      if (account === null) throw new Error('A new account was not found');
      return account;
    });
  } catch (error) {
    throw asTaken(error) ?? error;
  }
}

/** Registering may say that a name is taken; signing in and forgetting never do. */
export function asTaken(error: unknown): DomainError | null {
  switch (violatedKeyOf(error)) {
    case 'users_username_key':
      return taken('username', accountTexts.register.usernameTaken);
    case 'users_email_key':
      return taken('email', accountTexts.register.emailTaken);
    default:
      return null;
  }
}

function taken(field: string, message: string): DomainError {
  return new DomainError('taken', { message, fields: { [field]: message } });
}
