/** Logs a choice without saying whose it is. */
import { createClient } from '@debt-payoff/contract/client';
import type { logConsentCall } from '@debt-payoff/contract/consent';
import { consentAddresses } from '@debt-payoff/contract/consent-addresses';
import { apiOrigin } from '../session/calls.ts';
import type { StoredConsent } from './choice.ts';

/** Whether the server has it. */
export async function logConsent({
  choice,
  version,
}: Pick<StoredConsent, 'choice' | 'version'>): Promise<boolean> {
  const call = createClient({
    origin: apiOrigin() ?? '',
    // Without cookies or a token: nothing on the way says who it was.
    fetch: (input, init) => window.fetch(input, { ...init, credentials: 'omit', keepalive: true }),
  });
  try {
    await call<typeof logConsentCall>(consentAddresses.log, { body: { choice, version } });
    return true;
  } catch {
    return false;
  }
}
