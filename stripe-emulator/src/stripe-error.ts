/** Errors in Stripe's shapes. The SDK throws only on a body that carries `error`. */

export type ErrorType =
  | 'api_error'
  | 'card_error'
  | 'idempotency_error'
  | 'invalid_request_error'
  | 'rate_limit_error';

export type ErrorDetails = {
  readonly code?: string;
  readonly param?: string;
  readonly decline_code?: string;
  readonly advice_code?: string;
  readonly charge?: string;
  readonly payment_intent?: unknown;
  readonly payment_method?: unknown;
  readonly setup_intent?: unknown;
};

export class StripeError extends Error {
  readonly status: number;
  readonly type: ErrorType;
  readonly details: ErrorDetails;
  /** Whether what was done before the error stands, such as the open invoice of a declined card. */
  readonly keepsChanges: boolean;

  constructor(
    status: number,
    type: ErrorType,
    message: string,
    details: ErrorDetails = {},
    keepsChanges = false,
  ) {
    super(message);
    this.name = 'StripeError';
    this.status = status;
    this.type = type;
    this.details = details;
    this.keepsChanges = keepsChanges;
  }
}

export function errorBody(error: StripeError, requestId: string): { readonly error: object } {
  return {
    error: {
      type: error.type,
      message: error.message,
      ...error.details,
      ...(error.details.code !== undefined && {
        doc_url: `https://stripe.com/docs/error-codes/${error.details.code.replaceAll('_', '-')}`,
      }),
      request_log_url: `/requests/${requestId}`,
    },
  };
}

export function invalidRequest(message: string, details: ErrorDetails = {}): StripeError {
  return new StripeError(400, 'invalid_request_error', message, details);
}

/** "No such customer: 'cus_1'": 404 where the address names it, 400 where a parameter does. */
export function missing(what: string, id: string, param = 'id'): StripeError {
  const status = param === 'id' ? 404 : 400;
  return new StripeError(status, 'invalid_request_error', `No such ${what}: '${id}'`, {
    code: 'resource_missing',
    param,
  });
}

export type CardErrorDetails = ErrorDetails & { readonly code: string };

/** 402: the card was refused; what was made up to then stays, as at Stripe. */
export function cardError(message: string, details: CardErrorDetails): StripeError {
  return new StripeError(402, 'card_error', message, details, true);
}
