/** Signing out: on the server, in this tab and in all others. */
import { accountAddresses } from '@debt-payoff/contract/account-addresses';
import { paths } from '@debt-payoff/contract/paths';
import { raiseEvent } from '../analytics.ts';
import { reach } from './calls.ts';
import { currentPerson, storedPerson } from './person.ts';
import { clearPreservedData } from './preserved-data.ts';
import { readToken, removeTokens } from './tokens.ts';

const answerTimeoutMs = 5_000;

/** Whatever the server says or does not say, this device is signed out afterwards. */
export async function signOut(): Promise<void> {
  raiseEvent('user_logout');
  const leaver = currentPerson();
  await tellServer(readToken());
  forgetSession(leaver);
  // A page that the browser keeps for the back button must not show what was on it.
  document.body.hidden = true;
  window.location.replace(paths.login);
}

/** Without the page that follows, for an account that is no more. */
export function forgetSession(leaver = currentPerson()): void {
  clearPreservedData(leaver);
  // Somebody else may have signed in, in another tab, while the server was told.
  if (storedPerson() === leaver) removeTokens();
}

async function tellServer(token: string | null): Promise<void> {
  const { method, path } = accountAddresses.logout;
  await reach(path, {
    method,
    credentials: 'include',
    keepalive: true,
    headers: {
      'content-type': 'application/json',
      ...(token !== null && { authorization: `Bearer ${token}` }),
    },
    signal: AbortSignal.timeout(answerTimeoutMs),
  }).catch(() => null);
}
