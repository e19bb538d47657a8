/** A shop with one product and a monthly price, and a browser without script that visits its pages. */
import { newBillingPortalConfiguration } from '../objects/billing-portal-configuration.ts';
import { noPortalFeatures } from '../objects/billing-portal-features.ts';
import { type Customer, newCustomer } from '../objects/customer.ts';
import { newPrice } from '../objects/price.ts';
import { newProduct } from '../objects/product.ts';
import type { TestEmulator } from './test-emulator.ts';

export const successUrl = 'http://localhost:3000/success?session_id={CHECKOUT_SESSION_ID}';
export const cancelUrl = 'http://localhost:3000/plans';

export type Shop = {
  readonly priceId: string;
  readonly customer: Customer;
};

export async function openShop(
  { store }: TestEmulator,
  { balance = 0 }: { readonly balance?: number } = {},
): Promise<Shop> {
  return store.write(async (tx) => {
    const now = await tx.now();
    const product = await tx.insert('product', newProduct({ now, name: 'Basic' }));
    const price = await tx.insert(
      'price',
      newPrice({
        now,
        currency: 'gbp',
        product: product.id,
        recurring: { interval: 'month' },
        unitAmount: 499,
      }),
    );
    const customer = newCustomer({ now, email: 'alex@example.com', balance });
    await tx.insert('customer', customer);
    const configuration = newBillingPortalConfiguration({
      now,
      isDefault: true,
      features: {
        invoice_history: { enabled: true },
        payment_method_update: { ...noPortalFeatures.payment_method_update, enabled: true },
        subscription_cancel: { ...noPortalFeatures.subscription_cancel, enabled: true },
      },
    });
    await tx.insert('billing_portal.configuration', configuration);
    return { priceId: price.id, customer };
  });
}

export const goodCard = {
  'card-number': '4242 4242 4242 4242',
  expiry: '04/30',
  cvc: '123',
  name: 'Alex Smith',
} as const;

export type PageVisit = {
  readonly status: number;
  readonly location: string | null;
  readonly text: string;
  readonly headers: Headers;
};

export async function visit(address: string): Promise<PageVisit> {
  return pageOf(await fetch(address, { redirect: 'manual' }));
}

export async function submit(
  address: string,
  fields: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = {},
): Promise<PageVisit> {
  const body = new URLSearchParams(fields);
  return pageOf(await fetch(address, { method: 'POST', body, headers, redirect: 'manual' }));
}

async function pageOf(response: Response): Promise<PageVisit> {
  return {
    status: response.status,
    location: response.headers.get('location'),
    text: await response.text(),
    headers: response.headers,
  };
}

/** Subscribes the customer through the checkout page, and gives the session as it is then. */
export async function checkOut(
  { stripe }: TestEmulator,
  { priceId, customer }: Shop,
  { trialDays, card = goodCard }: { readonly trialDays?: number; readonly card?: object } = {},
) {
  const session = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: customer.id,
    line_items: [{ price: priceId, quantity: 1 }],
    success_url: successUrl,
    cancel_url: cancelUrl,
    subscription_data: {
      ...(trialDays !== undefined && { trial_period_days: trialDays }),
      invoice_settings: { footer: 'Not VAT registered' },
    },
  });
  const url = session.url ?? '';
  const { status, text } = await submit(url, { ...goodCard, ...card });
  if (status !== 303) throw new Error(`checkout answered ${status}: ${text}`);
  return stripe.checkout.sessions.retrieve(session.id);
}
