/** A list of debts while it is arranged: which one is picked up, and what is said of it. */
import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { announce } from '../ui/announce.ts';
import {
  applyReorder,
  type Order,
  type ReorderAction,
  type ReorderState,
  reorderStateOver,
  shownOrder,
} from './reorder.ts';
import { reorderAnnouncement } from './reorder-announcement.ts';

export type Reorder = {
  readonly now: ReorderState;
  readonly act: (action: ReorderAction) => void;
  /** The control keeps the focus, which the browser takes from a row that changes its place in the page. */
  readonly actFrom: (control: HTMLElement, action: ReorderAction) => void;
};

export function useReorder({
  order,
  nameOf,
  onChange,
}: {
  readonly order: Order;
  readonly nameOf: (id: number) => string;
  readonly onChange: (order: Order) => void;
}): Reorder {
  const [lifted, setLifted] = useState<ReorderState['lifted']>(null);
  const now = reorderStateOver({ order, lifted }, order);
  // A finger is faster than the screen: the next move starts from the last one, drawn or not.
  const latest = useRef(now);
  useLayoutEffect(() => {
    latest.current = now;
  });
  const act = (action: ReorderAction): void => {
    const before = latest.current;
    const after = applyReorder(before, action);
    latest.current = after;
    setLifted(after.lifted);
    const id = 'id' in action ? action.id : before.lifted?.id;
    if (id !== undefined && hasNews(action, { before, after })) {
      announce(
        reorderAnnouncement({ kind: action.kind, id, name: nameOf(id), order: shownOrder(after) }),
      );
    }
    if (!isSameOrder(after.order, before.order)) onChange(after.order);
  };
  return {
    now,
    act,
    actFrom: (control, action) => {
      flushSync(() => act(action));
      control.focus();
    },
  };
}

/** A finger that rests moves nothing. */
function hasNews(
  { kind }: ReorderAction,
  { before, after }: { readonly before: ReorderState; readonly after: ReorderState },
): boolean {
  return kind !== 'move to' || !isSameOrder(shownOrder(before), shownOrder(after));
}

function isSameOrder(one: Order, other: Order): boolean {
  return one.every((id, at) => id === other[at]);
}
