/** What pages need of the failures; apart from their table, so that small pages stay small. */
import type { ErrorReply, LimitReply } from './errors.ts';

export const invalidInputMessage = 'Please check what you entered and try again.';
export const internalMessage = 'Something went wrong. Please try again later.';

/** Null where the refusal has another reason. */
export function asLimitReply(status: number, reply: ErrorReply): LimitReply | null {
  const isLimit = status === 403 && 'upgrade_message' in reply && 'upgrade_url' in reply;
  // The two fields that tell it apart come with all the others.
  return isLimit ? (reply as LimitReply) : null;
}
