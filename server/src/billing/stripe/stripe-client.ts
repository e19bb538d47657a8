/** The official SDK, pointed at Stripe or at another address that speaks as Stripe does. */
import { product } from '@debt-payoff/contract/product';
import Stripe from 'stripe';

export type StripeAccess = {
  readonly secretKey: string;
  /** Such as http://127.0.0.1:5002; null for Stripe itself. */
  readonly address: string | null;
};

const replyMaxMs = 10_000;

export function createStripeClient(
  { secretKey, address }: StripeAccess,
  { retriesMax = 1 }: { readonly retriesMax?: number } = {},
): Stripe {
  return new Stripe(secretKey, {
    appInfo: { name: product.name },
    maxNetworkRetries: retriesMax,
    telemetry: false,
    timeout: replyMaxMs,
    ...(address !== null && hostOf(address)),
  });
}

function hostOf(address: string): Pick<Stripe.StripeConfig, 'host' | 'port' | 'protocol'> {
  const { hostname, port, protocol } = new URL(address);
  return { host: hostname, port, protocol: protocol === 'https:' ? 'https' : 'http' };
}

/** What Stripe said, or that it could not be reached; null for any other error. */
export function stripeMessageOf(error: unknown): string | null {
  return error instanceof Stripe.errors.StripeError ? error.message : null;
}
