import type { CallError } from '@debt-payoff/contract/client';
import { developmentGateTexts } from '@debt-payoff/contract/texts/gates';
import { tryAgainText } from '@debt-payoff/contract/texts/try-again';
import { type Failure, failureOf } from '../forms/call-failure.ts';

/** What a refusal at the gate reads, and how long to wait after too many of them. */
export function gateFailure(refusal: Pick<CallError, 'status' | 'retryAfterSeconds'>): Failure {
  const { status, retryAfterSeconds } = refusal;
  const failure = failureOf(developmentGateTexts.invalidCredentials(status));
  if (status !== 429 || retryAfterSeconds === null) return failure;
  return { ...failure, advice: tryAgainText(retryAfterSeconds) };
}
