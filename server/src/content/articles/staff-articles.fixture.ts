/** Staff who write articles by their calls, for tests. */
import { adminAddresses } from '@debt-payoff/contract/admin-addresses';
import { idempotencyHeader } from '@debt-payoff/contract/idempotency-header';
import { and, asc, eq } from 'drizzle-orm';
import { auditEntries } from '../../audit/audit.tables.ts';
import { call, type Person } from '../../testing/people.ts';
import { createStaffedApp } from '../../testing/staff.ts';
import type { TestApp } from '../../testing/test-app.ts';

/** Null for the built-in staff of the local environment. */
type As = Pick<Person, 'token'> | null;

const by = (as: As) => (as === null ? {} : { as });

/** As the form sends it. */
export function aTypedArticle(changes: object = {}) {
  return {
    title: 'What an APR is',
    content: '<h2>In short</h2><p>A rate for a year.</p>',
    category: 'Rates and costs',
    tags: ['rates'],
    ...changes,
  };
}

export function writeBy({ app }: Pick<TestApp, 'app'>) {
  return {
    create: (as: As, body: object, key?: string) =>
      call(app, adminAddresses.createArticle, {
        ...{ ...by(as), body },
        ...(key !== undefined && { headers: { [idempotencyHeader]: key } }),
      }),
    show: (as: As, id: number) => call(app, adminAddresses.getArticle, { ...by(as), id }),
    update: (as: As, id: number, body: object) =>
      call(app, adminAddresses.updateArticle, { ...by(as), id, body }),
    remove: (as: As, id: number) => call(app, adminAddresses.deleteArticle, { ...by(as), id }),
    preview: (as: As, content: string) =>
      call(app, adminAddresses.previewArticle, { ...by(as), body: { content } }),
    list: (as: As, query: Readonly<Record<string, string>> = {}) =>
      call(
        app,
        { method: 'GET', path: `/api/admin/articles?${new URLSearchParams(query)}` },
        by(as),
      ),
  };
}

/** As production runs it, with two who write. */
export async function createNewsroom() {
  const world = await createStaffedApp();
  const { db, pool } = world;
  return {
    ...world,
    ...writeBy(world),
    read: (slug: string) => call(world.app, { method: 'GET', path: `/api/articles/${slug}` }),
    /** What was recorded about one, oldest first. */
    entriesOf: (articleId: number) =>
      db
        .select()
        .from(auditEntries)
        .where(and(eq(auditEntries.subject, 'article'), eq(auditEntries.subjectId, articleId)))
        .orderBy(asc(auditEntries.id)),
    clear: async () => {
      await pool.query('TRUNCATE articles, audit_entries RESTART IDENTITY CASCADE');
    },
  };
}
