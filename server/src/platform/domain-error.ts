/** A failure that has a code, by itself: a thread that makes files knows it without all that replies to requests. */
import { type ErrorCode, errorTable } from '@debt-payoff/contract/errors';

type Details = {
  /** In place of the table's message. */
  readonly message?: string;
  readonly fields?: Readonly<Record<string, string>>;
  /** What one kind of failure carries beyond the common fields. */
  readonly extra?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
};

export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly details: Details;

  constructor(code: ErrorCode, details: Details = {}) {
    super(details.message ?? errorTable[code].message);
    this.name = 'DomainError';
    this.code = code;
    this.details = details;
  }
}

/** For one field that cannot be as it was sent. */
export function invalidField(field: string, message: string): DomainError {
  return new DomainError('invalid_input', { message, fields: { [field]: message } });
}

/** For what may well succeed in a moment. */
export function unavailable(retryAfterSeconds = 2): DomainError {
  return new DomainError('unavailable', {
    headers: { 'retry-after': String(retryAfterSeconds) },
  });
}
