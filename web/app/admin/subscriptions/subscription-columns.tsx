/** What the list tells of each subscription, and what can be done about it there. */
import type { AdminSubscription } from '@debt-payoff/contract/admin-subscriptions';
import { formatPounds } from '@debt-payoff/contract/money';
import { plans } from '@debt-payoff/contract/plans';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { Link } from 'react-router';
import { Badge } from '../../ui/badge.tsx';
import type { Column } from '../../ui/table.tsx';
import { TypedName } from '../../ui/typed-name.tsx';
import { formatShortDay } from '../../words/dates.ts';
import { adminPaths } from '../admin-paths.ts';
import { RowMenu } from '../lists/row-menu.tsx';
import { actLabels, actsOf, type SubscriptionAct } from './act-words.ts';
import { StatusBadge } from './status-badge.tsx';
import { statusNote, subscriptionName } from './subscription-words.ts';
import type { SubscriptionListState } from './use-subscription-list.ts';

type OnAct = (act: SubscriptionAct, subscription: AdminSubscription) => void;

export function subscriptionColumns({
  sortOf,
  onAct,
}: {
  readonly sortOf: SubscriptionListState['sortOf'];
  readonly onAct: OnAct;
}): readonly [Column<AdminSubscription>, ...Column<AdminSubscription>[]] {
  return [
    { label: 'User', cell: ({ user }) => <Owner user={user} /> },
    { label: 'Plan', cell: ({ plan_type }) => plans[plan_type].name, sort: sortOf('plan_type') },
    {
      label: 'Status',
      cell: (subscription) => <Status subscription={subscription} />,
      sort: sortOf('status'),
    },
    {
      label: 'Start',
      cell: ({ start_date }) => <Day day={start_date} />,
      sort: sortOf('start_date'),
    },
    { label: 'End', cell: ({ end_date }) => <Day day={end_date} /> },
    { label: 'Next payment', cell: ({ next_billing_date }) => <Day day={next_billing_date} /> },
    { label: 'Amount', isFigure: true, cell: ({ amount }) => formatPounds(amount) },
    {
      label: 'Actions',
      cell: (subscription) => <Actions subscription={subscription} onAct={onAct} />,
    },
  ];
}

function Owner({ user }: { readonly user: AdminSubscription['user'] }) {
  return (
    <>
      <Link to={adminPaths.user(user.id)}>
        <TypedName name={user.username} />
      </Link>{' '}
      {user.is_suspended ? <Badge kind="danger">Suspended</Badge> : null}
      <span className="under">{user.email}</span>
    </>
  );
}

function Status({ subscription }: { readonly subscription: AdminSubscription }) {
  const note = statusNote(subscription);
  return (
    <div>
      <StatusBadge status={subscription.status} />
      {note === null ? null : <span className="under">{note}</span>}
    </div>
  );
}

function Actions({
  subscription,
  onAct,
}: {
  readonly subscription: AdminSubscription;
  readonly onAct: OnAct;
}) {
  return (
    <RowMenu
      name={subscriptionName(subscription)}
      acts={[
        { label: navigationTexts.actions.view, to: adminPaths.subscription(subscription.id) },
        ...actsOf(subscription).map((act) => ({
          label: actLabels[act],
          onChoose: () => onAct(act, subscription),
          ...(act === 'cancel' && { destroys: true as const }),
        })),
      ]}
    />
  );
}

function Day({ day }: { readonly day: string | null }) {
  return <span className="whitespace-nowrap">{day === null ? '–' : formatShortDay(day)}</span>;
}
