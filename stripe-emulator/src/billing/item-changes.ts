/** The items of a subscription as a request would have them. */
import { changeMetadata } from '../objects/metadata.ts';
import type { Price } from '../objects/price.ts';
import type { Subscription } from '../objects/subscription.ts';
import {
  newSubscriptionItem,
  type SubscriptionItem,
  withPrice,
} from '../objects/subscription-item.ts';
import { invalidRequest, StripeError } from '../stripe-error.ts';
import { currentPeriodOf } from './save-subscription.ts';
import type { ItemChange } from './subscription-change.ts';

const itemsMax = 20;

type Changed = {
  readonly items: readonly SubscriptionItem[];
  /** Of items whose price or quantity is another, and of those that were added or taken away. */
  readonly changedIds: ReadonlySet<string>;
};

export function changedItems(
  subscription: Subscription,
  { changes, now }: { readonly changes: readonly ItemChange[]; readonly now: number },
): Changed {
  const changedIds = new Set<string>();
  let items = subscription.items.data;
  for (const change of changes) {
    const before = items.find(({ id }) => id === change.id);
    if (change.id === undefined) {
      const added = addedItem(subscription, change, now);
      changedIds.add(added.id);
      items = [...items, added];
      continue;
    }
    if (before === undefined) throw unknownItem(change.id);
    if (change.isDeleted) {
      changedIds.add(before.id);
      items = items.filter((item) => item !== before);
      continue;
    }
    const after = changedItem(before, change);
    if (after.price.id !== before.price.id || after.quantity !== before.quantity) {
      changedIds.add(before.id);
    }
    items = items.map((item) => (item === before ? after : item));
  }
  requireSound(items.map(({ price }) => price));
  return { items, changedIds };
}

/** What holds for the prices of every subscription. */
export function requireSound(prices: readonly Price[]): void {
  const [first] = prices;
  if (first === undefined) throw invalidRequest('A subscription needs at least one item.');
  if (prices.length > itemsMax) {
    throw invalidRequest(`A subscription has at most ${itemsMax} items.`, { param: 'items' });
  }
  const ids = prices.map(({ id }) => id);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined) {
    throw invalidRequest(
      `Cannot create a Subscription with multiple Subscription Items with the same Price: ${twice}`,
      { param: 'plan' },
    );
  }
  for (const price of prices) requireSameRhythm(first, price);
}

function requireSameRhythm(first: Price, price: Price): void {
  if (price.recurring === null || first.recurring === null) {
    throw invalidRequest('A subscription takes recurring prices only.', { param: 'items' });
  }
  const isSame =
    price.currency === first.currency &&
    price.recurring.interval === first.recurring.interval &&
    price.recurring.interval_count === first.recurring.interval_count;
  if (isSame) return;
  throw invalidRequest(
    'The emulator takes prices of one currency and one interval in a subscription.',
    { param: 'items' },
  );
}

function changedItem(item: SubscriptionItem, change: ItemChange): SubscriptionItem {
  const priced = change.price === undefined ? item : withPrice(item, change.price);
  return {
    ...priced,
    quantity: change.quantity ?? item.quantity,
    metadata: changeMetadata(item.metadata, change.metadata),
  };
}

function addedItem(subscription: Subscription, change: ItemChange, now: number): SubscriptionItem {
  if (change.price === undefined) {
    throw invalidRequest('Missing required param: items[price].', {
      code: 'parameter_missing',
      param: 'items',
    });
  }
  const { start, end } = currentPeriodOf(subscription);
  return newSubscriptionItem({
    now,
    currentPeriodStart: start,
    currentPeriodEnd: end,
    price: change.price,
    quantity: change.quantity,
    metadata: changeMetadata({}, change.metadata),
    subscription: subscription.id,
  });
}

export function unknownItem(id: string): StripeError {
  return new StripeError(404, 'invalid_request_error', `Invalid subscription_item id: ${id}`);
}
