/** What the mails about money say: a payment that failed or waits, a refund, another price. */
import { formatPence } from '@debt-payoff/contract/money';
import { billingMailTexts as texts } from '@debt-payoff/contract/texts/billing-mails';
import { moreFreeHelp } from '@debt-payoff/contract/texts/debt-help';
import { pastDueUntil, type SubscriptionRow } from '../../entitlements/subscription-tier.ts';
import { formatMailDate, formatMailDay, formatMailMoment } from '../../mail/mail-days.ts';
import {
  type MailPages,
  type MailWords,
  openAmount,
  planOf,
  priceOf,
  whatComesNext,
} from './mail-facts.ts';

type InvoiceMail = { readonly invoiceId: string; readonly pages: MailPages; readonly now: Date };

/** Null where it has since been paid, or there is another invoice. */
export function paymentFailedWords(
  row: SubscriptionRow,
  { invoiceId, pages, now }: InvoiceMail,
): MailWords | null {
  if (row.openInvoiceId !== invoiceId || row.status !== 'past_due') return null;
  const plan = planOf(row.tier);
  const { subject, lead, until, advice, staysOpen } = texts.paymentFailed;
  return {
    subject: subject(plan),
    paragraphs: [
      lead({ plan, amount: openAmount(row) }),
      ...keptUntil(row, { now, words: until }),
      advice,
      `${texts.howToCancel} ${staysOpen}`,
      texts.freeAdvice,
    ],
    ...paymentLinks(row, { pages, label: texts.actions.pay }),
    help: { label: moreFreeHelp, url: pages.debtHelp },
  };
}

/** Null as above; also where it no longer waits for the person, or has lapsed. */
export function paymentNeedsYouWords(
  row: SubscriptionRow,
  { invoiceId, pages, now }: InvoiceMail,
): MailWords | null {
  if (row.openInvoiceId !== invoiceId || row.endedAt !== null) return null;
  const { subject, renewal, until } = texts.paymentNeedsYou;
  const links = paymentLinks(row, { pages, label: texts.actions.finishPayment });
  const { pendingTier, pendingUntil } = row;
  if (pendingTier !== null) {
    if (pendingUntil !== null && pendingUntil <= now) return null;
    // To leave the change there is nothing to do, and nothing to cancel.
    return { subject, paragraphs: waitingChange(row, pendingTier), action: links.action };
  }
  if (!row.openInvoiceNeedsAction) return null;
  const facts = { plan: planOf(row.tier), amount: openAmount(row) };
  return {
    subject,
    paragraphs: [renewal(facts), ...keptUntil(row, { now, words: until }), texts.howToCancel],
    ...links,
  };
}

function waitingChange(
  row: SubscriptionRow,
  pendingTier: NonNullable<SubscriptionRow['pendingTier']>,
): string[] {
  const { change, changeUntil } = texts.paymentNeedsYou;
  const plan = planOf(row.tier);
  const { pendingUntil } = row;
  return [
    change({ plan, newPlan: planOf(pendingTier), amount: openAmount(row) }),
    ...(pendingUntil === null
      ? []
      : [changeUntil({ moment: formatMailMoment(pendingUntil), plan })]),
  ];
}

/** Only while that day is still to come. One that is set to end may end sooner. */
function keptUntil(
  { pastDueSince, endsAt }: SubscriptionRow,
  { now, words }: { readonly now: Date; readonly words: (day: string) => string },
): string[] {
  const bound = pastDueUntil(pastDueSince);
  if (bound === null) return [];
  const until = endsAt !== null && endsAt < bound ? endsAt : bound;
  return until <= now ? [] : [words(formatMailDate(until))];
}

/** The invoice's own page is a secret of its owner, and so it is looked up only now. */
function paymentLinks(
  { openInvoiceUrl }: SubscriptionRow,
  { pages, label }: { readonly pages: MailPages; readonly label: string },
): Required<Pick<MailWords, 'action' | 'otherAction'>> {
  return {
    action: { label, url: openInvoiceUrl ?? pages.manage },
    otherAction: { label: texts.actions.cancel, url: pages.manage },
  };
}

export function refundMadeWords(
  row: SubscriptionRow,
  { amountPence, pages }: { readonly amountPence: number; readonly pages: MailPages },
): MailWords {
  const amount = formatPence(amountPence);
  const { subject, lead, endedOn } = texts.refundMade;
  const hasEnded = row.endedAt !== null;
  return {
    subject: subject(amount),
    paragraphs: [
      lead({ plan: planOf(row.tier), amount }),
      ...(row.endedAt === null ? whatComesNext(row) : [endedOn(formatMailDate(row.endedAt))]),
    ],
    action: hasEnded
      ? { label: texts.actions.plans, url: pages.plans }
      : { label: texts.actions.manage, url: pages.manage },
  };
}

/** Null where it no longer concerns them: another plan, set to end, or paid at the new price already. */
export function priceChangeWords(
  row: SubscriptionRow,
  {
    change,
    appliesOn,
    pages,
  }: {
    readonly change: { readonly tier: string; readonly amountPence: number };
    readonly appliesOn: string;
    readonly pages: MailPages;
  },
): MailWords | null {
  const isTheirs = row.tier === change.tier && row.amountPence !== change.amountPence;
  if (!isTheirs || row.endsAt !== null || row.endedAt !== null) return null;
  const { priceChange } = texts;
  const facts = { plan: planOf(row.tier), day: formatMailDay(appliesOn) };
  const price = priceOf(change.amountPence);
  return {
    subject: priceChange.subject(facts),
    paragraphs: [
      priceChange.lead(facts),
      priceChange.formerPrice(priceOf(row.amountPence)),
      priceChange.newPrice({ price, day: facts.day }),
      priceChange.advice(facts.day),
      texts.howToCancel,
    ],
    action: { label: texts.actions.cancel, url: pages.manage },
  };
}
