/** What happens once when the site is opened, before anybody does anything. */
import { localStorageKeys } from '@debt-payoff/contract/storage-keys';
import { useEffect } from 'react';
import { recall } from './browser-storage.ts';
import { clearStaleDrafts, followOtherTabs } from './draft-clearing.ts';
import { whenSessionIsKnown } from './session.ts';

export function useStartUp(): void {
  useEffect(followOtherTabs, []);
  useEffect(() => whenSessionIsKnown(clearStaleDrafts), []);
  useEffect(() => {
    finishSignOut();
    window.addEventListener('online', finishSignOut);
    return () => window.removeEventListener('online', finishSignOut);
  }, []);
}

/** Hardly anyone needs it: where it does not come, the next page or connection tries again. */
function finishSignOut(): void {
  if (recall('local', localStorageKeys.signOutPending) === null) return;
  import('./pending-sign-out.ts').then((parts) => parts.finishSignOut()).catch(() => {});
}
