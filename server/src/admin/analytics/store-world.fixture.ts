/** Stores a small product that was made up, in place of all that was there. */
import { sql } from 'drizzle-orm';
import { deletedAccounts } from '../../accounts/accounts.tables.ts';
import { tierGrants } from '../../entitlements/entitlements.tables.ts';
import { debts, payments } from '../../ledger/ledger.tables.ts';
import { users } from '../../people/people.tables.ts';
import type { Database } from '../../platform/database/database.ts';
import { portfolios } from '../../portfolios/portfolios.tables.ts';
import { sessions } from '../../sessions/sessions.tables.ts';
import { testNow as now } from '../../testing/settable-clock.ts';
import type { Person, Subscription, World } from './any-world.fixture.ts';
import { storePast } from './subscription-past.fixture.ts';

type Accounts = { readonly current: number; readonly other: number };

export async function storeWorld(db: Database, accounts: Accounts, world: World): Promise<void> {
  await db.execute(sql`TRUNCATE users, deleted_accounts, subscriptions RESTART IDENTITY CASCADE`);
  for (const person of world.people) await storePerson(db, accounts, person);
  for (const one of world.leftSubscriptions) await buy(db, accounts, { userId: null, one });
  for (const { username, ...one } of world.deleted) {
    const email = username === null ? null : `${username}@example.com`;
    await db.insert(deletedAccounts).values({ ...one, username, email, deletedBy: 'owner' });
  }
}

async function storePerson(db: Database, accounts: Accounts, person: Person): Promise<void> {
  const { id: userId, username, role, createdAt, suspendedAt, lastLoginAt } = person;
  await db
    .insert(users)
    .overridingSystemValue()
    .values({
      ...{ id: userId, username, role, createdAt, suspendedAt, lastLoginAt },
      ...{ usernameKey: username, email: `${username}@example.com`, passwordHash: 'none' },
      updatedAt: now,
    });
  for (const lastUsedAt of person.sessionsUsedAt) {
    const times = { createdAt: lastUsedAt, lastUsedAt, expiresAt: now };
    await db.insert(sessions).values({ userId, kind: 'user', ...times });
  }
  for (const grant of person.grants) {
    await db.insert(tierGrants).values({ ...grant, userId, reason: 'kind', grantedAt: now });
  }
  for (const one of person.subscriptions) await buy(db, accounts, { userId, one });
  for (const held of person.portfolios) await storePortfolio(db, userId, held);
}

function buy(
  db: Database,
  accounts: Accounts,
  { userId, one }: { readonly userId: number | null; readonly one: Subscription },
): Promise<number> {
  const { isOfCurrentAccount, states, last: _, ...facts } = one;
  const stripeAccountId = isOfCurrentAccount ? accounts.current : accounts.other;
  return storePast(db, { ...facts, userId, stripeAccountId }, states);
}

async function storePortfolio(
  db: Database,
  userId: number,
  held: Person['portfolios'][number],
): Promise<void> {
  const times = { createdAt: now, updatedAt: now };
  const [portfolio] = await db
    .insert(portfolios)
    .values({ userId, name: 'Mine', ...times })
    .returning();
  const portfolioId = portfolio?.id ?? 0;
  for (const { balancePence, payments: paid } of held) {
    const [debt] = await db
      .insert(debts)
      .values({
        ...{ portfolioId, creditor: 'Bank', debtType: 'Credit Card', ...times },
        ...{ originalBalancePence: balancePence, balancePence, rateThousandths: 0 },
        ...{ monthlyPaymentPence: 0, paymentSetOn: '2026-01-01' },
        ...{ addedOn: '2026-01-01', interestFrom: '2026-01-01' },
        paidOffOn: balancePence === 0 ? '2026-11-01' : null,
      })
      .returning();
    for (const payment of paid) {
      await db.insert(payments).values({
        ...{ ...payment, portfolioId, debtId: debt?.id ?? 0, paymentType: 'regular', ...times },
        ...{ interestPence: 0, principalPence: 0, excessPence: 0, balanceAfterPence: 0 },
      });
    }
  }
}
