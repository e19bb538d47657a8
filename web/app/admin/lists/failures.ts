/** What staff are told where something failed: the server's own words, else those of the screen. */
import { CallError } from '@debt-payoff/contract/client';
import { adminTexts } from '@debt-payoff/contract/texts/admin';
import { isRefused, serverText, waitAdvice } from '../../forms/call-failure.ts';

/** For a list or a page that could not be fetched. */
export function listFailure(error: unknown, fallback: string): string {
  return reasonOf(error, fallback) ?? adminTexts.networkError(messageOf(error));
}

/** For an act that was not done. A fallback ends without a full stop, as the server's words may. */
export function actFailure(error: unknown, fallback: string): string {
  return adminTexts.error(listFailure(error, fallback));
}

/** For a screen whose words are fixed: those, and after them what the server says about a refusal. */
export function plainFailure(error: unknown, failed: string): string {
  if (!isRefused(error)) return failed;
  const said = serverText(error) ?? waitAdvice(error);
  return said === null ? failed : `${failed}. ${said}`;
}

/** Null where nothing that counts as a reply came back. */
function reasonOf(error: unknown, fallback: string): string | null {
  if (!(error instanceof CallError)) return null;
  const wait = waitAdvice(error);
  const said = serverText(error) ?? (wait === null ? fallback : `${fallback}. ${wait}`);
  const inFields = Object.values(error.reply.fields ?? {});
  // What is wrong with a field says more than that a field is wrong.
  return inFields.length === 0 ? said : inFields.join(' ');
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
