/** The calls about plans as a browser makes them, and what the emulator says of those who made them. */

import { accountLimits } from '@debt-payoff/contract/account-limits';
import { billingAddresses } from '@debt-payoff/contract/billing-addresses';
import type Stripe from 'stripe';
import { findCustomerOf } from '../billing/sync/customers.store.ts';
import { syncSubscription } from '../billing/sync/sync-subscription.ts';
import { isLive } from '../entitlements/subscription-tier.ts';
import { call, type Person, signIn } from './people.ts';
import { useCard } from './subscribers.ts';
import type { TestBilling } from './test-billing.ts';

type Action = keyof typeof billingAddresses;
type Who = Pick<Person, 'id' | 'username' | 'password'>;

const tokenMs = (accountLimits.accessTokenMinutes - 1) * 60_000;

export function billingCalls(billing: TestBilling) {
  const { app, db, deps, clock, stripe } = billing;
  const tokens = new Map<number, { readonly token: string; readonly atMs: number }>();

  /** Signed in anew once the token has ended: it does not last as long as a subscription. */
  const tokenOf = async (who: Who): Promise<string> => {
    const nowMs = clock.now().getTime();
    const known = tokens.get(who.id);
    if (known !== undefined && nowMs >= known.atMs && nowMs < known.atMs + tokenMs) {
      return known.token;
    }
    const { token } = await signIn(app, who);
    tokens.set(who.id, { token, atMs: nowMs });
    return token;
  };

  const ask = async (who: Who, action: Action, body?: object, query = '') => {
    const { method, path } = billingAddresses[action];
    const as = await tokenOf(who);
    return call(app, { method, path: `${path}${query}` }, { as, ...(body && { body }) });
  };

  const customerOf = async ({ id }: Who): Promise<string> => {
    const row = await findCustomerOf(db, id);
    if (row === null || row.customerId === null) throw new Error('No customer yet');
    return row.customerId;
  };

  const subscriptionsOf = async (who: Who): Promise<Stripe.Subscription[]> => {
    const customer = await customerOf(who);
    return (await stripe.subscriptions.list({ customer, status: 'all' })).data;
  };

  return {
    ask,
    tokenOf,
    customerOf,
    subscriptionsOf,
    countLive: async (who: Who): Promise<number> =>
      (await subscriptionsOf(who)).filter(({ status }) => isLive(status)).length,
    /** What left the card, oldest first, in pence. */
    chargesOf: async (who: Who): Promise<number[]> => {
      const { data } = await stripe.charges.list({ customer: await customerOf(who), limit: 100 });
      const paid = data.filter(({ status }) => status === 'succeeded');
      return paid.map(({ amount }) => amount).reverse();
    },
    openSessionsOf: async (who: Who): Promise<string[]> => {
      const customer = await customerOf(who);
      const { data } = await stripe.checkout.sessions.list({ customer, status: 'open' });
      return data.map(({ id }) => id);
    },
    /** As a message of Stripe would bring about. */
    sync: async (who: Who) => syncSubscription(deps, await customerOf(who)),
    tierOf: async (who: Who): Promise<string> => (await ask(who, 'tier')).body.tier,
    useCard: async (who: Who, card: string): Promise<void> =>
      useCard(billing, { customerId: await customerOf(who), card }),
  };
}
