/** The fields of a subscription that cost nothing to change. */
import { changed } from '../objects/changed.ts';
import { changeMetadata } from '../objects/metadata.ts';
import type { Subscription } from '../objects/subscription.ts';
import { withEnd } from './cancel-at.ts';
import type { SubscriptionChange } from './update-subscription.ts';

export function withFields(
  subscription: Subscription,
  change: SubscriptionChange,
  now: number,
): Subscription {
  const { invoice_settings, payment_settings, trial_settings } = subscription;
  const { description, footer } = change.invoiceSettings ?? {};
  const fields: Subscription = {
    ...subscription,
    cancellation_details: { ...subscription.cancellation_details, ...change.cancellationDetails },
    default_payment_method: changed(
      change.defaultPaymentMethod,
      subscription.default_payment_method,
    ),
    description: changed(change.description, subscription.description),
    invoice_settings: {
      ...invoice_settings,
      description: changed(description, invoice_settings.description),
      footer: changed(footer, invoice_settings.footer),
    },
    metadata: changeMetadata(subscription.metadata, change.metadata),
    payment_settings: {
      ...payment_settings,
      save_default_payment_method: changed(
        change.saveDefaultPaymentMethod,
        payment_settings.save_default_payment_method,
      ),
    },
    trial_settings: {
      end_behavior: {
        ...trial_settings.end_behavior,
        missing_payment_method: changed(
          change.missingPaymentMethod,
          trial_settings.end_behavior.missing_payment_method,
        ),
      },
    },
  };
  return withEnd(fields, change, now);
}
