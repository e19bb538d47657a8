/** Which rule of the database a failed statement broke. */
import pg from 'pg';

const uniqueViolation = '23505';
const foreignKeyViolation = '23503';

/** Something that the statement refers to has gone, such as an account that was deleted at that moment. */
export function isReferenceGone(error: unknown): boolean {
  return reasonOf(error)?.code === foreignKeyViolation;
}

/** The name of the unique key, or null where the failure has another reason. */
export function violatedKeyOf(error: unknown): string | null {
  const reason = reasonOf(error);
  return reason?.code === uniqueViolation ? (reason.constraint ?? '') : null;
}

function reasonOf(error: unknown): pg.DatabaseError | null {
  const reason = error instanceof Error && error.cause !== undefined ? error.cause : error;
  return reason instanceof pg.DatabaseError ? reason : null;
}
