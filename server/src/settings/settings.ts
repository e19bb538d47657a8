/** What a person wants to happen by itself: reminders, and recording what has fallen due. */
import { can } from '@debt-payoff/contract/plans';
import { tierOf } from '../entitlements/entitlements.ts';
import { findUser, type User } from '../people/people.store.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { DomainError } from '../platform/errors.ts';
import { type PaymentChoices, storePaymentChoices } from './settings.store.ts';

export type SettingsDeps = { readonly db: Database; readonly clock: Clock };

/** What was chosen is in the person's row. */
export type PaymentSettings = User & { readonly canHaveReminders: boolean };

export async function getPaymentSettings(
  { db, clock }: SettingsDeps,
  userId: number,
): Promise<PaymentSettings> {
  const user = await findUser(db, userId);
  if (user === null) throw new DomainError('not_found');
  const tier = await tierOf(db, { userId, now: clock.now() });
  return { ...user, canHaveReminders: can(tier, 'reminders') };
}

export async function updatePaymentSettings(
  deps: SettingsDeps,
  { userId, choices }: { userId: number; choices: PaymentChoices },
): Promise<PaymentSettings> {
  await storePaymentChoices(deps.db, { userId, choices, now: deps.clock.now() });
  return getPaymentSettings(deps, userId);
}
