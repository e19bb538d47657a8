/** Tells subscribers by mail what has changed, each thing once. */
import { enqueueMail } from '../../mail/mail.ts';
import type { Transaction } from '../../platform/database/database.ts';
import {
  cancelledMail,
  endedMail,
  keptMail,
  paymentFailedMail,
  paymentNeedsYouMail,
  planChangedMail,
  refundMadeMail,
  startedMail,
  trialTurnedPaidMail,
} from './mail-kinds.ts';
import {
  type Notice,
  type NoticeSubject,
  noticesOf,
  type SubscriptionChange,
} from './notice-rules.ts';
import { claimNotice, countNotices } from './notices.store.ts';

export type { SubscriptionChange } from './notice-rules.ts';

/** In the transaction that stores the change: both are kept, or neither. */
export async function enqueueNotices(tx: Transaction, change: SubscriptionChange): Promise<void> {
  const { id: subscriptionId } = change.after;
  const { now } = change;
  for (const notice of noticesOf(change)) {
    const about = notice.about ?? (await nextNumber(tx, { subscriptionId, kind: notice.kind }));
    const isNew = await claimNotice(tx, { subscriptionId, kind: notice.kind, about, now });
    if (isNew && notice.isTold) await enqueueOne(tx, { notice, subscriptionId, now });
  }
}

/** Changes of one subscription are stored one after the other, and so each is seen once: they are only counted. */
async function nextNumber(
  tx: Transaction,
  of: { readonly subscriptionId: number; readonly kind: Notice['kind'] },
): Promise<string> {
  return String((await countNotices(tx, of)) + 1);
}

async function enqueueOne(
  tx: Transaction,
  { notice, subscriptionId, now }: { notice: NoticeSubject; subscriptionId: number; now: Date },
): Promise<void> {
  const plain = { payload: { subscriptionId }, now };
  switch (notice.kind) {
    case 'started':
      return enqueueMail(tx, { template: startedMail, ...plain });
    case 'trial_turned_paid':
      return enqueueMail(tx, { template: trialTurnedPaidMail, ...plain });
    case 'cancelled':
      return enqueueMail(tx, { template: cancelledMail, ...plain });
    case 'kept':
      return enqueueMail(tx, { template: keptMail, ...plain });
    case 'payment_failed':
    case 'payment_needs_you': {
      const template = notice.kind === 'payment_failed' ? paymentFailedMail : paymentNeedsYouMail;
      const payload = { subscriptionId, invoiceId: notice.invoiceId };
      return enqueueMail(tx, { template, payload, now });
    }
    case 'plan_changed': {
      const { formerTier, tier } = notice;
      const payload = { subscriptionId, formerTier, tier };
      return enqueueMail(tx, { template: planChangedMail, payload, now });
    }
    case 'ended': {
      const payload = { subscriptionId, reason: notice.reason };
      return enqueueMail(tx, { template: endedMail, payload, now });
    }
    case 'refund_made': {
      const { refundId, amountPence } = notice;
      const payload = { subscriptionId, refundId, amountPence };
      return enqueueMail(tx, { template: refundMadeMail, payload, now });
    }
  }
}
