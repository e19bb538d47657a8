/** What staff do with a message: each act is recorded with who did it, in its own transaction. */
import type { AuditAction } from '@debt-payoff/contract/audit-actions';
import type { MessageStatus } from '@debt-payoff/contract/contact-limits';
import { icoAddress } from '@debt-payoff/contract/ico';
import { messageTexts } from '@debt-payoff/contract/texts/messages';
import { type Actor, lockActor } from '../audit/actor.ts';
import { changesBetween, recordAct } from '../audit/audit.ts';
import { enqueueMail } from '../mail/mail.ts';
import type { Transaction } from '../platform/database/database.ts';
import { DomainError } from '../platform/errors.ts';
import { updateMessage } from './contact.store.ts';
import type { ContactDeps } from './contact.ts';
import { outcomeMail, replyMail } from './mail-kinds.ts';
import { countReplies, findReplyByKey, insertReply } from './replies.store.ts';
import { findThread, lockMessage, type StaffMessage, type Thread } from './staff-messages.store.ts';

type ActDeps = Pick<ContactDeps, 'db' | 'clock' | 'mailer' | 'rateLimit'>;

type MessageAct = { readonly id: number; readonly actor: Actor };

type NewReply = {
  readonly text: string;
  /** How many replies its writer saw; undefined where they do not say. */
  readonly seenReplies: number | undefined;
  /** Null where the sender gave none: each request is a reply of its own. */
  readonly key: string | null;
};

export async function getThread({ db }: Pick<ActDeps, 'db'>, id: number): Promise<Thread> {
  const thread = await findThread(db, id);
  if (thread === null) throw notFound();
  return thread;
}

/** A reply may follow a reply, and opens what was closed; of a complaint it is not the outcome. */
export function replyToMessage(
  deps: ActDeps,
  act: MessageAct,
  { text, seenReplies, key }: NewReply,
): Promise<Thread> {
  return onMessage(deps, act, async (tx, message, now) => {
    // Before anything is compared: a reply that is sent again meets itself.
    if (await isSentAlready(tx, { messageId: message.id, text, key })) return null;
    if (message.isSuspectedSpam) throw conflict(messageTexts.acceptFirst);
    const replies = await countReplies(tx, message.id);
    if (seenReplies !== undefined && seenReplies !== replies) {
      throw conflict(messageTexts.newerReply);
    }
    const reply = await insertReply(tx, {
      ...{
        messageId: message.id,
        text,
        sentAt: now,
        sentBy: act.actor.actorId,
        submissionKey: key,
      },
    });
    if (reply === null) throw conflict(messageTexts.sentBefore);
    await enqueueMail(tx, { template: replyMail, payload: { replyId: reply.id }, now });
    await updateMessage(tx, message.id, { answeredAt: message.answeredAt ?? now, closedAt: null });
    return { action: 'message_answered', before: { replies }, after: { replies: replies + 1 } };
  });
}

async function isSentAlready(
  tx: Transaction,
  {
    messageId,
    text,
    key,
  }: { readonly messageId: number; readonly text: string; readonly key: string | null },
): Promise<boolean> {
  const earlier = key === null ? null : await findReplyByKey(tx, key);
  if (earlier === null) return false;
  if (earlier.messageId === messageId && earlier.text === text) return true;
  throw conflict(messageTexts.sentBefore);
}

/** For what needs no reply, and for what a program has sent. */
export function closeMessage(deps: ActDeps, act: MessageAct): Promise<Thread> {
  return onMessage(deps, act, async (tx, message, now) => {
    if (message.status === 'answered') throw conflict(messageTexts.alreadyAnswered);
    if (message.dueOn !== null) throw conflict(messageTexts.needsOutcome);
    if (message.status !== 'closed') await updateMessage(tx, message.id, { closedAt: now });
    return { action: 'message_closed' };
  });
}

/** From then on it is one like any other, and is mailed to us with those that wait for it. */
export function acceptMessage(deps: ActDeps, act: MessageAct): Promise<Thread> {
  return onMessage(deps, act, async (tx, message) => {
    if (message.isSuspectedSpam) {
      await updateMessage(tx, message.id, { isSuspectedSpam: false, closedAt: null });
    }
    return { action: 'message_accepted' };
  });
}

/** Once: what the person was told is what is recorded. */
export function recordOutcome(
  deps: ActDeps,
  act: MessageAct,
  { outcome }: { readonly outcome: string },
): Promise<Thread> {
  return onMessage(deps, act, async (tx, message, now) => {
    if (message.dueOn === null) throw conflict(messageTexts.noComplaint);
    if (message.outcome !== null) throw conflict(messageTexts.hasOutcome);
    await enqueueMail(tx, { template: outcomeMail, payload: { messageId: message.id }, now });
    await updateMessage(tx, message.id, { outcome, outcomeAt: now, icoAddress });
    return { action: 'outcome_recorded' };
  });
}

/** What is recorded of an act, besides where the message stood before and after it; never what was written. */
type ActRecord = {
  readonly action: AuditAction;
  readonly before?: Readonly<Record<string, number>>;
  readonly after?: Readonly<Record<string, number>>;
};

async function onMessage(
  deps: ActDeps,
  { id, actor }: MessageAct,
  /** Null where the same request has done it before. */
  work: (tx: Transaction, message: StaffMessage, now: Date) => Promise<ActRecord | null>,
): Promise<Thread> {
  const now = deps.clock.now();
  const thread = await deps.db.transaction(async (tx) => {
    // People before messages, as where somebody is deleted with theirs: neither then waits for the other.
    const { actorId } = await lockActor(deps, tx, actor);
    const message = await lockMessage(tx, id);
    if (message === null) throw notFound();
    const done = await work(tx, message, now);
    const after = await getThread({ db: tx }, id);
    if (done !== null) {
      await recordAct(tx, {
        ...{ actorId, action: done.action, subject: 'message', subjectId: id, now },
        userId: message.userId,
        changes: changesBetween<Readonly<Record<string, MessageStatus | number>>>(
          { status: message.status, ...done.before },
          { status: after.message.status, ...done.after },
        ),
      });
    }
    return after;
  });
  deps.mailer.wake();
  return thread;
}

function notFound(): DomainError {
  return new DomainError('not_found', { message: messageTexts.notFound });
}

function conflict(message: string): DomainError {
  return new DomainError('conflict', { message });
}
