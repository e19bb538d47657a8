import { developmentGateTexts } from '@debt-payoff/contract/texts/gates';
import { tryAgainText } from '@debt-payoff/contract/texts/waiting';
import { type Failure, failureOf } from '../forms/call-failure.ts';

/** What a refusal at the gate reads, and how long to wait after too many of them. */
export function gateFailure({ status, headers }: Pick<Response, 'status' | 'headers'>): Failure {
  const failure = failureOf(developmentGateTexts.invalidCredentials(status));
  const seconds = Number.parseInt(headers.get('retry-after') ?? '', 10);
  if (status !== 429 || Number.isNaN(seconds)) return failure;
  return { ...failure, advice: tryAgainText(seconds) };
}
