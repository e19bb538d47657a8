/** The pages of webhooks: what was delivered, delivering it again, and how deliveries are to behave. */
import * as z from 'zod';
import type { Form } from '../http/form.ts';
import { readSettings } from '../store/settings.ts';
import { changeWebhooks, deliveryOrders, duplicatesMax } from '../webhooks/behaviour.ts';
import { deliveryStatuses, getDelivery, listDeliveries } from '../webhooks/delivery-list.ts';
import { replayDelivery } from '../webhooks/replay.ts';
import type { FieldError } from './form-fields.ts';
import { type PageReply, type PageRoutes, typedText, type Visit } from './page-routes.ts';
import { deliveriesBody, deliveryBody, type TypedBehaviour } from './webhook-bodies.ts';

const pageLimit = 25;

export function serveWebhooks(pages: PageRoutes): void {
  pages.get('/webhooks', (visit) => deliveriesPage(visit));
  pages.get('/webhooks/:id', deliveryPage);
  pages.post('/webhooks', submitBehaviour);
  pages.post('/webhooks/:id/replay', async ({ store, path }) => {
    const id = await store.write((tx) => replayDelivery(tx, path.id ?? ''));
    return { kind: 'redirect', to: `/webhooks/${id}` };
  });
}

const filterSchema = z.object({
  status: z.enum(deliveryStatuses).optional().catch(undefined),
  starting_after: z.string().max(100).optional().catch(undefined),
});

async function deliveriesPage(
  { store, query }: Visit,
  wrong?: { readonly typed: TypedBehaviour; readonly errors: readonly FieldError[] },
): Promise<PageReply> {
  const filter = z.parse(filterSchema, query);
  const { webhooks } = await readSettings(store.pool);
  const page = await store.read((tx) => listDeliveries(tx, { ...filter, limit: pageLimit }));
  const typed = wrong?.typed ?? { ...webhooks, duplicates: String(webhooks.duplicates) };
  const errors = wrong?.errors ?? [];
  const isSaved = query.saved === 'yes';
  return {
    kind: 'page',
    status: errors.length > 0 ? 422 : 200,
    title: errors.length > 0 ? 'Error: Webhooks' : 'Webhooks',
    body: deliveriesBody({ ...page, filter, typed, errors, isSaved }),
  };
}

async function deliveryPage({ store, path }: Visit): Promise<PageReply> {
  const { delivery, event } = await store.read(async (tx) => {
    const found = await getDelivery(tx, path.id ?? '');
    return { delivery: found, event: await tx.find('event', found.event) };
  });
  return { kind: 'page', title: 'Delivery', body: deliveryBody(delivery, event) };
}

const behaviourSchema = z.object({
  order: z.enum(deliveryOrders),
  duplicates: z.coerce.number().int().min(0).max(duplicatesMax),
  paused: z.boolean(),
});

async function submitBehaviour(visit: Visit): Promise<PageReply> {
  const typed = typedBehaviour(visit.form);
  const result = z.safeParse(behaviourSchema, { ...typed, paused: typed.isPaused });
  if (!result.success) {
    const message = `Enter a whole number of duplicates from 0 to ${duplicatesMax}`;
    return deliveriesPage(visit, { typed, errors: [{ field: 'duplicates', message }] });
  }
  await visit.store.write((tx) => changeWebhooks(tx, result.data));
  return { kind: 'redirect', to: '/webhooks?saved=yes' };
}

function typedBehaviour(form: Form): TypedBehaviour {
  const order = typedText(form, 'order');
  return {
    order: order === '' ? 'as_created' : order,
    duplicates: typedText(form, 'duplicates'),
    isPaused: typedText(form, 'paused') === 'yes',
  };
}
