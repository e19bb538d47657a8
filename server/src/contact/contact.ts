/** Messages to us: stored first, then mailed as many as a mailbox can take, the oldest first. */
import { createHash, randomInt } from 'node:crypto';
import type { ContactMessage } from '@debt-payoff/contract/contact';
import { contactLimits } from '@debt-payoff/contract/contact-limits';
import { addDays } from '@debt-payoff/contract/days';
import { can } from '@debt-payoff/contract/plans';
import { contactTexts } from '@debt-payoff/contract/texts/contact';
import { countMailTo } from '../accounts/attempt-limits.ts';
import { tierOf } from '../entitlements/entitlements.ts';
import { enqueueMail } from '../mail/mail.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Transaction } from '../platform/database/database.ts';
import { DomainError } from '../platform/errors.ts';
import { isWithinLimit, type RateLimiter } from '../platform/rate-limit.ts';
import {
  findMessageByKey,
  insertMessage,
  lockWaitingMessages,
  type MessageRow,
  updateMessage,
} from './contact.store.ts';
import { acknowledgementMail, messageMail } from './mail-kinds.ts';
import { countMailToUs, countMessage, countTry, type MessageSender } from './message-limits.ts';

export type ContactDeps = {
  readonly db: Database;
  readonly clock: Clock;
  readonly rateLimit: RateLimiter;
  readonly mailer: Pick<Mailer, 'wake'>;
};

type Submission = {
  readonly sender: MessageSender;
  readonly message: ContactMessage;
  /** Null where the sender gave none: each request is a message of its own. */
  readonly key: string | null;
};

export async function sendMessage(
  { db, clock, rateLimit, mailer }: ContactDeps,
  { sender, message, key }: Submission,
): Promise<MessageRow> {
  await countTry(rateLimit, sender);
  const now = clock.now();
  const { name, email, subject, message: words, topic } = message;
  const isComplaint = topic === 'data-protection-complaint';
  const isByProgram = isSuspected(message);
  const fingerprint = fingerprintOf(message);
  const isPriority = await hasPriority(db, { userId: sender.userId, now });
  const stored = await db.transaction(async (tx) => {
    const row = await insertMessage(tx, {
      ...{ topic, name, email, subject, message: words, fingerprint, isPriority },
      reference: makeReference(),
      userId: sender.userId,
      // A complaint has a day by which it must be answered: staff read it like any other.
      isSuspectedSpam: isByProgram && !isComplaint,
      submissionKey: key,
      receivedAt: now,
      dueOn: isComplaint ? addDays(clock.today(), contactLimits.complaintDueDays) : null,
    });
    if (row === null) return getEarlier(tx, { key, fingerprint });
    // Counted with the row, so that only what is stored counts, however often it is sent.
    const count = rateLimit.within(tx);
    await countMessage(count, sender);
    const isToAcknowledge =
      isComplaint &&
      !isByProgram &&
      (await isWithinLimit(countMailTo(count, { email, address: sender.address })));
    if (isToAcknowledge) {
      await enqueueMail(tx, { template: acknowledgementMail, payload: { messageId: row.id }, now });
    }
    return row;
  });
  mailer.wake();
  return stored;
}

async function hasPriority(
  db: Database,
  { userId, now }: { readonly userId: number | null; readonly now: Date },
): Promise<boolean> {
  return userId !== null && can(await tierOf(db, { userId, now }), 'priority-support');
}

/** A person whose browser fills in what is hidden loses nothing: staff see the message, last. */
function isSuspected({ website, typed_ms }: ContactMessage): boolean {
  return website.trim() !== '' || (typed_ms ?? Number.POSITIVE_INFINITY) < contactLimits.typedMinMs;
}

/** Of the words alone: sent again, they may have lain on the screen for longer. */
function fingerprintOf({ name, email, subject, message, topic }: ContactMessage): string {
  const words = JSON.stringify([name, email, subject, message, topic]);
  return createHash('sha256').update(words).digest('base64');
}

async function getEarlier(
  tx: Transaction,
  { key, fingerprint }: { readonly key: string | null; readonly fingerprint: string },
): Promise<MessageRow> {
  const earlier = key === null ? null : await findMessageByKey(tx, key);
  if (earlier?.fingerprint === fingerprint) return earlier;
  throw new DomainError('conflict', { message: contactTexts.sentBefore });
}

/** Without vowels, which spell words, and without what is taken for something else: 0 and O, 1, I and L. */
const referenceLetters = '23456789BCDFGHJKMNPQRSTVWXZ';
const referenceLength = 8;

function makeReference(): string {
  const letters = Array.from(
    { length: referenceLength },
    () => referenceLetters[randomInt(referenceLetters.length)],
  );
  return `DP-${letters.join('')}`;
}

/** Of each kind; a new message brings along some of those that had to wait, so that none overtakes them. */
export const mailedWithOne = 20;
const mailedAtOnceMax = 200;

/**
 * Puts into the outbox what a mailbox takes in this hour; the others are mailed in the hours after it. Apart from
 * storing: all of them are counted together, and senders must not wait for each other with a connection in hand.
 */
export async function mailWaitingMessages(
  { db, clock, rateLimit, mailer }: ContactDeps,
  countMax = mailedAtOnceMax,
): Promise<void> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    const count = rateLimit.within(tx);
    // Each kind by itself: of many that wait, one kind alone would be looked at.
    for (const isPriority of [true, false]) {
      for (const id of await lockWaitingMessages(tx, { isPriority, countMax })) {
        if (!(await isWithinLimit(countMailToUs(count, { isPriority })))) break;
        await enqueueMail(tx, { template: messageMail, payload: { messageId: id }, now });
        await updateMessage(tx, id, { mailedAt: now });
      }
    }
  });
  mailer.wake();
}
