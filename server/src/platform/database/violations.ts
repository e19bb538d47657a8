/** Which rule of the database a failed statement broke. */
import pg from 'pg';

const uniqueViolation = '23505';

/** The name of the unique key, or null where the failure has another reason. */
export function violatedKeyOf(error: unknown): string | null {
  const reason = error instanceof Error && error.cause !== undefined ? error.cause : error;
  if (!(reason instanceof pg.DatabaseError) || reason.code !== uniqueViolation) return null;
  return reason.constraint ?? '';
}
