/** What the mails about the end of a subscription say, from its row as it is when they are sent. */
import type { Company } from '@debt-payoff/contract/company';
import type { TierName } from '@debt-payoff/contract/plans';
import { billingMailTexts as texts } from '@debt-payoff/contract/texts/billing-mails';
import { moreFreeHelp } from '@debt-payoff/contract/texts/debt-help';
import type { SubscriptionRow } from '../../entitlements/subscription-tier.ts';
import { formatMailDate, formatMailDay } from '../../mail/mail-days.ts';
import type { RefundWindow } from '../refund-offer.ts';
import { isUnpaid, lastCharges, type MailPages, type MailWords, planOf } from './mail-facts.ts';
import type { EndReason } from './mail-kinds.ts';

/** Null where it was kept, or has ended by now. */
export function cancelledWords(
  row: SubscriptionRow,
  {
    pages,
    company,
    window,
    isSuspended,
  }: {
    readonly pages: MailPages;
    readonly company: Company;
    readonly window: RefundWindow | null;
    readonly isSuspended: boolean;
  },
): MailWords | null {
  if (row.endsAt === null || row.endedAt !== null) return null;
  const { cancelled, actions } = texts;
  const facts = { plan: planOf(row.tier), day: formatMailDate(row.endsAt) };
  const subject = cancelled.subject(facts);
  if (isSuspended) {
    // Anyone who is suspended cannot get to the page.
    const paragraphs = [
      cancelled.bySuspension(facts),
      ...lastCharges(row),
      cancelled.contact(company.email),
    ];
    return { subject, paragraphs };
  }
  const canGetRefund = window !== null && row.status === 'active';
  return {
    subject,
    paragraphs: [
      isUnpaid(row) ? cancelled.unpaid(facts) : cancelled.lead(facts),
      ...lastCharges(row),
      ...(canGetRefund ? [cancelled.refund(formatMailDay(window.until))] : []),
      cancelled.advice,
    ],
    action: { label: actions.keep, url: pages.manage },
  };
}

export function endedWords(
  row: SubscriptionRow,
  {
    reason,
    other,
    tierNow,
    isSuspended,
    pages,
    company,
  }: {
    readonly reason: EndReason;
    /** The subscription that went on beside it, where there were two. */
    readonly other: SubscriptionRow | null;
    /** By a grant, or bought again since. */
    readonly tierNow: TierName;
    readonly isSuspended: boolean;
    readonly pages: MailPages;
    readonly company: Company;
  },
): MailWords | null {
  const { endedAt } = row;
  if (endedAt === null) return null;
  const { ended, actions } = texts;
  const facts = { plan: planOf(row.tier), day: formatMailDate(endedAt) };
  const manage = { label: actions.manage, url: pages.manage };
  if (other !== null) {
    const { subject, lead, noMoreCharged, other: goesOn } = ended.duplicate;
    const paragraphs = [lead(facts), noMoreCharged, goesOn(planOf(other.tier)), texts.howToCancel];
    return { subject, paragraphs, action: manage };
  }
  const why = ended.reasons[reason];
  const subject = ended.subject(facts.plan);
  const end = [ended.lead(facts), ...(why === null ? [] : [why]), ended.noMoreCharged];
  if (isSuspended) return { subject, paragraphs: [...end, texts.cancelled.contact(company.email)] };
  if (tierNow !== 'free') {
    return { subject, paragraphs: [...end, ended.planNow(planOf(tierNow))], action: manage };
  }
  return {
    subject,
    paragraphs: [
      ...end,
      texts.nothingLost,
      ...(reason === 'payment_failed' ? [texts.freeAdvice] : []),
      ended.comeBack,
    ],
    action: { label: actions.plans, url: pages.plans },
    ...(reason === 'payment_failed' && { help: { label: moreFreeHelp, url: pages.debtHelp } }),
  };
}
