/** Asks once more what the account is: links from mails are opened in other tabs and on other devices. */
import { accountAddresses } from '@debt-payoff/contract/account-addresses';
import type { AccountUser, verifyCall } from '@debt-payoff/contract/accounts';
import { useCallback, useEffect, useRef } from 'react';
import { quietSignedInCall } from '../session/signed-in-call.ts';
import { replaceAccount } from '../session/use-account.ts';

/** Shows the newest account and gives it; null where by now somebody else is signed in. */
export function useAccountRefresh(user: AccountUser): () => Promise<AccountUser | null> {
  const shown = useRef<AccountUser | null>(user);
  useEffect(() => {
    shown.current = user;
    return () => {
      shown.current = null;
    };
  }, [user]);
  return useCallback(async () => {
    const before = shown.current;
    const { user: found } = await quietSignedInCall<typeof verifyCall>(accountAddresses.verify, {});
    if (found.id !== before?.id) return null;
    // Once a newer reply has come, or the page has been left, this one must not be shown.
    if (shown.current === before) replaceAccount(found);
    return found;
  }, []);
}

export function useRefreshOnReturn(user: AccountUser): void {
  const refresh = useAccountRefresh(user);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    let isAsking = false;
    const look = (): void => {
      if (isAsking || document.visibilityState !== 'visible') return;
      isAsking = true;
      // Where it fails, what is shown stays: nobody asked for this.
      void refresh()
        .catch(() => null)
        .finally(() => {
          isAsking = false;
        });
    };
    window.addEventListener('focus', look, { signal });
    document.addEventListener('visibilitychange', look, { signal });
    return () => listening.abort();
  }, [refresh]);
}
