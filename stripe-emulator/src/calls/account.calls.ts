/** The calls about the account itself: there is one, and it can only be looked at. */
import { defineCall } from '../http/call.ts';
import { type Account, businessName, newAccount } from '../objects/account.ts';
import { readSettings } from '../store/settings.ts';
import type { Transaction } from '../store/transaction.ts';
import { missing } from '../stripe-error.ts';

/** The account is older than anything in it. */
const createdAt = Date.UTC(2026, 0, 1) / 1_000;

const retrieveOwnAccount = defineCall({
  method: 'GET',
  path: '/v1/account',
  parameters: {},
  run: async ({ tx }) => ownAccount(tx),
});

const retrieveAccount = defineCall({
  method: 'GET',
  path: '/v1/accounts/:id',
  parameters: {},
  run: async ({ tx, id }) => {
    const account = await ownAccount(tx);
    if (account.id !== id) throw missing('account', id);
    return account;
  },
});

export const accountCalls = [retrieveOwnAccount, retrieveAccount];

async function ownAccount(tx: Transaction): Promise<Account> {
  const { accountId } = await readSettings(tx.client);
  return newAccount({ id: accountId, name: businessName, now: createdAt });
}
