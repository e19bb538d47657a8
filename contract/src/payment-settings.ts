/** Reminders and automatic recording. */
import { z } from 'zod';
import { defineCall } from './call.ts';
import { paymentSettingsAddresses } from './payment-addresses.ts';

const settings = z.object({
  /** Mails the day before a payment falls due, and 60 and 30 days before a deal ends. */
  wants_reminders: z.boolean(),
  /** Whether the plan holds them. */
  can_have_reminders: z.boolean(),
  is_email_confirmed: z.boolean(),
  records_automatically: z.boolean(),
});
export type PaymentSettings = z.infer<typeof settings>;

export const getPaymentSettingsCall = defineCall({
  ...paymentSettingsAddresses.get,
  access: 'user',
  summary: 'Reminders and automatic recording',
  replies: { 200: settings },
});

export const updatePaymentSettingsCall = defineCall({
  ...paymentSettingsAddresses.update,
  access: 'user',
  summary: 'Switches reminders and automatic recording on or off; what is not named stays',
  body: z
    .object({
      wants_reminders: z.boolean().optional(),
      records_automatically: z.boolean().optional(),
    })
    .refine(
      ({ wants_reminders, records_automatically }) =>
        wants_reminders !== undefined || records_automatically !== undefined,
      { error: 'Choose what to switch.' },
    ),
  replies: { 200: settings },
});
