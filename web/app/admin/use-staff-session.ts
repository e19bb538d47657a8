/** Whether the stored token opens the admin area, as the server sees it. */
import { accountAddresses } from '@debt-payoff/contract/account-addresses';
import type { verifyCall } from '@debt-payoff/contract/accounts';
import { CallError } from '@debt-payoff/contract/client';
import { useCallback, useEffect, useState } from 'react';
import { clearAdminToken, useSession } from '../session/session.ts';
import { quietSignedInCall } from '../session/signed-in-call.ts';

/** 'not staff' is somebody who is signed in, but not as staff. */
export type StaffSession = 'checking' | 'locked' | 'not staff' | 'open' | 'unreachable';

export function useStaffSession(): { readonly session: StaffSession; readonly retry: () => void } {
  const stored = useSession();
  const [verdict, setVerdict] = useState<StaffSession>('checking');
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a further try asks the same question again
  useEffect(() => {
    if (stored.status !== 'signed-in') return;
    let isAwaited = true;
    setVerdict('checking');
    void verify().then((found) => {
      if (isAwaited) setVerdict(found);
    });
    return () => {
      isAwaited = false;
    };
  }, [stored, tries]);
  const retry = useCallback(() => setTries((count) => count + 1), []);
  const isSignedIn = stored.status === 'signed-in';
  return { session: isSignedIn ? verdict : lockOf(stored.status), retry };
}

function lockOf(status: 'checking' | 'signed-out'): StaffSession {
  return status === 'checking' ? 'checking' : 'locked';
}

/**
 * The admin token of somebody who is no staff is removed, while their own session stays; a reply that
 * says nothing about it changes nothing.
 */
async function verify(): Promise<StaffSession> {
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
