/** The subscriptions of people who have an account, to search, narrow, sort and act on. */
import { adminTexts } from '@debt-payoff/contract/texts/admin';
import { useState } from 'react';
import { FetchedList } from '../lists/fetched-list.tsx';
import { type OpenDialog, SubscriptionActDialog } from './act-dialogs.tsx';
import { subscriptionColumns } from './subscription-columns.tsx';
import { SubscriptionControls, sortNames } from './subscription-controls.tsx';
import { useSubscriptionList } from './use-subscription-list.ts';

export function SubscriptionList() {
  const { list, result } = useSubscriptionList();
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  return (
    <section className="stack-8" aria-labelledby="subscriptions-title">
      <h1 className="h2 plain-focus" id="subscriptions-title" tabIndex={-1}>
        Subscriptions
      </h1>
      <SubscriptionControls list={list} />
      <FetchedList
        caption={`Subscriptions, ${sortNames[`${list.query.sort.by} ${list.query.sort.order}`]}`}
        noun="subscription"
        result={result}
        failed={adminTexts.subscriptions.listFailed}
        empty={<p className="muted">Nobody has subscribed yet.</p>}
        list={list}
        columns={subscriptionColumns({
          sortOf: list.sortOf,
          onAct: (act, subscription) => setDialog({ act, subscription }),
        })}
        keyOf={({ id }) => id}
      />
      {dialog === null ? null : (
        <SubscriptionActDialog {...dialog} onClose={() => setDialog(null)} />
      )}
    </section>
  );
}
