import { localStorageKeys } from '@debt-payoff/contract/storage-keys';
import { useEffect, useState } from 'react';

/** A stored token counts as signed in here, an admin's too. The server decides what it is good for. */
export function useSignedIn(): boolean {
  const [isSignedIn, setIsSignedIn] = useState(false);
  useEffect(() => {
    try {
      const keys = [localStorageKeys.userToken, localStorageKeys.adminToken];
      setIsSignedIn(keys.some((key) => localStorage.getItem(key) !== null));
    } catch {
      setIsSignedIn(false);
    }
  }, []);
  return isSignedIn;
}
