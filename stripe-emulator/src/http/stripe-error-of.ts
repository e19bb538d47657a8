/** What is said of an error, the same in calls, on pages and in control calls. */
import { isDatabaseAway } from '../store/database-fault.ts';
import { StripeError } from '../stripe-error.ts';

/** Null for what is a fault of the emulator itself. */
export function stripeErrorOf(error: unknown): StripeError | null {
  if (error instanceof StripeError) return error;
  if (isDatabaseAway(error)) {
    return new StripeError(503, 'api_error', 'The database does not answer. Please try again.');
  }
  if (!(error instanceof Error) || !('statusCode' in error)) return null;
  const status = Number(error.statusCode);
  if (status < 400 || status >= 500) return null;
  return new StripeError(status === 415 ? 400 : status, 'invalid_request_error', error.message);
}
