/** Signing out: on the server, in this tab and in all others. */
import { articleDraftKeyPrefix, localStorageKeys } from '@debt-payoff/contract/storage-keys';
import { raiseEvent } from '../analytics/events.ts';
import { forget, forgetWhere } from './browser-storage.ts';
import { clearTab, clearUnowned } from './draft-clearing.ts';
import { signedOutAddress } from './login-address.ts';
import { noteSignOutPending, requestSignOut } from './pending-sign-out.ts';
import { currentPerson, type Person, storedPerson } from './person.ts';
import { showSignOutNotice } from './sign-out-notice.tsx';
import { readToken, removeTokens } from './tokens.ts';

const {
  noAutoCalculate,
  loginRedirect,
  loginRedirectOwner,
  registerRedirect,
  registerRedirectOwner,
} = localStorageKeys;

/** Whatever the server says or does not say, nothing of theirs is left in this browser's storage afterwards. */
export async function signOut(): Promise<void> {
  raiseEvent('user_logout');
  const leaver = currentPerson();
  const isDone = await requestSignOut(readToken());
  const stored = storedPerson();
  const isAnotherHere = stored !== null && stored !== leaver;
  // Before the tokens go, by which other tabs hear of it. Anyone who came since has a cookie of their own.
  const isPending = !isDone && !isAnotherHere;
  if (isPending) noteSignOutPending();
  forgetSession(leaver);
  if (isPending) {
    showSignOutNotice();
    return;
  }
  // A page that the browser keeps for the back button must not show what was on it.
  document.body.hidden = true;
  window.location.replace(signedOutAddress());
}

/** Without the page that follows, for an account that is no more. */
export function forgetSession(leaver = currentPerson()): void {
  clearDraftsOf(leaver);
  // Somebody else may have signed in, in another tab, while the server was told.
  if (storedPerson() === leaver) removeTokens();
}

/** What others have here waits for them. */
export function clearDraftsOf(leaver: Person): void {
  if (leaver !== null) {
    // In all tabs that are awake; the others find it gone with the visit.
    const isTheirs = (key: string): boolean => key.split(':')[1] === leaver;
    forgetWhere('session', isTheirs);
    forgetWhere('local', isTheirs);
  }
  clearUnowned(() => true);
  // Of the staff of the local environment, who have no account.
  forgetWhere('local', (key) => key.startsWith(articleDraftKeyPrefix) && !key.includes(':'));
  forget('local', noAutoCalculate, loginRedirect, loginRedirectOwner);
  forget('local', registerRedirect, registerRedirectOwner);
  clearTab();
}
