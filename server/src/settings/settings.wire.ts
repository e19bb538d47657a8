import type { PaymentSettings as PaymentSettingsReply } from '@debt-payoff/contract/payment-settings';
import type { PaymentSettings } from './settings.ts';

export function paymentSettingsReply(settings: PaymentSettings): PaymentSettingsReply {
  return {
    wants_reminders: settings.wantsReminders,
    can_have_reminders: settings.canHaveReminders,
    is_email_confirmed: settings.emailConfirmedAt !== null,
    records_automatically: settings.recordsAutomatically,
  };
}
