/** Signing out: on the server, in this tab and in all others. */
import { paths } from '@debt-payoff/contract/paths';
import { raiseEvent } from '../analytics/events.ts';
import { clearDraftsOf } from './draft-clearing.ts';
import { noteSignOutPending, requestSignOut } from './pending-sign-out.ts';
import { currentPerson, storedPerson } from './person.ts';
import { showSignOutNotice } from './sign-out-notice.tsx';
import { readToken, removeTokens } from './tokens.ts';

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
  window.location.replace(paths.login);
}

/** Without the page that follows, for an account that is no more. */
export function forgetSession(leaver = currentPerson()): void {
  clearDraftsOf(leaver);
  // Somebody else may have signed in, in another tab, while the server was told.
  if (storedPerson() === leaver) removeTokens();
}
