/** Who somebody is at Stripe, and what they agreed to at each checkout, for them to take along. */
import { poundsFromPence } from '@debt-payoff/contract/money';
import { asc, eq } from 'drizzle-orm';
import { type OwnDataSection, written } from '../accounts/own-data.ts';
import { checkouts, stripeCustomers, trialUses } from './billing.tables.ts';

export const billingData: OwnDataSection = async ({ db }, { account }) => {
  const customers = await db
    .select()
    .from(stripeCustomers)
    .where(eq(stripeCustomers.userId, account.id));
  const visits = await db
    .select({ checkout: checkouts })
    .from(checkouts)
    .innerJoin(stripeCustomers, eq(stripeCustomers.id, checkouts.customerRowId))
    .where(eq(stripeCustomers.userId, account.id))
    .orderBy(asc(checkouts.id));
  const trials = await db.select().from(trialUses).where(eq(trialUses.userId, account.id));
  return {
    card_payments: customers.map(({ customerId, createdAt }) => ({
      customer_id: customerId,
      created_at: written(createdAt),
    })),
    checkouts: visits.map(({ checkout }) => checkoutPart(checkout)),
    free_trials: trials.map(({ usedAt }) => ({ used_at: written(usedAt) })),
  };
};

function checkoutPart(checkout: typeof checkouts.$inferSelect) {
  return {
    tier: checkout.tier,
    price: poundsFromPence(checkout.pricePence),
    trial_days: checkout.trialDays,
    asked_to_start_now_at: written(checkout.startNowAt),
    start_now_wording: checkout.startNowWording,
    created_at: written(checkout.createdAt),
    expires_at: written(checkout.expiresAt),
    closed_at: written(checkout.closedAt),
  };
}
