/** Delivers the mails that are due. Processes that do so at the same time share them out. */
import { isEmailAddress } from '@debt-payoff/contract/email-address';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { describeError, type Log } from '../platform/logging.ts';
import {
  type ClaimedMail,
  claimDueMail,
  type OutboxRow,
  recordDone,
  recordFailed,
} from './mail.store.ts';
import type { Mail, MailTemplate } from './mail.ts';
import { DeliveryError, type MailTransport } from './transport.ts';

export type DeliveryDeps = {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly transport: MailTransport;
  readonly templates: readonly MailTemplate[];
  /** Once aborted, what is being sent comes to its end, and nothing more is claimed. */
  readonly stopping?: AbortSignal;
};

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** After this, a mail whose process died is tried again. No attempt takes as long. */
const leaseMs = 5 * minuteMs;
/** How many are sent side by side, each on a connection of its own. */
const batchSize = 5;
/** How long a mail waits after each failed attempt; the attempt after the last of these is the last. */
const retryDelaysMs = [
  minuteMs,
  5 * minuteMs,
  30 * minuteMs,
  2 * hourMs,
  6 * hourMs,
  24 * hourMs,
  24 * hourMs,
];
const attemptsMax = retryDelaysMs.length + 1;
const errorLengthMax = 500;

/** Ends when nothing is due, or when the peer cannot be reached: the rest would only fail too. */
export async function deliverDueMail(deps: DeliveryDeps): Promise<void> {
  while (deps.stopping?.aborted !== true) {
    const now = deps.clock.now();
    const claimed = await claimDueMail(deps.db, {
      now,
      leasedUntil: new Date(now.getTime() + leaseMs),
      countMax: batchSize,
    });
    if (claimed.length === 0) return;
    // All come to their end before one that could not be recorded is reported.
    const results = await Promise.allSettled(claimed.map((mail) => attempt(deps, mail)));
    let isPeerReachable = true;
    for (const result of results) {
      if (result.status === 'rejected') throw result.reason;
      if (result.value === 'unreachable') isPeerReachable = false;
    }
    if (!isPeerReachable) return;
  }
}

type Failure = {
  readonly obstacle: DeliveryError['obstacle'];
  readonly text: string;
  /** What a log may hold of it. */
  readonly logged: Readonly<Record<string, unknown>>;
};

async function attempt(deps: DeliveryDeps, claimed: ClaimedMail): Promise<'done' | 'unreachable'> {
  let outcome: Partial<OutboxRow>;
  try {
    outcome = await deliver(deps, claimed);
  } catch (error) {
    const failure = describeFailure(error);
    await recordFailure(deps, claimed, failure);
    return failure.obstacle === 'unreachable' ? 'unreachable' : 'done';
  }
  const finishedAt = deps.clock.now();
  await recordDone(deps.db, claimed, { finishedAt, payload: null, lastError: null, ...outcome });
  return 'done';
}

async function deliver(deps: DeliveryDeps, claimed: ClaimedMail): Promise<Partial<OutboxRow>> {
  // The attempts before ended with their processes, and this mail may be why.
  if (claimed.attempts > attemptsMax) throw refused('unfinished', 'No attempt came to its end');
  const template = deps.templates.find(({ name }) => name === claimed.template);
  if (template === undefined) throw new Error(`No template is named ${claimed.template}`);
  const rendered = await template.render(claimed.payload);
  if (rendered === null) return { status: 'dropped' };
  const mail = requireSendable(rendered);
  if (deps.transport.mode === 'keep') {
    const { to: recipient, replyTo = null, subject, text: textBody, html: htmlBody } = mail;
    return { status: 'kept', recipient, replyTo, subject, textBody, htmlBody };
  }
  const key = `${claimed.id}.${claimed.createdAt.getTime()}`;
  await deps.transport.send({ ...mail, key, date: deps.clock.now() });
  return { status: 'sent' };
}

/** Names that people chose get into subjects; a line break there would begin a header. */
function requireSendable(mail: Mail): Mail {
  for (const address of [mail.to, mail.replyTo ?? mail.to]) {
    if (!isEmailAddress(address))
      throw refused('address', 'No mail can be sent to such an address');
  }
  return { ...mail, subject: oneLine(mail.subject) };
}

/** What stands there as an encoded word (RFC 2047) would be decoded for the reader, line breaks and all. */
function oneLine(subject: string): string {
  return subject
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll('=?', '= ?')
    .trim();
}

function refused(code: string, message: string): DeliveryError {
  return new DeliveryError({ obstacle: 'refused', code, message });
}

/** An error that is not the peer's is a fault of ours, which may be mended before the next attempt. */
function describeFailure(error: unknown): Failure {
  if (error instanceof DeliveryError) {
    return { obstacle: error.obstacle, text: error.message, logged: { code: error.code } };
  }
  const { type, message } = describeError(error);
  const text = typeof message === 'string' ? `${type}: ${message}` : String(type);
  return { obstacle: 'postponed', text, logged: { err: error } };
}

async function recordFailure(
  { db, clock, log }: DeliveryDeps,
  claimed: ClaimedMail,
  { obstacle, text, logged }: Failure,
): Promise<void> {
  const now = clock.now();
  const lastError = text.replaceAll('\0', '').slice(0, errorLengthMax);
  const facts = { mail: claimed.id, template: claimed.template, attempt: claimed.attempts };
  const delayMs = obstacle === 'refused' ? undefined : retryDelaysMs[claimed.attempts - 1];
  if (delayMs === undefined) {
    log.error({ ...facts, ...logged }, 'a mail could not be delivered');
    await recordFailed(db, claimed, { status: 'failed', finishedAt: now, lastError });
    return;
  }
  log.warn({ ...facts, ...logged }, 'a mail could not be delivered yet');
  const nextAttemptAt = new Date(now.getTime() + delayMs);
  await recordFailed(db, claimed, { nextAttemptAt, lastError });
}
