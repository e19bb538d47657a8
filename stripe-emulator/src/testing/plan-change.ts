/** A change of plan that is previewed first, as the product does it. */
import { itemOf, latestInvoiceOf, type Subscriber } from './subscriber.ts';

type PlanChange = {
  readonly id: string;
  readonly price: string;
  readonly quantity?: number;
  readonly proration_behavior?: 'always_invoice' | 'create_prorations' | 'none';
};

/** Previews the change, makes it, and gives the preview and the invoice that came of it. */
export async function changePlan(subscriber: Subscriber, change: PlanChange) {
  const { stripe } = subscriber;
  const { proration_behavior = 'always_invoice' } = change;
  const item = itemOf(await stripe.subscriptions.retrieve(change.id));
  const items = [{ id: item, price: change.price, quantity: change.quantity ?? 1 }];
  const preview = await stripe.invoices.createPreview({
    subscription: change.id,
    subscription_details: { items, proration_behavior },
  });
  await stripe.subscriptions.update(change.id, { items, proration_behavior });
  return { preview, invoice: await latestInvoiceOf(stripe, change.id) };
}

export async function balanceOf({ stripe, customerId }: Subscriber): Promise<number> {
  const customer = await stripe.customers.retrieve(customerId);
  if (customer.deleted) throw new Error('the customer was deleted');
  return customer.balance;
}
