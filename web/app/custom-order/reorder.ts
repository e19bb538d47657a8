/** Debts that are arranged by hand: picking one up, moving it, dropping it or putting it back. By their ids, first to last. */

import { orderInForce } from '@debt-payoff/contract/debt-order';

export type Order = readonly number[];

export type ReorderState = {
  /** The order that counts; what is picked up counts when it is dropped. */
  readonly order: Order;
  /** The debt that is picked up, and the order as it is shown until it is dropped. */
  readonly lifted: { readonly id: number; readonly shown: Order } | null;
};

export type ReorderAction =
  | { readonly kind: 'pick up'; readonly id: number }
  /** Of the debt that is picked up: to a place, which is 0 for the first. */
  | { readonly kind: 'move to'; readonly place: number }
  | { readonly kind: 'drop' }
  | { readonly kind: 'put back' }
  /** In one go, without picking it up. */
  | { readonly kind: 'step'; readonly id: number; readonly by: 1 | -1 };

export function applyReorder(before: ReorderState, action: ReorderAction): ReorderState {
  const { order, lifted } = before;
  switch (action.kind) {
    case 'pick up':
      return order.includes(action.id)
        ? { order, lifted: { id: action.id, shown: order } }
        : before;
    case 'move to':
      return lifted === null
        ? before
        : { order, lifted: { ...lifted, shown: moved(lifted.shown, lifted.id, action.place) } };
    case 'drop':
      return { order: lifted?.shown ?? order, lifted: null };
    case 'put back':
      return { order, lifted: null };
    case 'step':
      return { order: moved(order, action.id, order.indexOf(action.id) + action.by), lifted: null };
  }
}

/** With the debts that there are now: one that is picked up and has since been deleted is let go. */
export function reorderStateOver({ lifted }: ReorderState, order: Order): ReorderState {
  const isThere = lifted !== null && order.includes(lifted.id);
  return {
    order,
    lifted: isThere ? { ...lifted, shown: orderInForce(lifted.shown, order) } : null,
  };
}

export function shownOrder({ order, lifted }: ReorderState): Order {
  return lifted?.shown ?? order;
}

/** As it was where the debt is not among them; beyond an end is the end. */
function moved(order: Order, id: number, place: number): Order {
  if (!order.includes(id)) return order;
  const others = order.filter((other) => other !== id);
  const at = Math.min(Math.max(place, 0), others.length);
  return [...others.slice(0, at), id, ...others.slice(at)];
}

/** The whole order after some of it was arranged: the others, such as those paid off, keep their places. */
export function withArranged(whole: Order, some: Order): Order {
  const next = [...some];
  return whole.map((id) => (some.includes(id) ? (next.shift() ?? id) : id));
}

/** As it is kept in a form, which holds texts. */
export function orderText(order: Order): string {
  return order.join(',');
}

export function orderFromText(text: string): Order {
  return text === '' ? [] : text.split(',').map(Number);
}
