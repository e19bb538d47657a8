/** What a call that failed means, and what people are told of it: the server's words where it has some. */
import { CallError, NetworkFailure } from '@debt-payoff/contract/client';
import type { ErrorCode, LimitReply } from '@debt-payoff/contract/errors';
import { asLimitReply } from '@debt-payoff/contract/failure-reply';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { tryAgainText } from '@debt-payoff/contract/texts/try-again';
import { type Problems, problemsAmong } from './problems.ts';

export type Failure = {
  readonly message: string;
  /** When to try again, where that is known and the message does not say it. */
  readonly advice: string | null;
  /** What is wrong with which field. */
  readonly fields: Readonly<Record<string, string>>;
};

/** What is said where the server says nothing. */
export type FailureTexts = { readonly failed: string; readonly networkError: string };

const { failures } = navigationTexts;
const usualTexts = { failed: failures.somethingWentWrong, networkError: failures.network };

export function failureOf(message: string): Failure {
  return { message, advice: null, fields: {} };
}

/** For a form that shows what is wrong beside its fields. */
export function callFailure(error: unknown, texts: FailureTexts): Failure {
  if (error instanceof NetworkFailure) return failureOf(texts.networkError);
  if (!(error instanceof CallError)) return failureOf(texts.failed);
  const said = serverText(error);
  return {
    message: said ?? texts.failed,
    // The server's own words name the wait themselves.
    advice: said === null ? waitAdvice(error) : null,
    fields: error.reply.fields ?? {},
  };
}

/** In one sentence. One text alone also serves where the server was not reached. */
export function failureText(error: unknown, texts: FailureTexts | string = usualTexts): string {
  // The server's words for it are the same for everything, and tell nobody what has happened.
  if (isMissing(error)) return 'This no longer exists. It may have been deleted in another tab.';
  const asked = typeof texts === 'string' ? { failed: texts, networkError: texts } : texts;
  return callFailure(error, asked).message;
}

/** For a page that could not be loaded: a reply that is a refusal, or no reply at all. */
export function loadFailureText(
  error: unknown,
  texts: { readonly fetchFailed: string; readonly loadFailed: string },
): string {
  return error instanceof CallError ? texts.fetchFailed : texts.loadFailed;
}

/** Null where somebody between us and the server replied, or the server has nothing to say. */
export function serverText({ reply }: CallError): string | null {
  const isOurs = reply.request_id !== '' || reply.code !== 'internal';
  return isOurs && reply.error !== '' ? reply.error : null;
}

export function waitAdvice({ status, retryAfterSeconds }: CallError): string | null {
  return status === 429 && retryAfterSeconds !== null ? tryAgainText(retryAfterSeconds) : null;
}

/** What the server finds wrong with one field. */
export function fieldFailure(error: unknown, field: string): string | null {
  return error instanceof CallError ? (error.reply.fields?.[field] ?? null) : null;
}

/** Null where the call did not fail for a plan's limit. */
export function findLimit(error: unknown): LimitReply | null {
  return error instanceof CallError ? asLimitReply(error.status, error.reply) : null;
}

export function isMissing(error: unknown): boolean {
  return error instanceof CallError && error.status === 404;
}

/** Somebody, perhaps the same person in another tab, has changed it since it was read. */
export function isConflict(error: unknown): boolean {
  return failsWith(error, 'conflict');
}

export function failsWith(error: unknown, ...codes: readonly ErrorCode[]): boolean {
  return error instanceof CallError && codes.includes(error.reply.code);
}

/** Whether it is known that the call has changed nothing: a lost reply or a fault does not say so. */
export function isRefused(error: unknown): error is CallError {
  return error instanceof CallError && error.status < 500;
}

/** What the server finds wrong, under the names that the form has for its fields. */
export function refusalsOf<Field extends string>(
  fields: Readonly<Record<Field, string>>,
  error: unknown,
): Problems<Field> {
  const found = Object.entries<string>(fields).map(([field, serverName]) => [
    field,
    fieldFailure(error, serverName),
  ]);
  // Entries of a record are typed by any string; these are the record's own keys.
  return problemsAmong(Object.fromEntries(found) as Record<Field, string | null>);
}

/** Whether all that the server refuses has its field in the form: what is said beside it is not said twice. */
export function isSaidBesideFields(
  fields: Readonly<Record<string, string>>,
  error: unknown,
): boolean {
  const refused = error instanceof CallError ? Object.keys(error.reply.fields ?? {}) : [];
  const shown = new Set(Object.values(fields));
  return refused.length > 0 && refused.every((serverName) => shown.has(serverName));
}
