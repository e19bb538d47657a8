/** What the screens of the account say when a call has failed. */
import { CallError } from '@debt-payoff/contract/client';
import type { ErrorCode } from '@debt-payoff/contract/errors';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { callFailure } from './failures.ts';

const { failures } = navigationTexts;

const usual = { failed: failures.somethingWentWrong, networkError: failures.network };

export function failureText(
  error: unknown,
  texts: { readonly failed: string; readonly networkError: string } = usual,
): string {
  return callFailure(error, texts).message;
}

/** The message for one field, where the server found fault with it. */
export function fieldFailure(error: unknown, field: string): string | null {
  return error instanceof CallError ? (error.answer.fields?.[field] ?? null) : null;
}

export function failsWith(error: unknown, ...codes: readonly ErrorCode[]): boolean {
  return error instanceof CallError && codes.includes(error.answer.code);
}
