/** A page of items that are at hand already, such as the lines of a credit note. */

import type { Page } from '../store/list-objects.ts';
import { type ListPage, requireOneCursor } from '../store/list-page.ts';
import { missing } from '../stripe-error.ts';

/** The items keep their order; `what` names one of them in Stripe's 'No such ...'. */
export function pageOfItems<Item extends { readonly id: string }>(
  items: readonly Item[],
  page: ListPage,
  what: string,
): Page<Item> {
  requireOneCursor(page);
  const { limit = 10, starting_after: after, ending_before: before } = page;
  const indexOf = (id: string, param: string): number => {
    const index = items.findIndex((item) => item.id === id);
    if (index === -1) throw missing(what, id, param);
    return index;
  };
  if (before !== undefined) {
    const end = indexOf(before, 'ending_before');
    return { data: items.slice(Math.max(0, end - limit), end), hasMore: end > limit };
  }
  const start = after === undefined ? 0 : indexOf(after, 'starting_after') + 1;
  return { data: items.slice(start, start + limit), hasMore: items.length > start + limit };
}
