/** Calls that need nobody to be signed in, and the one way in which a call fails without an answer. */
import { createClient } from '@debt-payoff/contract/client';
import { gateBefore } from './gate-address.ts';

/** The server was not reached, or did not answer in a way that says anything about the call. */
export class NetworkFailure extends Error {
  constructor(cause: unknown) {
    super('The server could not be reached', { cause });
    this.name = 'NetworkFailure';
  }
}

export const reach: typeof fetch = async (input, init) => {
  const response = await ask(typeof input === 'string' ? apiAddress(input) : input, init);
  // The gate of the environment has shut meanwhile: that says nothing about the call itself.
  if (response.status === 401 && (await codeOf(response)) === 'gate_closed') {
    window.location.replace(gateBefore(window.location));
    throw new NetworkFailure(response.status);
  }
  return response;
};

/** As long as a slow phone may need. Whoever waits for a call that hangs could do nothing else. */
const answerTimeoutMs = 30_000;

const ask: typeof fetch = async (input, init) => {
  try {
    return await window.fetch(input, {
      ...init,
      signal: init?.signal ?? AbortSignal.timeout(answerTimeoutMs),
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

/** What a failed call says of itself; empty where it is not one of our answers. */
export async function codeOf(response: Response): Promise<string> {
  const answer: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  const isOurs = answer !== null && typeof answer === 'object' && 'code' in answer;
  return isOurs ? String(answer.code) : '';
}

export const publicCall = createClient({ origin: '', fetch: reach });
