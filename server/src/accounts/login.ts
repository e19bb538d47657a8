/** Signing in: what is wrong is never told apart, neither in words nor in time. */
import { isStaff } from '@debt-payoff/contract/roles';
import {
  findLockedUser,
  findUserByLogin,
  recordFailedLogin,
  recordLogin,
  type User,
} from '../people/people.store.ts';
import type { Transaction } from '../platform/database/database.ts';
import { DomainError } from '../platform/errors.ts';
import type { KnownDevice } from '../sessions/device-cookie.ts';
import type { SessionKind } from '../sessions/sessions.store.ts';
import { openSession, type Tokens } from '../sessions/sessions.ts';
import { findTwoStepSecret } from '../two-step/two-step.store.ts';
import { requireSecondStep } from '../two-step/two-step.ts';
import { type Account, findAccount } from './accounts.ts';
import type { AccountDeps } from './deps.ts';
import { countIfWrong, countLoginFrom } from './login-limits.ts';

type Attempt = {
  readonly username: string;
  readonly password: string;
  readonly totp: string | undefined;
  readonly kind: SessionKind;
  readonly address: string;
  readonly userAgent: string | null;
  /** The people that this browser has signed in before. */
  readonly devices: readonly KnownDevice[];
};

export async function logIn(
  deps: AccountDeps,
  attempt: Attempt,
): Promise<Tokens & { readonly account: Account }> {
  const { db, clock } = deps;
  const { address, userAgent, kind, devices } = attempt;
  await countLoginFrom(deps.rateLimit, address);
  const found = await findUserByLogin(db, attempt.username);
  const user = await countIfWrong(
    deps.rateLimit,
    { login: attempt.username, user: found, address, devices },
    () => proveIdentity(deps, attempt, found),
  );
  const now = clock.now();
  const tokens = await db.transaction(async (tx) => {
    await requireUnchanged(tx, user);
    await recordLogin(tx, { userId: user.id, address, now });
    return openSession(deps, tx, { userId: user.id, kind, address, userAgent });
  });
  const account = await findAccount(deps, user.id);
  if (account === null) throw new DomainError('invalid_credentials');
  return { ...tokens, account };
}

/** A password that was reset while it was compared no longer opens anything. */
async function requireUnchanged(tx: Transaction, { id, passwordHash }: User): Promise<void> {
  const locked = await findLockedUser(tx, id);
  const isSame = locked?.passwordHash === passwordHash && locked.suspendedAt === null;
  if (!isSame) throw new DomainError('invalid_credentials');
}

async function proveIdentity(
  deps: AccountDeps,
  attempt: Attempt,
  found: User | null,
): Promise<User> {
  const { db, clock, passwords } = deps;
  const isRight = await passwords.matches(attempt.password, found?.passwordHash ?? null);
  // At the admin's door, someone without a key to it is nobody.
  const user = isRight && mayUse(attempt.kind, found) ? found : null;
  if (user === null) {
    await recordFailedLogin(db, { userId: found?.id ?? null, now: clock.now() });
    throw new DomainError('invalid_credentials');
  }
  if (user.suspendedAt !== null) throw new DomainError('account_suspended');
  if (attempt.kind === 'staff') await requireTwoStepForStaff(deps, user);
  try {
    await requireSecondStep(deps, { userId: user.id, code: attempt.totp });
  } catch (error) {
    const isGuess = error instanceof DomainError && error.code === 'totp_invalid';
    if (isGuess) await recordFailedLogin(db, { userId: user.id, now: clock.now() });
    throw error;
  }
  return user;
}

function mayUse(kind: SessionKind, user: User | null): boolean {
  return kind === 'user' || (user !== null && isStaff(user.role));
}

async function requireTwoStepForStaff({ db, config }: AccountDeps, user: User): Promise<void> {
  if (config.environment === 'local') return;
  const secret = await findTwoStepSecret(db, user.id);
  if (secret === null || secret.confirmedAt === null) throw new DomainError('two_step_needed');
}
