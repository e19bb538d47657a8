/** What the mails about the life of a subscription say, from its row as it is when they are sent. */
import type { Company } from '@debt-payoff/contract/company';
import { formatPence } from '@debt-payoff/contract/money';
import { plans, type TierName, tiers } from '@debt-payoff/contract/plans';
import { billingMailTexts as texts } from '@debt-payoff/contract/texts/billing-mails';
import { cancellationForm } from '@debt-payoff/contract/texts/cancellation-form';
import type { SubscriptionRow } from '../../entitlements/subscription-tier.ts';
import { formatMailDate, formatMailDay } from '../../mail/mail-days.ts';
import type { RefundWindow } from '../refund-offer.ts';
import {
  isPaidFor,
  lastDayToLeave,
  type MailPages,
  type MailWords,
  planOf,
  priceOf,
  refundRule,
  runningTrialEnd,
  whatComesNext,
} from './mail-facts.ts';
import { termsAppendices } from './terms-appendices.ts';

/** The key facts together, the form to cancel with, and the terms, for a person to keep. */
export function startedWords(
  row: SubscriptionRow,
  { pages, company }: { readonly pages: MailPages; readonly company: Company },
): MailWords {
  const { started, actions } = texts;
  const plan = planOf(row.tier);
  const trialEnd = runningTrialEnd(row);
  const toLeave = { day: lastDayToLeave(row), email: company.email };
  const orderedOn = formatMailDate(row.startedAt);
  return {
    subject: trialEnd === null ? started.subject(plan) : started.subjectOfTrial(plan),
    paragraphs: [
      started.lead,
      started.plan({ plan, features: plans[row.tier].features }),
      started.price(priceOf(row.amountPence)),
      ...(trialEnd === null ? [] : [started.trial(formatMailDate(trialEnd))]),
      ...firstCharges(row, trialEnd),
      ...(row.endsAt === null ? [texts.howToCancel, started.endOfPlan] : []),
      ...(trialEnd === null
        ? [started.right(toLeave)]
        : [started.rightInTrial(toLeave), started.rightAfterTrial]),
      refundRule(row),
    ],
    action: { label: actions.manage, url: pages.manage },
    otherAction: { label: actions.terms, url: pages.terms },
    appendices: [
      {
        title: cancellationForm.title,
        lines: cancellationForm.lines({ company, order: { plan, orderedOn } }),
      },
      ...termsAppendices({ company, site: pages.site }),
    ],
  };
}

/** While a trial lasts, the period ends with it: that is the first payment, and no renewal. */
function firstCharges(row: SubscriptionRow, trialEnd: Date | null): string[] {
  const { firstPayment, unlessCancelled, renewal, renewalAfterTrial } = texts.started;
  const first = {
    amount: formatPence(row.amountPence),
    day: formatMailDate(trialEnd ?? row.startedAt),
  };
  if (row.endsAt !== null) {
    return [...(trialEnd === null ? [firstPayment(first)] : []), ...whatComesNext(row)];
  }
  return trialEnd === null
    ? [firstPayment(first), renewal(formatMailDate(row.periodEnd))]
    : [unlessCancelled(first), renewalAfterTrial];
}

/** Null where there is no trial any more that would turn paid. */
export function trialEndsWords(
  row: SubscriptionRow,
  { pages, now }: { readonly pages: MailPages; readonly now: Date },
): MailWords | null {
  const trialEnd = runningTrialEnd(row);
  if (trialEnd === null || trialEnd <= now || row.endsAt !== null) return null;
  const day = formatMailDate(trialEnd);
  const facts = { plan: planOf(row.tier), day, amount: formatPence(row.amountPence) };
  const { subject, lead, advice } = texts.trialEnds;
  return {
    subject: subject(day),
    paragraphs: [lead(facts), advice, texts.howToCancel],
    action: { label: texts.actions.cancel, url: pages.manage },
  };
}

/** Null where it has since ended, or its payment turned out not to be made. */
export function trialTurnedPaidWords(
  row: SubscriptionRow,
  { pages, window }: { readonly pages: MailPages; readonly window: RefundWindow | null },
): MailWords | null {
  const { trialEnd, amountPence } = row;
  if (!isPaidFor(row) || trialEnd === null || row.openInvoiceId !== null) return null;
  const plan = planOf(row.tier);
  const { subject, lead, right } = texts.trialTurnedPaid;
  return {
    subject: subject({ plan, amount: formatPence(amountPence) }),
    paragraphs: [
      lead({ plan, day: formatMailDate(trialEnd), price: priceOf(amountPence) }),
      // Paid at last after the 14 days, or told late.
      ...(window === null ? [] : [right(formatMailDay(window.until)), refundRule(row)]),
      ...whatComesNext(row),
    ],
    action: { label: texts.actions.manage, url: pages.manage },
  };
}

/** Null for one that is not simply going on. */
export function reminderWords(row: SubscriptionRow, pages: MailPages): MailWords | null {
  if (!isPaidFor(row) || row.endsAt !== null) return null;
  const plan = planOf(row.tier);
  const { subject, lead, advice } = texts.reminder;
  const facts = { plan, day: formatMailDate(row.startedAt), price: priceOf(row.amountPence) };
  return {
    subject: subject(plan),
    paragraphs: [lead(facts), advice, ...whatComesNext(row)],
    action: { label: texts.actions.cancel, url: pages.manage },
  };
}

/** Null where the plan has since become another, or has ended. */
export function planChangedWords(
  row: SubscriptionRow,
  change: { readonly formerTier: TierName; readonly tier: TierName },
  pages: MailPages,
): MailWords | null {
  if (row.tier !== change.tier || row.endedAt !== null) return null;
  const plan = planOf(row.tier);
  const { subject, lead, upgrade, downgrade } = texts.planChanged;
  const formerPlan = planOf(change.formerTier);
  const isUpgrade = tiers.indexOf(change.tier) > tiers.indexOf(change.formerTier);
  // In a trial, also one that staff have given, a change costs nothing.
  const proration = row.status === 'trialing' ? [] : [isUpgrade ? upgrade : downgrade(formerPlan)];
  return {
    subject: subject(plan),
    paragraphs: [
      lead({ formerPlan, plan, price: priceOf(row.amountPence) }),
      ...proration,
      ...whatComesNext(row),
    ],
    action: { label: texts.actions.manage, url: pages.manage },
  };
}

/** Null where it has since been cancelled again, or has ended. */
export function keptWords(row: SubscriptionRow, pages: MailPages): MailWords | null {
  if (row.endsAt !== null || row.endedAt !== null) return null;
  const plan = planOf(row.tier);
  const { subject, lead } = texts.kept;
  return {
    subject: subject(plan),
    paragraphs: [lead({ plan, price: priceOf(row.amountPence) }), ...whatComesNext(row)],
    action: { label: texts.actions.manage, url: pages.manage },
  };
}
