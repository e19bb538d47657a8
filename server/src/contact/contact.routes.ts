import {
  listMessagesCall,
  recordOutcomeCall,
  sendContactCall,
} from '@debt-payoff/contract/contact';
import { contactTexts } from '@debt-payoff/contract/texts/contact';
import type { FastifyInstance } from 'fastify';
import { givenKeyOf } from '../idempotency/idempotency.ts';
import { type Identify, nobodyIfRefused } from '../platform/access.ts';
import { serveCall } from '../platform/calls.ts';
import { addressOf } from '../platform/network-address.ts';
import { writePagination } from '../platform/pagination.ts';
import { sharePasses } from '../platform/shared-passes.ts';
import { listMessages } from './contact.store.ts';
import {
  type ContactDeps,
  mailedWithOne,
  mailWaitingMessages,
  recordOutcome,
  sendMessage,
} from './contact.ts';
import { writeMessage, writeReceipt } from './contact.wire.ts';

type Deps = ContactDeps & { readonly identify: Identify };

export function serveContact(app: FastifyInstance, deps: Deps): void {
  const mailWaiting = sharePasses(() => mailWaitingMessages(deps, mailedWithOne));
  serveCall(app, sendContactCall, async ({ body, request, reply }) => {
    const key = givenKeyOf(request);
    const caller = await deps.identify(request).catch(nobodyIfRefused);
    const sender = { userId: caller?.userId ?? null, address: addressOf(request) };
    const row = await sendMessage(deps, { sender, message: body, key });
    // We have the message, whatever becomes of this; the job mails what is left.
    await mailWaiting().catch((error: unknown) => {
      request.log.warn({ err: error }, 'messages to us wait to be mailed');
    });
    reply.status(201);
    return writeReceipt(row);
  });

  serveCall(app, listMessagesCall, async ({ query: { page, per_page } }) => {
    const { rows, total } = await listMessages(deps.db, { page, perPage: per_page });
    return {
      messages: rows.map(writeMessage),
      pagination: writePagination({ total, page, per_page }),
    };
  });

  serveCall(app, recordOutcomeCall, async ({ params, body }) => {
    const row = await recordOutcome(deps, { ...params, ...body });
    return { message: contactTexts.outcomeRecorded, received: writeMessage(row) };
  });
}
