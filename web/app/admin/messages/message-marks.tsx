/** What stands out about a message: each mark has a shape and a word besides its colour. */
import type { ReceivedMessage } from '@debt-payoff/contract/contact';
import type { MessageStatus } from '@debt-payoff/contract/contact-limits';
import { plans } from '@debt-payoff/contract/plans';
import {
  CircleCheck,
  CircleDot,
  CircleX,
  Clock,
  type LucideIcon,
  Scale,
  Star,
  TriangleAlert,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge, type BadgeKind } from '../../ui/badge.tsx';
import { complaintClock, statusWords } from './message-words.ts';

const statusLooks: Readonly<Record<MessageStatus, { kind: BadgeKind; Icon: LucideIcon }>> = {
  open: { kind: 'info', Icon: CircleDot },
  answered: { kind: 'go', Icon: CircleCheck },
  closed: { kind: 'line', Icon: CircleX },
  suspected: { kind: 'warn', Icon: TriangleAlert },
};

export function StatusMark({ status }: { readonly status: MessageStatus }) {
  return <Mark {...statusLooks[status]}>{statusWords[status]}</Mark>;
}

/** Null where nothing stands out. */
export function MessageMarks({
  message,
  today,
}: {
  readonly message: Pick<ReceivedMessage, 'is_priority' | 'due_on' | 'outcome'>;
  readonly today: string;
}) {
  const { is_priority, due_on } = message;
  const clock = complaintClock(message, today);
  if (!is_priority && due_on === null) return null;
  return (
    <span className="message-marks">
      {is_priority ? (
        <Mark kind="go" Icon={Star}>
          {plans.premium.name}
        </Mark>
      ) : null}
      {due_on === null ? null : (
        <Mark kind="info" Icon={Scale}>
          Complaint
        </Mark>
      )}
      {clock === null ? null : (
        <Mark kind={clock.isUrgent ? 'warn' : 'line'} Icon={clock.isUrgent ? TriangleAlert : Clock}>
          {clock.words}
        </Mark>
      )}
    </span>
  );
}

function Mark({
  kind,
  Icon,
  children,
}: {
  readonly kind: BadgeKind;
  readonly Icon: LucideIcon;
  readonly children: ReactNode;
}) {
  return (
    <Badge kind={kind}>
      <Icon className="icon" aria-hidden="true" />
      {children}
    </Badge>
  );
}
