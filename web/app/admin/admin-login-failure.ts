import { CallError } from '@debt-payoff/contract/client';
import { adminGateTexts } from '@debt-payoff/contract/texts/gates';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { failsWith, serverText } from '../forms/call-failure.ts';

const { failures } = navigationTexts;

/** The failure of this one call carries its text as `message`. */
export function adminLoginFailure(error: unknown): string {
  if (!(error instanceof CallError)) return failures.network;
  const { reply } = error;
  if ('message' in reply && typeof reply.message === 'string') return reply.message;
  return serverText(error) ?? adminGateTexts.failed;
}

export function asksForCode(error: unknown): boolean {
  return failsWith(error, 'totp_required', 'totp_invalid');
}
