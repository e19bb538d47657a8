/** One subscription: how it stands, what staff can do about it, and all that is known of it. */
import type { SubscriptionDetail } from '@debt-payoff/contract/admin-subscriptions';
import { adminTexts } from '@debt-payoff/contract/texts/admin';
import { useQuery } from '@tanstack/react-query';
import { BackLink } from '../../ui/back-link.tsx';
import { FactList } from '../../ui/fact-list.tsx';
import { Section } from '../../ui/section.tsx';
import { adminPaths } from '../admin-paths.ts';
import { AuditSection } from '../audit/audit-section.tsx';
import { FetchedRecord, MissingRecord, useRecordId } from '../lists/fetched-record.tsx';
import { InvoicesSection } from './invoices-section.tsx';
import { subscriptionQuery } from './queries.ts';
import { StatesTable } from './states-table.tsx';
import { SubscriptionHeader } from './subscription-header.tsx';
import { stripeFacts, subscriptionFacts } from './subscription-words.ts';

const texts = adminTexts.subscriptions;

const missing = (
  <MissingRecord
    title={texts.notFound}
    why="The address may be wrong, or its owner has deleted their account."
  />
);

export function SubscriptionPage() {
  const id = useRecordId('subscriptionId');
  return (
    <div className="stack">
      <BackLink to={adminPaths.subscriptions} label="Subscriptions" />
      {id === null ? missing : <FetchedSubscription key={id} id={id} />}
    </div>
  );
}

function FetchedSubscription({ id }: { readonly id: number }) {
  const result = useQuery(subscriptionQuery(id));
  return (
    <FetchedRecord title="Subscription" result={result} failed={texts.loadFailed} missing={missing}>
      {({ subscription }) => <SubscriptionRecord subscription={subscription} />}
    </FetchedRecord>
  );
}

function SubscriptionRecord({ subscription }: { readonly subscription: SubscriptionDetail }) {
  return (
    <div className="stack-8">
      <SubscriptionHeader subscription={subscription} />
      <Section title="Details">
        <FactList facts={[...subscriptionFacts(subscription), ...stripeFacts(subscription)]} />
      </Section>
      <InvoicesSection subscription={subscription} />
      <StatesTable states={subscription.states} />
      <AuditSection about={{ subject: 'subscription', subject_id: subscription.id }} />
    </div>
  );
}
