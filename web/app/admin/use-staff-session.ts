/** Whether the stored token opens the admin area, as the server sees it. */
import { useCallback, useEffect, useState } from 'react';
import { useSession } from '../session/session.ts';
import { checkStaff, type StaffVerdict } from './check-staff.ts';

export type StaffSession = StaffVerdict | 'checking' | 'locked';

export function useStaffSession(): { readonly session: StaffSession; readonly retry: () => void } {
  const stored = useSession();
  const [verdict, setVerdict] = useState<StaffSession>('checking');
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a further try asks the same question again
  useEffect(() => {
    if (stored.status !== 'signed-in') return;
    let isAwaited = true;
    setVerdict('checking');
    void checkStaff().then((found) => {
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
