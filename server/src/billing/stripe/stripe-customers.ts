/** Customers at Stripe, and whose they are. */
import type Stripe from 'stripe';
import type { CustomerIdentity, PaymentProvider, ProviderCustomer } from '../payment-provider.ts';
import { orNull } from './stripe-failures.ts';
import { listRefunds } from './stripe-invoice-facts.ts';
import { factsOfSubscription } from './stripe-subscription-facts.ts';
import { pageSize, readingBound } from './stripe-values.ts';

type Customers = Pick<
  PaymentProvider,
  | 'findCustomer'
  | 'findCustomerId'
  | 'listCustomers'
  | 'createCustomer'
  | 'updateEmail'
  | 'deleteCustomer'
>;

export function stripeCustomerCalls(stripe: Stripe): Customers {
  return {
    findCustomer: (customerId) => findCustomer(stripe, customerId),
    listCustomers: () => listCustomers(stripe),
    findCustomerId: async ({ email, ...person }) => {
      for await (const { id, identity } of listCustomers(stripe, { email })) {
        const isTheirs = identity.registeredAt.getTime() === person.registeredAt.getTime();
        if (identity.userId === person.userId && isTheirs) return id;
      }
      return null;
    },
    createCustomer: async ({ email, key, ...identity }) => {
      const metadata = customerMarksOf(identity);
      const { id } = await stripe.customers.create({ metadata }, { idempotencyKey: key });
      // Apart: the address may change before the call is sent again, which must then be the same call.
      await orNull(stripe.customers.update(id, { email }));
      return id;
    },
    updateEmail: async ({ customerId, email }) => {
      await orNull(stripe.customers.update(customerId, { email }));
    },
    deleteCustomer: async (customerId) => {
      await orNull(stripe.customers.del(customerId));
    },
  };
}

const marks = { user: 'debt_payoff_user', registered: 'debt_payoff_registered' } as const;

/** All is asked at the same time; most people have one page of each. */
async function findCustomer(stripe: Stripe, customerId: string): Promise<ProviderCustomer | null> {
  const [customer, subscriptions, refunds] = await Promise.all([
    orNull(stripe.customers.retrieve(customerId)),
    orNull(listSubscriptions(stripe, customerId)),
    orNull(listRefunds(stripe, customerId)),
  ]);
  if (customer === null || customer.deleted) return null;
  const facts = await Promise.all(
    (subscriptions ?? []).map((subscription) => factsOfSubscription(stripe, subscription)),
  );
  return {
    id: customer.id,
    subscriptions: facts.filter((one) => one !== null),
    refunds: refunds ?? [],
  };
}

function listSubscriptions(stripe: Stripe, customer: string): Promise<Stripe.Subscription[]> {
  return stripe.subscriptions
    .list({ customer, status: 'all', limit: pageSize, expand: ['data.latest_invoice'] })
    .autoPagingToArray(readingBound);
}

async function* listCustomers(
  stripe: Stripe,
  which: { readonly email?: string } = {},
): AsyncGenerator<{ readonly id: string; readonly identity: CustomerIdentity }> {
  for await (const { id, metadata } of stripe.customers.list({ ...which, limit: pageSize })) {
    const identity = identityOf(metadata);
    if (identity !== null) yield { id, identity };
  }
}

export function customerMarksOf({ userId, registeredAt }: CustomerIdentity): Stripe.MetadataParam {
  return { [marks.user]: String(userId), [marks.registered]: registeredAt.toISOString() };
}

/** Null for one that is not ours. */
function identityOf(metadata: Stripe.Metadata): CustomerIdentity | null {
  const userId = Number(metadata[marks.user]);
  const registeredAt = new Date(metadata[marks.registered] ?? '');
  const isOurs = Number.isSafeInteger(userId) && !Number.isNaN(registeredAt.getTime());
  return isOurs ? { userId, registeredAt } : null;
}
