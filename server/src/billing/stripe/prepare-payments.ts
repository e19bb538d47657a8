/** Makes card payments ready after the start, and looks whether the Stripe account is as the plans want it. */
import type { Log } from '../../platform/logging.ts';
import type { Payments } from '../deps.ts';
import type { PaymentsDeps } from './connect-payments.ts';
import type { StripeAccess } from './stripe-client.ts';

/** In the background: where it fails, card payments do, and nothing else. */
export async function preparePayments(
  payments: Payments,
  {
    stripe,
    publicUrl,
    log,
    stopping,
  }: {
    readonly stripe: PaymentsDeps['stripe'];
    readonly publicUrl: string;
    readonly log: Log;
    readonly stopping: AbortSignal;
  },
): Promise<void> {
  if (!payments.isOn) return;
  await payments.connect().catch((error: unknown) => {
    if (!stopping.aborted) log.warn({ err: error }, 'card payments are not ready yet');
  });
  const { secretKey, address, webhookSecrets } = stripe;
  if (secretKey === null) return;
  if (webhookSecrets.length === 0) log.warn(secretIsMissing);
  await warnOfSetup({ secretKey, address }, { publicUrl, log });
}

const secretIsMissing =
  "STRIPE_WEBHOOK_SECRET is missing: Stripe's events are refused, and what they say is seen by the nightly sync only";

async function warnOfSetup(
  access: StripeAccess,
  { publicUrl, log }: { readonly publicUrl: string; readonly log: Log },
): Promise<void> {
  try {
    for (const { subject, details } of await findDifferences(access, publicUrl)) {
      log.warn({ subject, details }, 'Stripe is not set up as wanted: npm run stripe:setup');
    }
  } catch (error) {
    log.warn({ err: error }, 'whether Stripe is set up as wanted could not be checked');
  }
}

async function findDifferences(access: StripeAccess, publicUrl: string) {
  const [{ createStripeClient }, { setUpStripe }, { isReachable, wantedStripe }] =
    await Promise.all([
      import('./stripe-client.ts'),
      import('./stripe-setup.ts'),
      import('./wanted-stripe.ts'),
    ]);
  const steps = await setUpStripe({
    stripe: createStripeClient(access),
    wanted: wantedStripe({ publicUrl, canBeReached: isReachable(publicUrl) }),
    mode: { isCheckOnly: true, replacesPrices: false, replacesWebhook: false },
  });
  return steps.filter(({ outcome }) => outcome === 'differs');
}
