/** What staff are asked about first: which plan, whose, how it stands, and what can be done about it. */
import type { SubscriptionDetail } from '@debt-payoff/contract/admin-subscriptions';
import { useState } from 'react';
import { Link } from 'react-router';
import { currentPerson } from '../../session/person.ts';
import { Badge } from '../../ui/badge.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { TypedName } from '../../ui/typed-name.tsx';
import { adminPaths } from '../admin-paths.ts';
import { type OpenDialog, SubscriptionActDialog } from './act-dialogs.tsx';
import { actLabels, actsOf, whyNotChanged, whyNotReactivated } from './act-words.ts';
import { StatusBadge } from './status-badge.tsx';
import { planLabel, standingOf, statusNote } from './subscription-words.ts';

export function SubscriptionHeader({
  subscription,
}: {
  readonly subscription: SubscriptionDetail;
}) {
  const { user, status, plan_type: plan } = subscription;
  const note = statusNote(subscription);
  return (
    <header className="stack">
      <h1 className="h2 any-name plain-focus" tabIndex={-1}>
        {planLabel(plan)} of{' '}
        <Link to={adminPaths.user(user.id)}>
          <TypedName name={user.username} />
        </Link>
      </h1>
      <p className="row">
        <StatusBadge status={status} />
        {user.is_suspended ? <Badge kind="danger">User suspended</Badge> : null}
        {note === null ? null : <span className="small muted">{note}</span>}
      </p>
      <p>{standingOf(subscription)}</p>
      {subscription.can_be_changed ? (
        <Acts subscription={subscription} />
      ) : (
        <Banner kind="info" title={whyNotChanged(subscription, currentPerson())} />
      )}
    </header>
  );
}

function Acts({ subscription }: { readonly subscription: SubscriptionDetail }) {
  // As it was when it was pressed: what is fetched again meanwhile speaks of the time after the act.
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const refusal = whyNotReactivated(subscription);
  return (
    <div className="row">
      {actsOf(subscription).map((act) => (
        <Button
          key={act}
          variant="secondary"
          size="small"
          onClick={() => setDialog({ act, subscription })}
        >
          {actLabels[act]}
        </Button>
      ))}
      {refusal === null ? null : <p className="small muted">Reactivating has to wait. {refusal}</p>}
      {dialog === null ? null : (
        <SubscriptionActDialog {...dialog} onClose={() => setDialog(null)} />
      )}
    </div>
  );
}
