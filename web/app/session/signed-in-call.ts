/** Calls in the name of whoever is signed in. A token that has run out is renewed once on the way. */
import { CallError, type Client, createClient } from '@debt-payoff/contract/client';
import type { ErrorCode } from '@debt-payoff/contract/errors';
import { sessionTexts } from '@debt-payoff/contract/texts/session';
import { reach } from './calls.ts';
import { leaveExpiredSession } from './login-address.ts';
import { refreshToken, SessionEnded } from './refresh.ts';
import { expire } from './session.ts';
import { hasExpired, readToken } from './tokens.ts';

/** Where the session has ended, the browser goes to the login screen. */
export const signedInCall: Client = createClient({
  origin: '',
  fetch: withToken(leaveExpiredSession),
});

/** For what a page shows beside its subject: where the session has ended, the page only follows suit. */
export const quietFetch: typeof fetch = withToken(expire);
export const quietSignedInCall: Client = createClient({ origin: '', fetch: quietFetch });

function withToken(onEnd: () => void): typeof fetch {
  return async (input, init) => {
    const token = readToken();
    if (token === null) return reach(input, init);
    const send = (bearer: string) => reach(input, withBearer(init, bearer));
    try {
      if (hasExpired(token)) return await send(await refreshToken(token));
      const response = await send(token);
      if (!(await asksForNewToken(response))) return response;
      return await send(await refreshToken(token));
    } catch (error) {
      if (!(error instanceof SessionEnded)) throw error;
      onEnd();
      throw new CallError(401, {
        error: sessionTexts.expired,
        code: 'session_ended',
        request_id: '',
      });
    }
  };
}

function withBearer(init: RequestInit | undefined, token: string): RequestInit {
  const headers = new Headers(init?.headers);
  headers.set('authorization', `Bearer ${token}`);
  return { ...init, headers, credentials: 'include' };
}

/** These say that what was typed is wrong, not that the token is. */
const answersToCredentials: readonly string[] = [
  'invalid_credentials',
  'totp_required',
  'totp_invalid',
] satisfies ErrorCode[];

async function asksForNewToken(response: Response): Promise<boolean> {
  if (response.status !== 401) return false;
  const answer: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  const code = answer !== null && typeof answer === 'object' && 'code' in answer ? answer.code : '';
  return !answersToCredentials.includes(String(code));
}
