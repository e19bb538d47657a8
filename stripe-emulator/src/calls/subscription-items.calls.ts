/** The calls that show the items of subscriptions. */
import { unknownItem } from '../billing/item-changes.ts';
import { defineCall, listReply } from '../http/call.ts';
import { pageOfItems } from '../http/page-of-items.ts';
import { listParameters, text } from '../http/parameters.ts';

const listItems = defineCall({
  method: 'GET',
  path: '/v1/subscription_items',
  parameters: { ...listParameters(), subscription: text() },
  run: async ({ tx, params }) => {
    const { items } = await tx.get('subscription', params.subscription, 'subscription');
    const page = pageOfItems(items.data, params, 'subscription_item');
    return listReply('/v1/subscription_items', page);
  },
});

const retrieveItem = defineCall({
  method: 'GET',
  path: '/v1/subscription_items/:id',
  parameters: {},
  run: async ({ tx, id }) => {
    const [subscription] = await tx.all('subscription', { items: { data: [{ id }] } });
    const item = subscription?.items.data.find((one) => one.id === id);
    if (item !== undefined) return item;
    throw unknownItem(id);
  },
});

export const subscriptionItemCalls = [listItems, retrieveItem];
