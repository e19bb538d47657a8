/** Calls in the name of the person who is signed in. A token that has run out is renewed once on the way. */
import { CallError, type Client, createClient } from '@debt-payoff/contract/client';
import type { ErrorCode } from '@debt-payoff/contract/errors';
import { idempotencyHeader } from '@debt-payoff/contract/idempotency-header';
import { sessionTexts } from '@debt-payoff/contract/texts/session';
import { subjectOf } from './access-token.ts';
import { apiFetch, codeOf, withBearer, withHeader } from './calls.ts';
import { leaveExpiredSession } from './leave-to-login.ts';
import { requireStill } from './person.ts';
import { refreshToken, SessionEnded } from './renew-session.ts';
import { expire } from './session.ts';
import { hasExpired, readToken } from './tokens.ts';

/** Where the session has ended, the browser goes to the login screen. */
const signedInFetch = withToken(leaveExpiredSession);
export const signedInCall: Client = createClient({ origin: '', fetch: signedInFetch });

/** For what must count once, however often it is sent: the server knows it again by the key. */
export function signedInCallOnce(key: string, send = signedInFetch): Client {
  return createClient({
    origin: '',
    fetch: (input, init) => send(input, withHeader(init, idempotencyHeader, key)),
  });
}

/** For what a page shows beside its subject: where the session has ended, the page only follows suit. */
const quietFetch = withToken(expire);
export const quietSignedInCall: Client = createClient({ origin: '', fetch: quietFetch });

export function quietSignedInCallOnce(key: string): Client {
  return signedInCallOnce(key, quietFetch);
}

function withToken(onEnd: () => void): typeof fetch {
  return async (input, init) => {
    const token = readToken();
    if (token === null) return apiFetch(input, init);
    const asker = subjectOf(token);
    // A page that was opened for somebody else must not be sent in the name of who signed in since.
    requireStill(asker);
    const send = async (bearer: string): Promise<Response> => {
      const response = await apiFetch(input, withBearer(init, bearer));
      requireStill(asker);
      return response;
    };
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

/** These say that what was typed is wrong, not that the token is. */
const refusalsOfCredentials: readonly string[] = [
  'invalid_credentials',
  'totp_required',
  'totp_invalid',
] satisfies ErrorCode[];

async function asksForNewToken(response: Response): Promise<boolean> {
  return response.status === 401 && !refusalsOfCredentials.includes(await codeOf(response));
}
