/** Leaving a page because its session has ended: what is typed waits, and its owner is led back to it. */
import { localStorageKeys } from '@debt-payoff/contract/storage-keys';
import { sessionTexts } from '@debt-payoff/contract/texts/session';
import { recall } from './browser-storage.ts';
import { noteLeftPage } from './left-page.ts';
import { type Arrival, loginAddress } from './login-address.ts';
import { ownPath } from './own-path.ts';
import { currentPerson, formerPerson, type Person, storedPerson } from './person.ts';
import { removeTokens } from './tokens.ts';
import { putUnsentAside } from './unsent-forms.ts';

export function leaveToLogin(leaver: Person, arrival: Arrival): void {
  if (leaver !== null) noteLeftPage(leaver, arrival);
  const leave = () => window.location.replace(loginAddress(arrival));
  if (recall('local', localStorageKeys.signOutPending) === null) leave();
  // Signed out in another tab, where the server could not be reached: neither could the login screen.
  else import('./sign-out-notice.tsx').then((parts) => parts.showSignOutNotice(), leave);
}

let isLeaving = false;

/** By a full navigation, so that nothing of the former session stays in the page's memory. */
export function leaveExpiredSession(): void {
  if (isLeaving) return;
  isLeaving = true;
  const { expired, expiredOnLogin } = sessionTexts;
  const leaver = currentPerson() ?? storedPerson() ?? formerPerson();
  putUnsentAside();
  removeTokens();
  showLastWord(expired);
  const { pathname, search } = window.location;
  const redirect = ownPath(`${pathname}${search}`);
  leaveToLogin(leaver, { redirect, message: expiredOnLogin });
}

/** On a page that is about to be left: who hears it is told by the next one. */
function showLastWord(text: string): void {
  const notice = document.createElement('div');
  notice.className = 'session-notice';
  notice.textContent = text;
  document.body.append(notice);
}
