/** What the pages of portfolios say when a call fails: the server's words where it has some. */
import { CallError } from '@debt-payoff/contract/client';
import type { LimitAnswer } from '@debt-payoff/contract/errors';
import { asLimitAnswer } from '@debt-payoff/contract/failure-answer';
import { serverText } from './failures.ts';

export function failureText(error: unknown, otherwise: string): string {
  // The server's words for it are the same for everything, and tell nobody what has happened.
  if (isMissing(error))
    return 'This does not exist any more. It may have been deleted in another tab.';
  return error instanceof CallError ? (serverText(error) ?? otherwise) : otherwise;
}

/** For a page that could not be loaded: an answer that is a refusal, or no answer at all. */
export function loadFailureText(
  error: unknown,
  texts: { readonly fetchFailed: string; readonly loadFailed: string },
): string {
  return error instanceof CallError ? texts.fetchFailed : texts.loadFailed;
}

/** Null where the call did not fail for a plan's limit. */
export function findLimit(error: unknown): LimitAnswer | null {
  return error instanceof CallError ? asLimitAnswer(error.status, error.answer) : null;
}

export function isMissing(error: unknown): boolean {
  return error instanceof CallError && error.status === 404;
}

/** Somebody, perhaps the same person in another tab, has changed it since it was read. */
export function isConflict(error: unknown): boolean {
  return error instanceof CallError && error.answer.code === 'conflict';
}

/** What the server finds wrong with one field. */
export function fieldFailure(error: unknown, field: string): string | null {
  return error instanceof CallError ? (error.answer.fields?.[field] ?? null) : null;
}
