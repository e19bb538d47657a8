/** Errors that say something about the database or the process, and nothing about what was to be written. */
import { StripeError } from '../stripe-error.ts';

/** It went away, or another process has taken over: either ends the leadership, which says enough. */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof StripeError) return error.status === 503;
  if (!(error instanceof Error)) return false;
  const code = codeOf(error);
  const isOfClass =
    /^(08|57P)/.test(code) || /^E(CONN|PIPE|TIMEDOUT|HOST|NET|NOTFOUND|AI_AGAIN)/.test(code);
  return isOfClass || goneMessages.some((message) => error.message.includes(message));
}

/** It is away, full, read-only or out of turn: the same may succeed later. */
export function isDatabaseFault(error: unknown): boolean {
  return isDatabaseAway(error) || (error instanceof Error && passingClasses.test(codeOf(error)));
}

/** Classes of PostgreSQL's error codes: transaction state, rollback, resources, locks, operator, system. */
const passingClasses = /^(25|40|53|55|57|58)/;

/** What the driver says without a code. */
const goneMessages = [
  'Connection terminated',
  'Client has encountered a connection error',
  'Client was closed',
  'timeout exceeded when trying to connect',
];

function codeOf(error: Error): string {
  return 'code' in error ? String(error.code) : '';
}
