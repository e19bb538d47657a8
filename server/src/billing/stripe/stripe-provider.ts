/** Stripe, or what speaks as Stripe does, as the provider of card payments. */
import type Stripe from 'stripe';
import type { Log } from '../../platform/logging.ts';
import type { PaymentProvider, ProviderAccount } from '../payment-provider.ts';
import { listBills } from './stripe-bills.ts';
import { stripeVisitCalls } from './stripe-checkout.ts';
import { findCredit, takeCredit } from './stripe-credit.ts';
import { stripeCustomerCalls } from './stripe-customers.ts';
import {
  createStripeNews,
  eachOrUnavailable,
  orUnavailable,
  type StripeNews,
} from './stripe-failures.ts';
import { listInvoices, listPaidInvoices } from './stripe-invoice-facts.ts';
import { createPlanPrice, findPlanPrice } from './stripe-prices.ts';
import { refundInvoice } from './stripe-refunds.ts';
import { stripeChangeCalls } from './stripe-subscription-changes.ts';

export function createStripeProvider(
  stripe: Stripe,
  {
    account,
    log,
    news = createStripeNews(log),
  }: { readonly account: ProviderAccount; readonly log: Log; readonly news?: StripeNews },
): PaymentProvider {
  const guarded =
    <Input, Result>(work: (input: Input) => Promise<Result>) =>
    (input: Input): Promise<Result> =>
      orUnavailable(news, () => work(input));
  const customers = stripeCustomerCalls(stripe);
  const visits = stripeVisitCalls(stripe);
  const changes = stripeChangeCalls(stripe);
  return {
    account,

    findCustomer: guarded(customers.findCustomer),
    listCustomers: () => eachOrUnavailable(news, customers.listCustomers()),
    findCustomerId: guarded(customers.findCustomerId),
    createCustomer: guarded(customers.createCustomer),
    updateEmail: guarded(customers.updateEmail),
    deleteCustomer: guarded(customers.deleteCustomer),

    findPrice: guarded((tier) => findPlanPrice(stripe, tier)),
    createPrice: guarded((price) => createPlanPrice(stripe, price)),

    openCheckout: guarded(visits.openCheckout),
    expireCheckout: guarded(visits.expireCheckout),
    expireCheckoutsOf: guarded(visits.expireCheckoutsOf),
    openPortal: guarded(visits.openPortal),

    previewChange: guarded(changes.previewChange),
    changePlan: guarded(changes.changePlan),
    movePrice: guarded(changes.movePrice),
    cancelAtPeriodEnd: guarded(changes.cancelAtPeriodEnd),
    reactivate: guarded(changes.reactivate),
    cancelNow: guarded(changes.cancelNow),
    extend: guarded(changes.extend),

    listPaidInvoices: guarded((of) => listPaidInvoices(stripe, of)),
    findCredit: guarded((of) => findCredit(stripe, of)),
    takeCredit: guarded((credit) => takeCredit(stripe, credit)),
    refund: guarded((refund) => refundInvoice(stripe, refund)),
    listInvoices: guarded((customerId) => listInvoices(stripe, customerId)),
    listBills: guarded((subscriptionId) => listBills(stripe, subscriptionId)),
  };
}
