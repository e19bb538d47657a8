/** Making an account, by oneself or, for the first of the staff, from the command line. */
import type { Role } from '@debt-payoff/contract/roles';
import { enqueueMail } from '../mail/mail.ts';
import { insertUser, type User } from '../people/people.store.ts';
import { type Account, getAccount } from './accounts.ts';
import { countAttempt, countMailTo, countQuestion } from './attempt-limits.ts';
import type { AccountDeps } from './deps.ts';
import { welcomeMail } from './mail-kinds.ts';
import { asTaken, findTaken, requireUnreserved } from './taken-names.ts';

type NewAccount = { readonly username: string; readonly email: string; readonly password: string };

export async function register(
  deps: AccountDeps,
  { address, ...given }: NewAccount & { readonly address: string },
): Promise<Account> {
  await countAttempt(deps.rateLimit, 'register', address);
  await countQuestion(deps.rateLimit, { email: given.email, address });
  const taken = await findTaken(deps.db, given);
  if (taken !== null) throw taken;
  await countMailTo(deps.rateLimit, { email: given.email, address });
  const { id } = await makeAccount(deps, { ...given, role: 'user' });
  deps.mailer.wake();
  return getAccount(deps, id);
}

export async function makeAccount(
  { db, clock, passwords }: Pick<AccountDeps, 'db' | 'clock' | 'passwords'>,
  {
    isConfirmed = false,
    ...given
  }: NewAccount & { readonly role: Role; readonly isConfirmed?: boolean },
): Promise<User> {
  const { username, email, password, role } = given;
  const passwordHash = await passwords.hash(password);
  const now = clock.now();
  try {
    return await db.transaction(async (tx) => {
      const user = await insertUser(tx, {
        ...{ username, email, passwordHash, role, now },
        ...(isConfirmed && { emailConfirmedAt: now }),
      });
      await requireUnreserved(tx, { email, userId: user.id, now });
      if (!isConfirmed) {
        await enqueueMail(tx, { template: welcomeMail, payload: { userId: user.id }, now });
      }
      return user;
    });
  } catch (error) {
    throw asTaken(error) ?? error;
  }
}
