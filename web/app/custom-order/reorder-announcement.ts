/** What is said while debts are arranged by hand, to those who cannot see it. */
import type { Order, ReorderAction } from './reorder.ts';

const verbs: Readonly<Record<ReorderAction['kind'], string>> = {
  'pick up': 'picked up',
  'move to': 'moved',
  drop: 'dropped',
  'put back': 'put back',
  step: 'moved',
};

/** 'Barclaycard moved: place 2 of 5.' */
export function reorderAnnouncement({
  kind,
  id,
  name,
  order,
}: {
  readonly kind: ReorderAction['kind'];
  readonly id: number;
  readonly name: string;
  readonly order: Order;
}): string {
  return `${name} ${verbs[kind]}: place ${order.indexOf(id) + 1} of ${order.length}.`;
}
