import type { listAuditCall } from '@debt-payoff/contract/audit';
import type { CallQuery } from '@debt-payoff/contract/call';
import { product } from '@debt-payoff/contract/product';
import { and, type Column, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { deletedAccounts } from '../../accounts/accounts.tables.ts';
import { auditEntries } from '../../audit/audit.tables.ts';
import { users } from '../../people/people.tables.ts';
import type { Database } from '../../platform/database/database.ts';
import type { NamedEntry } from './audit.wire.ts';

type AuditQuery = CallQuery<typeof listAuditCall>;

const actor = alias(users, 'actor');
const formerActor = alias(deletedAccounts, 'former_actor');
const formerUser = alias(deletedAccounts, 'former_user');

/** The newest first, with the names of both people, also of those who left in the last 30 days. */
export async function listAudit(
  db: Database,
  query: AuditQuery,
): Promise<{ rows: NamedEntry[]; total: number }> {
  const condition = conditionOf(query);
  const { page, per_page: perPage } = query;
  const rows = await db
    .select({
      entry: auditEntries,
      actorName: sql<string | null>`COALESCE(${actor.username}, ${formerActor.username})`,
      userName: sql<string | null>`COALESCE(${users.username}, ${formerUser.username})`,
    })
    .from(auditEntries)
    .leftJoin(actor, eq(actor.id, auditEntries.actorId))
    .leftJoin(formerActor, eq(formerActor.userId, auditEntries.actorId))
    .leftJoin(users, eq(users.id, auditEntries.userId))
    .leftJoin(formerUser, eq(formerUser.userId, auditEntries.userId))
    .where(condition)
    .orderBy(desc(auditEntries.at), desc(auditEntries.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
  return { rows, total: await db.$count(auditEntries, condition) };
}

function conditionOf(query: AuditQuery): SQL | undefined {
  const { from, to } = query;
  const { action, subject, subjectId, userId, actorId, at } = auditEntries;
  const equal = <Value>(column: Column, value: Value | undefined) =>
    value === undefined ? undefined : eq(column, value);
  return and(
    equal(action, query.action),
    equal(subject, query.subject),
    equal(subjectId, query.subject_id),
    equal(userId, query.user_id),
    equal(actorId, query.actor_id),
    from === undefined ? undefined : gte(at, startOf(sql`${from}::date`)),
    to === undefined ? undefined : lt(at, startOf(sql`${to}::date + 1`)),
  );
}

/** When a day begins in London. */
function startOf(day: SQL): SQL {
  return sql`(${day})::timestamp AT TIME ZONE ${product.timeZone}`;
}
