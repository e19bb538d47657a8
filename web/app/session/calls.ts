/** Calls that need nobody to be signed in, and the one way in which a call fails without a reply. */
import { createClient, NetworkFailure } from '@debt-payoff/contract/client';
import { replyTimeoutMs } from '@debt-payoff/contract/limits';
import { gateBefore } from './gate-address.ts';

export const apiFetch: typeof fetch = async (input, init) => {
  const address = typeof input === 'string' ? apiAddress(input) : input;
  const response = await fetchWithTimeout(address, init);
  // The gate of the environment has since been shut: that says nothing about the call itself.
  if (response.status === 401 && (await codeOf(response)) === 'gate_closed') {
    window.location.replace(gateBefore(window.location));
    throw new NetworkFailure(response.status);
  }
  return response;
};

const fetchWithTimeout: typeof fetch = async (input, init) => {
  try {
    return await window.fetch(input, {
      ...init,
      signal: init?.signal ?? AbortSignal.timeout(replyTimeoutMs),
    });
  } catch (error) {
    throw new NetworkFailure(error);
  }
};

function apiAddress(path: string): string {
  return `${apiOrigin() ?? ''}${path}`;
}

/** The API's own host, where it has one: the document says so. */
export function apiOrigin(): string | undefined {
  return document.documentElement.dataset.apiOrigin;
}

export function withBearer(init: RequestInit | undefined, token: string): RequestInit {
  return withHeader(init, 'authorization', `Bearer ${token}`);
}

export function withHeader(
  init: RequestInit | undefined,
  name: string,
  value: string,
): RequestInit {
  const headers = new Headers(init?.headers);
  headers.set(name, value);
  return { ...init, headers };
}

/** What a failed call says of itself; empty where it is not one of our replies. */
export async function codeOf(response: Response): Promise<string> {
  const reply: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  const isOurs = reply !== null && typeof reply === 'object' && 'code' in reply;
  return isOurs ? String(reply.code) : '';
}

export const publicCall = createClient({ origin: '', fetch: apiFetch });
