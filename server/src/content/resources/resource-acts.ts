/** What staff do with resources: each act is recorded in its own transaction, and told to every process where visitors see it. */
import type { ResourceFields } from '@debt-payoff/contract/resources';
import { adminTexts } from '@debt-payoff/contract/texts/admin';
import { type Actor, type ActorDeps, lockActor } from '../../audit/actor.ts';
import { changesBetween, recordAct } from '../../audit/audit.ts';
import { type IdempotencyKey, type KeptReply, runOnce } from '../../idempotency/idempotency.ts';
import type { Clock } from '../../platform/clock.ts';
import { announceContentChange } from '../../platform/content-changes.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { DomainError } from '../../platform/errors.ts';
import {
  deleteResource,
  insertResource,
  lockResource,
  type ResourceRow,
  updateResource,
} from './resources.store.ts';
import { readFields, versionOf } from './resources.wire.ts';

export type ResourceActDeps = ActorDeps & { readonly db: Database; readonly clock: Clock };

type NewResource<Reply> = Pick<KeptReply<ResourceRow, Reply>, 'toReply'> & {
  readonly actor: Actor;
  readonly fields: ResourceFields;
  /** None where somebody has no account to keep it with. */
  readonly idempotencyKey?: IdempotencyKey;
};

type OnResource = { readonly id: number; readonly actor: Actor };

/** Once, however often its request arrives. */
export function createResource<Reply>(
  deps: ResourceActDeps,
  { actor, fields, idempotencyKey, toReply }: NewResource<Reply>,
): Promise<Reply> {
  const now = deps.clock.now();
  return deps.db.transaction(async (tx) => {
    const { actorId } = await lockActor(deps, tx, actor);
    return runOnce(tx, idempotencyKey, async () => {
      const times = { createdAt: now, updatedAt: now };
      const row = await insertResource(tx, { ...readFields(fields), ...times });
      const { name, status } = row;
      await recordAct(tx, {
        ...{ actorId, action: 'resource_created', ...subjectOf(row), now },
        changes: changesBetween<Facts>({ name: null, status: null }, { name, status }),
      });
      if (isPublic(row)) await announceContentChange(tx);
      return toReply(row);
    });
  });
}

/** The form sends the whole of it, with the version that it was opened at. */
export function saveResource(
  deps: ResourceActDeps,
  on: OnResource,
  { fields, version }: { readonly fields: ResourceFields; readonly version: string | undefined },
): Promise<ResourceRow> {
  return changeResource(deps, on, readFields(fields), version);
}

export function setResourceStatus(
  deps: ResourceActDeps,
  on: OnResource,
  status: ResourceRow['status'],
): Promise<ResourceRow> {
  return changeResource(deps, on, { status });
}

export async function removeResource(
  deps: ResourceActDeps,
  { id, actor }: OnResource,
): Promise<void> {
  const now = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    const { actorId } = await lockActor(deps, tx, actor);
    const row = await getLockedResource(tx, id);
    await deleteResource(tx, id);
    await recordAct(tx, {
      ...{ actorId, action: 'resource_deleted', ...subjectOf(row), now },
      changes: changesBetween<Facts>({ name: row.name }, { name: null }),
    });
    if (isPublic(row)) await announceContentChange(tx);
  });
}

type Facts = Parameters<typeof changesBetween>[0];

/** What changes nothing is never outdated: so a change whose reply was lost can be sent again. */
async function changeResource(
  deps: ResourceActDeps,
  { id, actor }: OnResource,
  wanted: Partial<Omit<ResourceRow, 'id'>>,
  version?: string,
): Promise<ResourceRow> {
  const now = deps.clock.now();
  return deps.db.transaction(async (tx) => {
    const { actorId } = await lockActor(deps, tx, actor);
    const before = await getLockedResource(tx, id);
    const changes = changesBetween<Facts>(factsOf(before), factsOf({ ...before, ...wanted }));
    const isOutdated = version !== undefined && version !== versionOf(before);
    if (isOutdated && changes.length > 0) {
      throw new DomainError('conflict', { message: adminTexts.resources.outdated });
    }
    await recordAct(tx, {
      ...{ actorId, action: 'resource_updated', ...subjectOf(before), changes, now },
    });
    if (changes.length === 0) return before;
    const after = await updateResource(tx, id, {
      ...wanted,
      updatedAt: later(before.updatedAt, now),
    });
    const isSeen = changes.some(({ field }) => !staffFields.includes(field));
    if (isSeen && (isPublic(before) || isPublic(after))) await announceContentChange(tx);
    return after;
  });
}

async function getLockedResource(tx: Transaction, id: number): Promise<ResourceRow> {
  const row = await lockResource(tx, id);
  if (row === null) throw notFound();
  return row;
}

export function notFound(): DomainError {
  return new DomainError('not_found', { message: adminTexts.resources.notFound });
}

/** By the names that the calls have for them. */
function factsOf(row: ResourceRow) {
  return {
    name: row.name,
    description: row.description,
    url: row.url,
    category: row.category,
    price: row.price,
    status: row.status,
    affiliate: row.isAffiliate,
    free: row.isFree,
    lowRisk: row.isLowRisk,
    features: row.features.join('\n'),
    affiliateNetwork: row.affiliateNetwork,
    commission: row.commission,
    notes: row.notes,
  };
}

/** What visitors never see. */
const staffFields = ['affiliateNetwork', 'commission', 'notes'];

function isPublic({ status }: Pick<ResourceRow, 'status'>): boolean {
  return status === 'active';
}

function subjectOf({ id }: Pick<ResourceRow, 'id'>) {
  return { subject: 'resource', subjectId: id, userId: null } as const;
}

/** Each change has an instant of its own, since that is the version: clocks stand still and go back. */
function later(before: Date, now: Date): Date {
  return new Date(Math.max(now.getTime(), before.getTime() + 1));
}
