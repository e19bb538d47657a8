import { sendContactCall } from '@debt-payoff/contract/contact';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { givenKeyOf } from '../idempotency/idempotency.ts';
import { type Identify, nobodyIfRefused } from '../platform/access.ts';
import { serveCall } from '../platform/calls.ts';
import { addressOf } from '../platform/network-address.ts';
import { sharePasses } from '../platform/shared-passes.ts';
import { type ContactDeps, mailedWithOne, mailWaitingMessages, sendMessage } from './contact.ts';
import { writeReceipt } from './contact.wire.ts';
import { serveStaffMessages } from './staff-messages.routes.ts';

type Deps = ContactDeps & { readonly identify: Identify };

export function serveContact(app: FastifyInstance, deps: Deps): void {
  const mailTogether = sharePasses(() => mailWaitingMessages(deps, mailedWithOne));
  // We have the message, whatever becomes of this; the job mails what is left.
  const mailWaiting = (request: FastifyRequest): Promise<void> =>
    mailTogether().catch((error: unknown) => {
      request.log.warn({ err: error }, 'messages to us wait to be mailed');
    });
  serveCall(app, sendContactCall, async ({ body, request, reply }) => {
    const key = givenKeyOf(request);
    const caller = await deps.identify(request).catch(nobodyIfRefused);
    const sender = { userId: caller?.userId ?? null, address: addressOf(request) };
    const row = await sendMessage(deps, { sender, message: body, key });
    await mailWaiting(request);
    reply.status(201);
    return writeReceipt(row);
  });

  serveStaffMessages(app, { ...deps, mailWaiting });
}
