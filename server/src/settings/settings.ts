/** What a person wants to happen by itself: reminders, and recording what has fallen due. */
import type { PaymentSettings } from '@debt-payoff/contract/payment-settings';
import { can } from '@debt-payoff/contract/plans';
import { findTier } from '../entitlements/entitlements.ts';
import { findUser } from '../people/people.store.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { DomainError } from '../platform/errors.ts';
import { type PaymentChoices, storePaymentChoices } from './settings.store.ts';

export type SettingsDeps = { readonly db: Database; readonly clock: Clock };

export async function getPaymentSettings(
  { db, clock }: SettingsDeps,
  userId: number,
): Promise<PaymentSettings> {
  const user = await findUser(db, userId);
  if (user === null) throw new DomainError('not_found');
  const tier = await findTier(db, { userId, now: clock.now() });
  return {
    wants_reminders: user.wantsReminders,
    can_have_reminders: can(tier, 'reminders'),
    is_email_confirmed: user.emailConfirmedAt !== null,
    records_automatically: user.recordsAutomatically,
  };
}

export async function updatePaymentSettings(
  deps: SettingsDeps,
  { userId, choices }: { userId: number; choices: PaymentChoices },
): Promise<PaymentSettings> {
  await storePaymentChoices(deps.db, { userId, choices, now: deps.clock.now() });
  return getPaymentSettings(deps, userId);
}
