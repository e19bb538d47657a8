/** The secrets of the emulator's webhook endpoints, each of which is told only once. */
import { eq } from 'drizzle-orm';
import { stripeAccounts } from '../../entitlements/subscriptions.tables.ts';
import type { Database } from '../../platform/database/database.ts';
import { webhookSecrets } from '../billing.tables.ts';

/** Of the current account. */
export async function listWebhookSecrets(db: Database): Promise<readonly string[]> {
  const rows = await db
    .select({ secret: webhookSecrets.secret })
    .from(webhookSecrets)
    .innerJoin(stripeAccounts, eq(stripeAccounts.id, webhookSecrets.stripeAccountId))
    .where(eq(stripeAccounts.isCurrent, true));
  return rows.map(({ secret }) => secret);
}

export async function hasWebhookSecret(db: Database, endpointId: string): Promise<boolean> {
  const rows = await db
    .select({ endpointId: webhookSecrets.endpointId })
    .from(webhookSecrets)
    .where(eq(webhookSecrets.endpointId, endpointId));
  return rows.length > 0;
}

export async function storeWebhookSecret(
  db: Database,
  values: typeof webhookSecrets.$inferInsert,
): Promise<void> {
  await db
    .insert(webhookSecrets)
    .values(values)
    .onConflictDoUpdate({ target: webhookSecrets.endpointId, set: { secret: values.secret } });
}
