// The words of the mails about subscriptions.

import { billingLimits } from '../billing-limits.ts';
import { billingTexts } from './billing.ts';
import { advisers } from './mails.ts';

const { refundDays } = billingLimits;

export const billingMailTexts = {
  /** True with a VAT number and without one; the invoice says which. */
  monthlyPrice: (amount: string) => `${amount} a month, including any VAT`,
  howToCancel:
    'To cancel, open Manage Subscription with the link below and choose Cancel subscription: two clicks, at any time, and you need not say why.',
  freeAdvice: `If money is tight, you are not alone: ${advisers} give free, confidential advice about debts.`,
  nothingLost:
    'Everything that you saved is still there. On the Free Plan you can read and change all of it, but you cannot add more than it holds. Payment reminders and exports are part of the paid plans.',
  actions: {
    manage: 'Manage my subscription',
    cancel: 'Cancel my subscription',
    keep: 'Keep my plan',
    pay: 'Pay now',
    finishPayment: 'Finish the payment',
    plans: 'See the plans',
    terms: 'Read the terms on our site',
  },
  /** Prices, and not what will be charged: credit may come off. */
  next: {
    renewal: (facts: { amount: string; day: string }) =>
      `Your plan next renews on ${facts.day}, for ${facts.amount}.`,
    trial: (facts: { amount: string; day: string }) =>
      `Your free trial lasts until ${facts.day}. The first payment of ${facts.amount} is due then.`,
    end: (day: string) => `Your plan is set to end on ${day}.`,
    openPayment: (amount: string) =>
      `A payment of ${amount} is still open, and your card may yet be charged for it.`,
    nothing: billingTexts.nothingMoreCharged,
    nothingElse: 'Nothing else will be charged.',
  },
  /** What a cancellation in the 14 days gives back. */
  refund: {
    inProportion: `If you have paid and cancel in those ${refundDays} days, we refund the days that you have not used, because you asked us to start at once.`,
    inFull: `If you have paid and cancel in those ${refundDays} days, we refund all of it, because you did not ask us to start at once.`,
  },
  started: {
    subject: (plan: string) => `Your ${plan} has started`,
    subjectOfTrial: (plan: string) => `Your free trial of the ${plan} has started`,
    lead: 'Thank you for subscribing. Please keep this mail: it has what you agreed to, a form to cancel with, and the terms for paid plans in full.',
    plan: (facts: { plan: string; features: readonly string[] }) =>
      `Plan: ${facts.plan} (${facts.features.join('; ')})`,
    price: (price: string) => `Price: ${price}`,
    trial: (day: string) => `Free trial: until ${day}. Nothing is charged before then.`,
    firstPayment: (facts: { amount: string; day: string }) =>
      `First payment: ${facts.amount}, due on ${facts.day}.`,
    unlessCancelled: (facts: { amount: string; day: string }) =>
      `First payment: ${facts.amount}, due on ${facts.day} unless you cancel before then.`,
    renewal: (day: string) => `Renewal: each month until you cancel. The next is on ${day}.`,
    renewalAfterTrial: 'Renewal: each month after that, until you cancel.',
    endOfPlan:
      'When you cancel, you keep your plan until the end of the month that you have paid for, or of your free trial. It then ends, and nothing more is charged.',
    right: ({ day, email }: { day: string; email: string }) =>
      `Your right to change your mind: you can cancel this contract within ${refundDays} days, until ${day}, without giving a reason. Choose 'Cancel and get a refund' under Manage Subscription, write to ${email}, or use the form at the end of this mail.`,
    rightInTrial: ({ day, email }: { day: string; email: string }) =>
      `Your right to change your mind: you can cancel this contract within ${refundDays} days, until ${day}, without giving a reason. Choose Cancel subscription under Manage Subscription, write to ${email}, or use the form at the end of this mail.`,
    rightAfterTrial: `When your trial turns paid you have another ${refundDays} days, and we will tell you so.`,
  },
  trialEnds: {
    subject: (day: string) => `Your free trial ends on ${day}`,
    lead: (facts: { plan: string; day: string; amount: string }) =>
      `Your free trial of the ${facts.plan} ends on ${facts.day}. The first payment of ${facts.amount} is due then, and the same each month after that.`,
    advice:
      'If you want to stay, you need not do anything. If not, cancel before then and you pay nothing.',
  },
  trialTurnedPaid: {
    subject: (facts: { plan: string; amount: string }) =>
      `Your free trial is over: your ${facts.plan} now costs ${facts.amount} a month`,
    lead: (facts: { plan: string; day: string; price: string }) =>
      `Your free trial ended on ${facts.day}. Your ${facts.plan} now costs ${facts.price}.`,
    right: (day: string) =>
      `You have another ${refundDays} days to change your mind, until ${day}: choose 'Cancel and get a refund'.`,
  },
  reminder: {
    subject: (plan: string) => `A reminder of your ${plan}`,
    lead: (facts: { plan: string; day: string; price: string }) =>
      `You subscribed on ${facts.day}. Your ${facts.plan} costs ${facts.price}, and renews each month until you cancel.`,
    advice: 'If it still helps you, you need not do anything.',
  },
  paymentFailed: {
    subject: (plan: string) => `A payment for your ${plan} did not go through`,
    lead: (facts: { plan: string; amount: string }) =>
      `A payment of ${facts.amount} for your ${facts.plan} did not go through. This happens, for example when a card has expired.`,
    until: (day: string) =>
      `Your plan stays as it is while the payment is tried again, until ${day} at the latest. If it has not gone through by then, your paid plan stops. Nothing that you saved is lost.`,
    advice: 'You can pay now, with the same card or another one. It is then not tried again.',
    staysOpen: 'Cancelling stops later payments. This one stays open.',
  },
  paymentNeedsYou: {
    subject: 'A payment is waiting for you',
    renewal: (facts: { plan: string; amount: string }) =>
      `Your bank asks you to confirm a payment of ${facts.amount} for your ${facts.plan}.`,
    until: (day: string) =>
      `Your plan stays as it is until ${day} at the latest. If the payment has not been made by then, your paid plan stops. Nothing that you saved is lost.`,
    change: (facts: { plan: string; newPlan: string; amount: string }) =>
      `Your change from the ${facts.plan} to the ${facts.newPlan} waits for a payment of ${facts.amount}, which your bank declined or asks you to confirm.`,
    changeUntil: (facts: { moment: string; plan: string }) =>
      `You can finish it until ${facts.moment}. If you no longer want the change, you need not do anything: you keep the ${facts.plan}, and nothing is charged for the change.`,
  },
  planChanged: {
    subject: (plan: string) => `You are now on the ${plan}`,
    lead: (facts: { formerPlan: string; plan: string; price: string }) =>
      `Your plan has changed from the ${facts.formerPlan} to the ${facts.plan}, which costs ${facts.price}.`,
    upgrade: 'What you paid for the change is on your invoice under Manage Subscription.',
    downgrade: (formerPlan: string) =>
      `What you had paid for unused days of the ${formerPlan} is taken off your next payments.`,
  },
  cancelled: {
    subject: (facts: { plan: string; day: string }) => `Your ${facts.plan} ends on ${facts.day}`,
    lead: (facts: { plan: string; day: string }) =>
      `Your subscription is cancelled. You keep your ${facts.plan} until ${facts.day}, and then it ends.`,
    /** An open payment may end it sooner. */
    unpaid: (facts: { plan: string; day: string }) =>
      `Your subscription is cancelled. Your ${facts.plan} does not renew, and ends on ${facts.day} at the latest.`,
    bySuspension: (facts: { plan: string; day: string }) =>
      `Your account is suspended, and so your ${facts.plan} does not renew. It ends on ${facts.day}.`,
    refund: (day: string) =>
      `You are still within your ${refundDays} days: until ${day} you can choose 'Cancel and get a refund' instead, which ends your plan at once.`,
    advice: 'If you would rather stay, you can keep your plan at any time before it ends.',
    contact: (email: string) => `If you think that this is a mistake, write to ${email}.`,
  },
  kept: {
    subject: (plan: string) => `Your ${plan} goes on`,
    lead: (facts: { plan: string; price: string }) =>
      `Your ${facts.plan} is no longer set to end. It costs ${facts.price}, and renews each month until you cancel.`,
  },
  ended: {
    subject: (plan: string) => `Your ${plan} has ended`,
    lead: (facts: { plan: string; day: string }) => `Your ${facts.plan} ended on ${facts.day}.`,
    reasons: {
      cancelled: 'It ended because it was cancelled.',
      payment_failed: 'It ended because its payment did not go through.',
      refund: 'It ended at once because it was cancelled with a refund.',
      unknown: null,
    },
    duplicate: {
      subject: 'A second subscription has ended',
      lead: (facts: { plan: string; day: string }) =>
        `You had two subscriptions at the same time. On ${facts.day} we ended one of them, the ${facts.plan}.`,
      noMoreCharged:
        'You will not be charged for that one again, and what you paid for it goes back to your card.',
      other: (plan: string) => `Your other subscription, the ${plan}, goes on.`,
    },
    noMoreCharged: 'You will not be charged for it again, and need not do anything.',
    planNow: (plan: string) =>
      `Your account now has the ${plan}, and everything that you saved is still there.`,
    comeBack: 'You can subscribe again at any time.',
  },
  refundMade: {
    subject: (amount: string) => `We have refunded ${amount}`,
    lead: (facts: { plan: string; amount: string }) =>
      `We have refunded ${facts.amount} for your ${facts.plan} to the card that you paid with. ${billingTexts.cancellation.refundTakes}`,
    endedOn: (day: string) =>
      `That subscription ended on ${day}. You will not be charged for it again, and need not do anything.`,
  },
  priceChange: {
    subject: (facts: { plan: string; day: string }) =>
      `The price of your ${facts.plan} changes on ${facts.day}`,
    lead: (facts: { plan: string; day: string }) =>
      `The price of the ${facts.plan} changes. For you the new price applies from your renewal on ${facts.day}.`,
    formerPrice: (price: string) => `Price until then: ${price}`,
    newPrice: (facts: { price: string; day: string }) => `Price from ${facts.day}: ${facts.price}`,
    advice: (day: string) =>
      `If you want to stay, you need not do anything. If not, cancel before ${day}: you keep your plan until the end of the time that you have paid for, and never pay the new price.`,
  },
} as const;
