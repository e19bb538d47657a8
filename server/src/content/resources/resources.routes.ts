import {
  createResourceCall,
  deleteResourceCall,
  getResourceCall,
  listResourcesCall,
  updateResourceCall,
  updateResourceStatusCall,
} from '@debt-payoff/contract/resources';
import { adminTexts } from '@debt-payoff/contract/texts/admin';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { actorOf } from '../../audit/actor.ts';
import { idempotencyKeyOf } from '../../idempotency/idempotency.ts';
import { createKeyMemory } from '../../idempotency/key-memory.ts';
import { callerOf } from '../../platform/access.ts';
import { serveCall } from '../../platform/calls.ts';
import { isStaffToken, requireStaffCaller, type StaffAccess } from '../staff-caller.ts';
import {
  createResource,
  notFound,
  type ResourceActDeps,
  removeResource,
  saveResource,
  setResourceStatus,
} from './resource-acts.ts';
import {
  findResource,
  listActiveResources,
  listAllResources,
  type ResourceRow,
} from './resources.store.ts';
import { writePublicResource, writeResource } from './resources.wire.ts';

type Deps = StaffAccess & ResourceActDeps;
type Asked = { readonly status?: 'active' | 'all' | undefined };

const texts = adminTexts.resources;

export function serveResources(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  serveWrites(app, deps);

  serveCall(app, listResourcesCall, async ({ query, request }) => {
    if (await seesAll(query, request)) {
      return { resources: (await listAllResources(db)).map(writeResource) };
    }
    return { resources: (await listActiveResources(db)).map(writePublicResource) };
  });

  serveCall(app, getResourceCall, async ({ params, query, request }) => {
    const isForStaff = await seesAll(query, request);
    const found = await findResource(db, params.id);
    if (found !== null && isForStaff) return writeResource(found);
    if (found?.status !== 'active') throw notFound();
    return writePublicResource(found);
  });

  async function seesAll({ status }: Asked, request: FastifyRequest): Promise<boolean> {
    if (status === 'all') await requireStaffCaller(deps, request);
    return status === 'all' || (status === undefined && (await isStaffToken(deps, request)));
  }
}

function serveWrites(app: FastifyInstance, deps: Deps): void {
  const { clock } = deps;
  const keyMemory = createKeyMemory();
  const onResource = (request: FastifyRequest, { id }: { readonly id: number }) => ({
    id,
    actor: actorOf(callerOf(request)),
  });

  serveCall(app, createResourceCall, async ({ body, request, reply }) => {
    const actor = actorOf(callerOf(request));
    const idempotencyKey = idempotencyKeyOf(request, clock.now());
    const made = { actor, fields: body, toReply: replyOf(texts.created) };
    reply.status(201);
    return actor.actorId === null
      ? keyMemory(idempotencyKey, () => createResource(deps, made))
      : createResource(deps, { ...made, idempotencyKey });
  });

  serveCall(app, updateResourceCall, async ({ params, body, request }) => {
    const { version, ...fields } = body;
    const saved = await saveResource(deps, onResource(request, params), { fields, version });
    return replyOf(texts.updated)(saved);
  });

  serveCall(app, updateResourceStatusCall, async ({ params, body, request }) => {
    const saved = await setResourceStatus(deps, onResource(request, params), body.status);
    return replyOf(texts.updated)(saved);
  });

  serveCall(app, deleteResourceCall, async ({ params, request }) => {
    await removeResource(deps, onResource(request, params));
    return { message: texts.deleted };
  });
}

function replyOf(message: string) {
  return (row: ResourceRow) => ({ ...writeResource(row), message });
}
