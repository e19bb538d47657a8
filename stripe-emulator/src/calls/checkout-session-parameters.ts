/** What the creation of a checkout session takes; what it could not honour is refused by name. */
import * as z from 'zod';
import {
  email,
  flag,
  integer,
  metadata,
  oneOf,
  text,
  timestamp,
  unsettable,
  url,
} from '../http/parameters.ts';

/** Accepted only where it says what holds anyway. */
const never = (reason: string) =>
  flag().refine((value) => !value, { error: `the emulator does not support this: ${reason}` });

const customText = () => unsettable(z.strictObject({ message: text(1_200) })).optional();

const lineItem = () =>
  z.strictObject({ price: text(), quantity: integer({ min: 1, max: 999_999 }).optional() });

const subscriptionData = () =>
  z.strictObject({
    billing_mode: z
      .strictObject({
        type: oneOf('flexible'),
        flexible: z.strictObject({ proration_discounts: oneOf('included').optional() }).optional(),
      })
      .optional(),
    description: text(500).optional(),
    invoice_settings: z
      .strictObject({ description: text().optional(), footer: text().optional() })
      .optional(),
    metadata: metadata().optional(),
    proration_behavior: oneOf('create_prorations').optional(),
    trial_end: timestamp().optional(),
    trial_period_days: integer({ min: 1, max: 730 }).optional(),
    trial_settings: z
      .strictObject({
        end_behavior: z.strictObject({
          missing_payment_method: oneOf('cancel', 'create_invoice'),
        }),
      })
      .optional(),
  });

export const checkoutSessionParameters = () => ({
  adaptive_pricing: z
    .strictObject({ enabled: never('prices are in pounds').optional() })
    .optional(),
  allow_promotion_codes: never('there are no promotion codes').optional(),
  allowed_payment_method_types: z.array(oneOf('card')).optional(),
  automatic_tax: z.strictObject({ enabled: never('prices include VAT') }).optional(),
  billing_address_collection: oneOf('auto', 'required').optional(),
  cancel_url: url().optional(),
  client_reference_id: text(200).optional(),
  consent_collection: z.strictObject({ terms_of_service: oneOf('none', 'required') }).optional(),
  custom_text: z
    .strictObject({
      after_submit: customText(),
      submit: customText(),
      terms_of_service_acceptance: customText(),
    })
    .optional(),
  customer: text().optional(),
  customer_email: email().optional(),
  customer_update: z
    .strictObject({
      address: oneOf('auto', 'never').optional(),
      name: oneOf('auto', 'never').optional(),
    })
    .optional(),
  expires_at: timestamp().optional(),
  line_items: z.array(lineItem()).min(1, 'at least one is needed').max(20),
  locale: oneOf('auto', 'en', 'en-GB').optional(),
  metadata: metadata().optional(),
  mode: oneOf('subscription'),
  payment_method_collection: oneOf('always', 'if_required').optional(),
  saved_payment_method_options: z
    .strictObject({
      allow_redisplay_filters: z.array(oneOf('always', 'limited', 'unspecified')).optional(),
      payment_method_remove: oneOf('disabled').optional(),
      payment_method_save: oneOf('disabled').optional(),
    })
    .optional(),
  subscription_data: subscriptionData().optional(),
  success_url: url(),
  ui_mode: oneOf('hosted_page').optional(),
});

const schema = z.strictObject(checkoutSessionParameters());
export type CheckoutSessionParameters = z.output<typeof schema>;
