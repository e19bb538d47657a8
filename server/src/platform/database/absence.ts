/** Which failures mean that the database is away or overworked, rather than that a question was wrong. */
import { DrizzleQueryError } from 'drizzle-orm';

/** It cannot be reached, has closed our connection, is starting or stopping, or has no room for us. */
const awayStates = /^(?:08...|53...|57P0[1-5]|25006)$/;
/** It is there, but what was asked took too long, or met somebody else's work. */
const busyStates = /^(?:55P03|57014|40001|40P01|25P0[34])$/;

const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
  'EADDRNOTAVAIL',
  'ENOTFOUND',
  'EAI_AGAIN',
  // Where it listens on a socket that is a file.
  'ENOENT',
]);

/** What `pg` says without a code. The queue of jobs adds its own words behind them. */
const driverMessages = [
  'Connection terminated',
  'timeout expired',
  'timeout exceeded when trying to connect',
  'Query read timeout',
  'Client has encountered a connection error',
  'Client was closed',
  'Cannot use a pool after calling end',
];

/** A connection over which nothing came for too long, while a reply was due. */
export class DatabaseSilentError extends Error {
  constructor() {
    super('The database did not answer in time');
    this.name = 'DatabaseSilentError';
  }
}

export function isDatabaseAway(error: unknown): boolean {
  const reason = reasonOf(error);
  if (reason instanceof DatabaseSilentError) return true;
  const { code, message } = factsOf(reason);
  if (code !== null) return awayStates.test(code) || networkCodes.has(code);
  return driverMessages.some((start) => message.startsWith(start));
}

export function isDatabaseBusy(error: unknown): boolean {
  const { code } = factsOf(reasonOf(error));
  return code !== null && busyStates.test(code);
}

/** Only through Drizzle's own wrapping: another service that was refused a connection is not the database. */
function reasonOf(error: unknown): unknown {
  return error instanceof DrizzleQueryError ? error.cause : error;
}

/** The queue of jobs also emits plain objects that carry an error's fields. */
function factsOf(reason: unknown): { code: string | null; message: string } {
  if (reason === null || typeof reason !== 'object') return { code: null, message: '' };
  return {
    code: 'code' in reason && typeof reason.code === 'string' ? reason.code : null,
    message: 'message' in reason && typeof reason.message === 'string' ? reason.message : '',
  };
}
