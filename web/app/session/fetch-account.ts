/** Asks the server who is signed in. With what it needs, it comes only to those who are. */
import { accountAddresses } from '@debt-payoff/contract/account-addresses';
import type { AccountUser, verifyCall } from '@debt-payoff/contract/accounts';
import { whenPlanMayChange } from './plan-changes.ts';
import { quietSignedInCall } from './signed-in-call.ts';

export async function fetchAccount(): Promise<AccountUser> {
  const { user } = await quietSignedInCall<typeof verifyCall>(accountAddresses.verify, {});
  return user;
}

/** The account names the plan, in the menu and for every button that depends on it. */
export function followAccount(load: () => Promise<void>): void {
  whenPlanMayChange(load);
}
