/** Delivers an event once more: to one endpoint, or to every endpoint that is open to it. */
import { defineCall } from '../http/call.ts';
import { flag, text } from '../http/parameters.ts';
import { listEndpointsFor } from '../store/record-deliveries.ts';
import type { Transaction } from '../store/transaction.ts';
import { addDelivery } from './deliveries.ts';
import { getDelivery } from './delivery-list.ts';

/** Gives the ids of the new deliveries. */
export async function replayEvent(
  tx: Transaction,
  { eventId, endpointId }: { readonly eventId: string; readonly endpointId: string | null },
): Promise<string[]> {
  const event = await tx.get('event', eventId);
  if (endpointId !== null) await tx.get('webhook_endpoint', endpointId, 'webhook_endpoint');
  const endpointIds =
    endpointId === null ? await listEndpointsFor(tx.client, event.type) : [endpointId];
  const ids: string[] = [];
  for (const one of endpointIds) ids.push(await addDelivery(tx, { eventId, endpointId: one }));
  return ids;
}

export async function replayDelivery(tx: Transaction, id: string): Promise<string> {
  const { event, webhook_endpoint: endpointId } = await getDelivery(tx, id);
  await tx.get('webhook_endpoint', endpointId, 'webhook_endpoint');
  return addDelivery(tx, { eventId: event, endpointId });
}

/** As the command `stripe events resend` asks for it. Nobody listens by that command here, so all are meant. */
export const replayCalls = [
  defineCall({
    method: 'POST',
    path: '/v1/events/:id/retry',
    parameters: { webhook_endpoint: text().optional(), for_stripecli: flag().optional() },
    run: async ({ tx, id, params }) => {
      await replayEvent(tx, { eventId: id, endpointId: params.webhook_endpoint ?? null });
      return tx.get('event', id);
    },
  }),
];
