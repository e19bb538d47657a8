/** What staff do about something that failed or waits: each act is recorded with who did it, in its own transaction. */
import { adminTexts } from '@debt-payoff/contract/texts/admin';
import { healthTexts } from '@debt-payoff/contract/texts/health';
import { type Actor, type ActorDeps, lockActor } from '../../audit/actor.ts';
import { type Act, recordAct } from '../../audit/audit.ts';
import type { Payments } from '../../billing/deps.ts';
import { makeStripeWorkDue } from '../../billing/stripe-health.store.ts';
import { lockMail, makeMailWait } from '../../mail/mail-health.store.ts';
import type { Mailer } from '../../mail/mailer.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { DomainError } from '../../platform/errors.ts';
import type { Jobs } from '../../platform/jobs.ts';

export type HealthActDeps = ActorDeps & {
  readonly db: Database;
  readonly clock: Clock;
  readonly mailer: Pick<Mailer, 'wake'>;
  readonly payments: Pick<Payments, 'isOn'>;
  /** Null where no jobs run beside the app. */
  readonly jobs: Pick<Jobs, 'runNow' | 'registered'> | null;
  readonly onStripeEvent?: () => void;
  readonly onStripeTask?: () => void;
};

/** Due at once, as if it had never been tried. */
export async function retryMail(
  deps: HealthActDeps,
  { id, actor }: { readonly id: number; readonly actor: Actor },
): Promise<void> {
  await asStaff(deps, actor, async (tx, now) => {
    const mail = await lockMail(tx, id);
    if (mail === null) throw refusal('not_found', healthTexts.mailNotFound);
    if (mail.status !== 'failed') throw refusal('conflict', healthTexts.mailNotFailed);
    if (mail.payload === null) throw refusal('conflict', healthTexts.mailFactsGone);
    await makeMailWait(tx, { id, now });
    const change = { field: 'status', before: 'failed', after: 'waiting' };
    return { action: 'mail_retried', subject: 'mail', subjectId: id, changes: [change] };
  });
  deps.mailer.wake();
}

export async function runJob(
  deps: HealthActDeps,
  { name, actor }: { readonly name: string; readonly actor: Actor },
): Promise<void> {
  const { jobs } = deps;
  if (jobs === null) throw refusal('unavailable', healthTexts.noJobs);
  if (!jobs.registered.some((job) => job.name === name)) {
    throw refusal('not_found', healthTexts.jobNotFound);
  }
  await asStaff(deps, actor, async () => {
    if (!(await jobs.runNow(name))) throw refusal('conflict', healthTexts.jobUnderWay(name));
    const change = { field: 'job', before: null, after: name };
    return { action: 'job_started', ...theSystem, changes: [change] };
  });
}

export async function retryWebhooks(
  deps: HealthActDeps,
  { actor }: { readonly actor: Actor },
): Promise<{ readonly events: number; readonly tasks: number }> {
  if (!deps.payments.isOn) throw refusal('payments_off', adminTexts.subscriptions.stripeOff);
  let due = { events: 0, tasks: 0 };
  await asStaff(deps, actor, async (tx, now) => {
    due = await makeStripeWorkDue(tx, now);
    const changes = Object.entries(due).map(([field, after]) => ({ field, before: null, after }));
    return { action: 'webhooks_retried', ...theSystem, changes };
  });
  deps.onStripeEvent?.();
  deps.onStripeTask?.();
  return due;
}

const theSystem = { subject: 'system', subjectId: 0 } as const;

async function asStaff(
  deps: HealthActDeps,
  actor: Actor,
  work: (
    tx: Transaction,
    now: Date,
  ) => Promise<Pick<Act, 'action' | 'subject' | 'subjectId' | 'changes'>>,
): Promise<void> {
  const now = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    const { actorId } = await lockActor(deps, tx, actor);
    await recordAct(tx, { ...(await work(tx, now)), actorId, userId: null, now });
  });
}

function refusal(code: ConstructorParameters<typeof DomainError>[0], message: string): DomainError {
  return new DomainError(code, { message });
}
