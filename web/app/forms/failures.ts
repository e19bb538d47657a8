/** What the account screens say when a call fails, and what may help. */
import { CallError } from '@debt-payoff/contract/client';
import { accountTexts } from '@debt-payoff/contract/texts/accounts';
import { tryAgainText } from '@debt-payoff/contract/texts/waiting';
import { NetworkFailure } from '../session/calls.ts';

export type Failure = {
  readonly message: string;
  /** When to try again, where that is known and the message does not say it. */
  readonly advice: string | null;
  /** What is wrong with which field. */
  readonly fields: Readonly<Record<string, string>>;
};

const { login, twoStep } = accountTexts;

export function failureOf(message: string): Failure {
  return { message, advice: null, fields: {} };
}

export function loginFailure(error: unknown): Failure {
  if (error instanceof NetworkFailure) return failureOf(login.networkError);
  if (!(error instanceof CallError)) return failureOf(login.unexpectedError);
  const { status, answer } = error;
  // A session that ends while somebody signs in is one of the 401s.
  if (status === 401) {
    return failureOf(
      answer.code === 'totp_invalid' ? twoStep.codeInvalid : login.invalidCredentials,
    );
  }
  if (status === 400) return failureOf(serverText(error) ?? login.missingFields);
  if (status === 429) return { ...failureOf(login.tooManyAttempts), advice: waitAdvice(error) };
  if (status >= 500) return failureOf(login.serverError);
  return failureOf(serverText(error) ?? login.failed);
}

/** For all other screens: the server's own words, else those of the screen. */
export function callFailure(
  error: unknown,
  texts: { readonly failed: string; readonly networkError: string },
): Failure {
  if (error instanceof NetworkFailure) return failureOf(texts.networkError);
  if (!(error instanceof CallError)) return failureOf(texts.failed);
  const said = serverText(error);
  return {
    message: said ?? texts.failed,
    // The server's own words name the wait themselves.
    advice: said === null ? waitAdvice(error) : null,
    fields: error.answer.fields ?? {},
  };
}

/** Whether it is known that the call has changed nothing: a lost answer or a fault does not say so. */
export function isRefused(error: unknown): error is CallError {
  return error instanceof CallError && error.status < 500;
}

/** Null where somebody between us and the server answered, or the server has nothing to say. */
export function serverText({ answer }: CallError): string | null {
  const isOurs = answer.request_id !== '' || answer.code !== 'internal';
  return isOurs && answer.error !== '' ? answer.error : null;
}

function waitAdvice({ status, retryAfterSeconds }: CallError): string | null {
  return status === 429 && retryAfterSeconds !== null ? tryAgainText(retryAfterSeconds) : null;
}
