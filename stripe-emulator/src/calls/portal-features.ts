/** The features of a portal configuration, as calls give them. */
import * as z from 'zod';
import { flag, oneOf, unsettable } from '../http/parameters.ts';
import type { PortalFeatures } from '../objects/billing-portal-features.ts';
import { feedbackOptions } from '../objects/cancellation-details.ts';
import { changed } from '../objects/changed.ts';

/** A switch that may only be given as off. */
const switchedOff = (page: string) =>
  z.strictObject({
    enabled: flag().refine((isEnabled) => !isEnabled, {
      error: `the emulator's portal has no page to ${page} a subscription`,
    }),
  });

export const portalFeatures = () =>
  z.strictObject({
    customer_update: z
      .strictObject({
        allowed_updates: unsettable(
          z.array(oneOf('address', 'email', 'name', 'phone', 'shipping', 'tax_id')),
        ).optional(),
        enabled: flag().optional(),
      })
      .optional(),
    invoice_history: z.strictObject({ enabled: flag() }).optional(),
    payment_method_update: z.strictObject({ enabled: flag() }).optional(),
    subscription_cancel: z
      .strictObject({
        cancellation_reason: z
          .strictObject({
            enabled: flag(),
            options: unsettable(z.array(oneOf(...feedbackOptions))).optional(),
          })
          .optional(),
        enabled: flag().optional(),
        mode: oneOf('at_period_end', 'immediately').optional(),
        proration_behavior: oneOf('always_invoice', 'create_prorations', 'none').optional(),
      })
      .optional(),
    subscription_pause: switchedOff('pause').optional(),
    subscription_update: switchedOff('change').optional(),
  });

type FeaturesChange = z.output<ReturnType<typeof portalFeatures>>;

/** What is not given stays as it is. */
export function changeFeatures(current: PortalFeatures, change: FeaturesChange): PortalFeatures {
  const { customer_update: update, payment_method_update: paymentMethod } = change;
  return {
    ...current,
    customer_update: {
      allowed_updates:
        changed(update?.allowed_updates, current.customer_update.allowed_updates) ?? [],
      enabled: changed(update?.enabled, current.customer_update.enabled),
    },
    invoice_history: change.invoice_history ?? current.invoice_history,
    payment_method_update: { ...current.payment_method_update, ...paymentMethod },
    subscription_cancel: changeCancel(current.subscription_cancel, change.subscription_cancel),
  };
}

function changeCancel(
  current: PortalFeatures['subscription_cancel'],
  change: FeaturesChange['subscription_cancel'],
): PortalFeatures['subscription_cancel'] {
  const { cancellation_reason: reason } = current;
  const given = change?.cancellation_reason;
  return {
    cancellation_reason: {
      ...reason,
      enabled: changed(given?.enabled, reason.enabled),
      options: changed(given?.options, reason.options) ?? [],
    },
    enabled: changed(change?.enabled, current.enabled),
    mode: changed(change?.mode, current.mode),
    proration_behavior: changed(change?.proration_behavior, current.proration_behavior),
  };
}
