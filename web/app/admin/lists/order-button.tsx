/** Turns the order of a list round. It says which way it stands. */
import type { SortOrder } from '@debt-payoff/contract/content-vocabulary';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useAnnouncedChanges } from '../../ui/announce.ts';
import { Button } from '../../ui/button.tsx';

export function OrderButton({
  order,
  label,
  onOrder,
}: {
  readonly order: SortOrder;
  /** 'Newest first' */
  readonly label: string;
  readonly onOrder: (order: SortOrder) => void;
}) {
  useAnnouncedChanges(label);
  const Arrow = order === 'asc' ? ArrowUp : ArrowDown;
  return (
    <Button variant="secondary" onClick={() => onOrder(order === 'asc' ? 'desc' : 'asc')}>
      <Arrow className="icon" aria-hidden="true" />
      <span className="vh">Order: </span>
      {label}
    </Button>
  );
}
