/**
 * Sends a message, in the name of the person who is signed in, where somebody is. A session that has ended does not
 * stop it: it is then sent as a visitor's.
 */
import type { CallReply } from '@debt-payoff/contract/call';
import { createClient } from '@debt-payoff/contract/client';
import type { sendContactCall } from '@debt-payoff/contract/contact';
import { contactAddresses } from '@debt-payoff/contract/contact-addresses';
import { idempotencyHeader } from '@debt-payoff/contract/idempotency-header';
import { subjectOf } from '../session/access-token.ts';
import { apiFetch, withBearer, withHeader } from '../session/calls.ts';
import { requireStill } from '../session/person.ts';
import { hasExpired, readToken } from '../session/tokens.ts';
import type { Attempt } from './contact-draft.ts';

export type ContactReply = CallReply<typeof sendContactCall>;

export function sendMessage(
  { message, key, typedMs }: Attempt,
  { website }: { readonly website: string },
): Promise<ContactReply> {
  const call = createClient({
    origin: '',
    fetch: (input, init) => sendWithToken(input, withHeader(init, idempotencyHeader, key)),
  });
  return call<typeof sendContactCall>(contactAddresses.send, {
    body: { ...message, website, typed_ms: typedMs },
  });
}

async function sendWithToken(input: RequestInfo | URL, init: RequestInit): Promise<Response> {
  const token = readToken();
  if (token === null) return apiFetch(input, init);
  // A page that was opened for somebody else must not be sent in the name of who signed in since.
  requireStill(subjectOf(token));
  const bearer = hasExpired(token) ? await renew(token) : token;
  return apiFetch(input, bearer === null ? init : withBearer(init, bearer));
}

/** Null where the session has ended, or what renews it does not come. */
async function renew(token: string): Promise<string | null> {
  const parts = await import('../session/renew-session.ts').catch(() => null);
  if (parts === null) return null;
  try {
    return await parts.refreshToken(token);
  } catch (error) {
    if (error instanceof parts.SessionEnded) return null;
    throw error;
  }
}
