/** Accounts for each plan, with a year behind them, to try the product with; made at the first start in `local` and nowhere else. */

import type { Passwords } from '../accounts/passwords.ts';
import type { DebtDeps } from '../debts/debts.ts';
import { grantTier } from '../entitlements/entitlements.store.ts';
import { insertUser, isAnyoneRegistered } from '../people/people.store.ts';
import { violatedKeyOf } from '../platform/database/violations.ts';
import { type DemoAccount, demoAccounts, demoPassword } from './demo-people.ts';
import { clockOn, makeDemoPortfolio, openingDays } from './demo-portfolios.ts';

/** The grant lasts until the account is subscribed, which needs test payments. */
export const demoGrantReason = 'demo account';

export async function makeDemoAccounts(
  deps: DebtDeps & { readonly passwords: Passwords },
): Promise<void> {
  if (await isAnyoneRegistered(deps.db)) return;
  const passwordHash = await deps.passwords.hash(demoPassword);
  for (const account of demoAccounts) await makeDemoAccount(deps, account, passwordHash);
}

async function makeDemoAccount(
  deps: DebtDeps,
  { username, email, tier, portfolios }: DemoAccount,
  passwordHash: string,
): Promise<void> {
  const { db, clock } = deps;
  const debts = portfolios.flatMap((portfolio) => portfolio.debts);
  const [firstDay = clock.today()] = openingDays(debts, clock.today());
  const now = clockOn(firstDay).now();
  try {
    const userId = await db.transaction(async (tx) => {
      const { id } = await insertUser(tx, {
        ...{ username, email, passwordHash, now },
        emailConfirmedAt: now,
      });
      if (tier !== 'free') await grantTier(tx, { userId: id, tier, reason: demoGrantReason, now });
      return id;
    });
    for (const portfolio of portfolios) await makeDemoPortfolio(deps, { userId, portfolio });
  } catch (error) {
    // Another process that started at the same moment was faster.
    if (violatedKeyOf(error) === null) throw error;
  }
}
