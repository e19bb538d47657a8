/** Asks the server whether the stored token is one of staff. */
import { accountAddresses } from '@debt-payoff/contract/account-addresses';
import type { verifyCall } from '@debt-payoff/contract/accounts';
import { CallError } from '@debt-payoff/contract/client';
import { clearAdminToken } from '../session/session.ts';
import { quietSignedInCall } from '../session/signed-in-call.ts';

/** 'not staff' is somebody who is signed in, but not as staff. */
export type StaffVerdict = 'not staff' | 'open' | 'unreachable';

/**
 * The admin token of somebody who is no staff is removed, while their own session stays; a reply that
 * says nothing about it changes nothing.
 */
export async function checkStaff(): Promise<StaffVerdict> {
  try {
    const reply = await quietSignedInCall<typeof verifyCall>(accountAddresses.verify, {});
    if (reply.is_staff_session) return 'open';
  } catch (error) {
    const isRefusal = error instanceof CallError && [401, 403].includes(error.status);
    if (!isRefusal) return 'unreachable';
  }
  clearAdminToken();
  return 'not staff';
}
