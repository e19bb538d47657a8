import {
  acceptMessageCall,
  closeMessageCall,
  getMessageCall,
  listMessagesCall,
  recordOutcomeCall,
  replyToMessageCall,
} from '@debt-payoff/contract/contact';
import { messageTexts } from '@debt-payoff/contract/texts/messages';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { actorOf } from '../audit/actor.ts';
import { givenKeyOf } from '../idempotency/idempotency.ts';
import { callerOf } from '../platform/access.ts';
import { serveCall } from '../platform/calls.ts';
import { writePagination } from '../platform/pagination.ts';
import type { ContactDeps } from './contact.ts';
import { writeMessage, writeThread } from './contact.wire.ts';
import {
  acceptMessage,
  closeMessage,
  getThread,
  recordOutcome,
  replyToMessage,
} from './message-acts.ts';
import { listMessages } from './staff-messages.store.ts';

type Deps = ContactDeps & {
  /** Puts into the outbox for us what waits for it. */
  readonly mailWaiting: (request: FastifyRequest) => Promise<void>;
};

export function serveStaffMessages(app: FastifyInstance, deps: Deps): void {
  const actOf = (request: FastifyRequest, { id }: { readonly id: number }) => ({
    id,
    actor: actorOf(callerOf(request)),
  });

  serveCall(app, listMessagesCall, async ({ query: { page, per_page, ...filters } }) => {
    const { rows, total } = await listMessages(deps.db, { ...filters, page, perPage: per_page });
    return {
      messages: rows.map(writeMessage),
      pagination: writePagination({ total, page, per_page }),
    };
  });

  serveCall(app, getMessageCall, async ({ params }) => ({
    received: writeThread(await getThread(deps, params.id)),
  }));

  serveCall(app, replyToMessageCall, async ({ params, body, request }) => {
    const thread = await replyToMessage(deps, actOf(request, params), {
      text: body.reply,
      seenReplies: body.seen_replies,
      key: givenKeyOf(request),
    });
    return { message: messageTexts.replied, received: writeThread(thread) };
  });

  serveCall(app, closeMessageCall, async ({ params, request }) => {
    const thread = await closeMessage(deps, actOf(request, params));
    return { message: messageTexts.closed, received: writeThread(thread) };
  });

  serveCall(app, acceptMessageCall, async ({ params, request }) => {
    await acceptMessage(deps, actOf(request, params));
    await deps.mailWaiting(request);
    return {
      message: messageTexts.accepted,
      received: writeThread(await getThread(deps, params.id)),
    };
  });

  serveCall(app, recordOutcomeCall, async ({ params, body, request }) => {
    const thread = await recordOutcome(deps, actOf(request, params), body);
    return { message: messageTexts.outcomeRecorded, received: writeThread(thread) };
  });
}
