/** What every page needs of the failures; apart from their table, so that small pages stay small. */
import type { ErrorAnswer, LimitAnswer } from './errors.ts';

export const internalMessage = 'Something went wrong. Please try again later.';

/** Null where the refusal has another reason. */
export function asLimitAnswer(status: number, answer: ErrorAnswer): LimitAnswer | null {
  const isLimit = status === 403 && 'upgrade_message' in answer && 'upgrade_url' in answer;
  // The two fields that tell it apart come with all the others.
  return isLimit ? (answer as LimitAnswer) : null;
}
