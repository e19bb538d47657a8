import { eq } from 'drizzle-orm';
import { users } from '../people/people.tables.ts';
import type { Database } from '../platform/database/database.ts';

/** What is not chosen stays as it is. */
export type PaymentChoices = {
  readonly wantsReminders?: boolean | undefined;
  readonly recordsAutomatically?: boolean | undefined;
};

export async function storePaymentChoices(
  db: Database,
  { userId, choices, now }: { userId: number; choices: PaymentChoices; now: Date },
): Promise<void> {
  const { wantsReminders, recordsAutomatically } = choices;
  await db
    .update(users)
    .set({ wantsReminders, recordsAutomatically, updatedAt: now })
    .where(eq(users.id, userId));
}
