/** Writes the mails about subscriptions, from what is true when they are sent. */
import { paths } from '@debt-payoff/contract/paths';
import { mailTexts } from '@debt-payoff/contract/texts/mails';
import { tierOf } from '../entitlements/entitlements.ts';
import { currentOf, type SubscriptionRow } from '../entitlements/subscription-tier.ts';
import { findSubscriptionRow, listSubscriptionsOf } from '../entitlements/subscriptions.store.ts';
import {
  type Mail,
  type MailKind,
  type MailTemplate,
  mailTemplate,
  type TemplateDeps,
} from '../mail/mail.ts';
import { layOutMail } from '../mail/mail-layout.ts';
import { findUser, type User } from '../people/people.store.ts';
import { cancelledWords, endedWords } from './mails/end-words.ts';
import type { MailPages, MailWords } from './mails/mail-facts.ts';
import {
  cancelledMail,
  endedMail,
  keptMail,
  paymentFailedMail,
  paymentNeedsYouMail,
  planChangedMail,
  priceChangeMail,
  refundMadeMail,
  reminderMail,
  startedMail,
  trialEndsMail,
  trialTurnedPaidMail,
} from './mails/mail-kinds.ts';
import {
  keptWords,
  planChangedWords,
  reminderWords,
  startedWords,
  trialEndsWords,
  trialTurnedPaidWords,
} from './mails/mail-words.ts';
import {
  paymentFailedWords,
  paymentNeedsYouWords,
  priceChangeWords,
  refundMadeWords,
} from './mails/payment-words.ts';
import { findPriceChangeNotice } from './price-changes/price-change-notices.store.ts';
import { findRefundWindow, type RefundWindow } from './refund-offer.ts';

/** What the words of a mail are made from. */
type Scene = {
  readonly row: SubscriptionRow;
  readonly user: User;
  readonly pages: MailPages;
  readonly now: Date;
  /** While 'Cancel and get a refund' is open. */
  readonly window: RefundWindow | null;
};

export function billingMailTemplates(deps: TemplateDeps): MailTemplate[] {
  const { db } = deps;
  const { company } = deps.config;
  const template = <Payload extends { readonly subscriptionId: number }>(
    kind: MailKind<Payload>,
    wordsOf: (scene: Scene, payload: Payload) => MailWords | null | Promise<MailWords | null>,
  ): MailTemplate => mailTemplate(kind, (payload) => mailAbout(deps, payload, wordsOf));
  return [
    template(startedMail, ({ row, pages }) =>
      row.endedAt === null ? startedWords(row, { pages, company }) : null,
    ),
    template(trialEndsMail, ({ row, ...scene }) => trialEndsWords(row, scene)),
    template(trialTurnedPaidMail, ({ row, ...scene }) => trialTurnedPaidWords(row, scene)),
    template(reminderMail, ({ row, pages }) => reminderWords(row, pages)),
    template(paymentFailedMail, ({ row, ...scene }, { invoiceId }) =>
      paymentFailedWords(row, { ...scene, invoiceId }),
    ),
    template(paymentNeedsYouMail, ({ row, ...scene }, { invoiceId }) =>
      paymentNeedsYouWords(row, { ...scene, invoiceId }),
    ),
    template(planChangedMail, ({ row, pages }, change) => planChangedWords(row, change, pages)),
    template(cancelledMail, ({ row, user, ...scene }) =>
      cancelledWords(row, { ...scene, company, isSuspended: user.suspendedAt !== null }),
    ),
    template(keptMail, ({ row, pages }) => keptWords(row, pages)),
    template(endedMail, async ({ row, user, pages, now }, { reason }) => {
      const others = await listSubscriptionsOf(db, user.id);
      return endedWords(row, {
        reason,
        other: runningBeside(row, others),
        tierNow: await tierOf(db, { userId: user.id, now }),
        isSuspended: user.suspendedAt !== null,
        pages,
        company,
      });
    }),
    template(refundMadeMail, ({ row, pages }, { amountPence }) =>
      refundMadeWords(row, { amountPence, pages }),
    ),
    template(priceChangeMail, async ({ row, pages }, about) => {
      const found = await findPriceChangeNotice(db, about);
      if (found === null) return null;
      return priceChangeWords(row, { ...found, appliesOn: found.notice.appliesOn, pages });
    }),
  ];
}

/** One that was there already when this one ended, and goes on. */
function runningBeside(
  { id, endedAt }: SubscriptionRow,
  others: readonly SubscriptionRow[],
): SubscriptionRow | null {
  const running = others.filter(
    (other) => other.id !== id && endedAt !== null && other.startedAt < endedAt,
  );
  return currentOf(running);
}

/** Null where the subscription is unknown, or its owner has left. */
async function mailAbout<Payload extends { readonly subscriptionId: number }>(
  { db, clock, config }: TemplateDeps,
  payload: Payload,
  wordsOf: (scene: Scene, payload: Payload) => MailWords | null | Promise<MailWords | null>,
): Promise<Mail | null> {
  const row = await findSubscriptionRow(db, payload.subscriptionId);
  const user = row === null || row.userId === null ? null : await findUser(db, row.userId);
  if (row === null || user === null) return null;
  const site = config.publicUrl;
  const pages = {
    site,
    manage: `${site}${paths.subscriptionManagement}`,
    plans: `${site}${paths.subscription}`,
    terms: `${site}${paths.terms}`,
    debtHelp: `${site}${paths.debtHelp}`,
  };
  const window = findRefundWindow(row, clock);
  const words = await wordsOf({ row, user, pages, now: clock.now(), window }, payload);
  if (words === null) return null;
  const { subject, ...content } = words;
  const name = user.emailConfirmedAt === null ? null : user.username;
  const { greeting, closing } = mailTexts;
  return layOutMail({ to: user.email, subject }, { greeting: greeting(name), ...content, closing });
}
