/** Stripe, posts, errors, the database and the server itself. */
import type { Health, HealthError } from '@debt-payoff/contract/admin-health';
import { adminSiteTexts } from '@debt-payoff/contract/texts/admin-site';
import { healthTexts } from '@debt-payoff/contract/texts/health';
import { Link } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { FactList } from '../../ui/fact-list.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { formatDayAndTime } from '../../words/dates.ts';
import { adminPaths } from '../admin-paths.ts';
import { useRetryWebhooks } from './health-queries.ts';
import { HealthSection } from './health-section.tsx';
import {
  canProcess,
  databaseFacts,
  postFacts,
  processFacts,
  stripeFacts,
  unlistedErrors,
} from './health-words.ts';

export function StripeSection({ webhooks }: { readonly webhooks: Health['webhooks'] }) {
  const { failure, isBusy, run } = useRetryWebhooks();
  return (
    <HealthSection section="stripe" failure={failure}>
      <FactList facts={stripeFacts(webhooks)} />
      {canProcess(webhooks) || isBusy ? (
        <div>
          <Button variant="secondary" size="small" busy={isBusy} onClick={() => run('all')}>
            {healthTexts.processNow}
          </Button>
        </div>
      ) : null}
    </HealthSection>
  );
}

export function PostsSection({ posts }: { readonly posts: Health['posts'] }) {
  const ways = [
    { status: 'failed', label: 'Failed posts', isThere: posts.failed > 0 },
    { status: 'scheduled', label: 'Scheduled posts', isThere: posts.scheduled > 0 },
  ].filter(({ isThere }) => isThere);
  return (
    <HealthSection section="posts">
      <FactList facts={postFacts(posts)} />
      <p className="row">
        {ways.map(({ status, label }) => (
          <Link key={status} to={`${adminPaths.social}?status=${status}`}>
            {label}
          </Link>
        ))}
        {ways.length === 0 ? (
          <Link to={adminPaths.social}>{adminSiteTexts.tabs.social}</Link>
        ) : null}
      </p>
    </HealthSection>
  );
}

const errorColumns: readonly [Column<HealthError>, ...Column<HealthError>[]] = [
  {
    label: 'Where',
    cell: ({ place, request_id }) => (
      <>
        {place}
        {request_id === null ? null : <span className="under">Last request {request_id}</span>}
      </>
    ),
  },
  { label: 'Kind', cell: ({ kind }) => kind },
  { label: 'Times', isFigure: true, cell: ({ count }) => count.toLocaleString('en-GB') },
  {
    label: 'Last',
    cell: ({ last_at }) => <time dateTime={last_at}>{formatDayAndTime(last_at)}</time>,
  },
];

export function ErrorsSection({ errors }: { readonly errors: Health['errors'] }) {
  const unlisted = unlistedErrors(errors);
  return (
    <HealthSection section="errors">
      <div className="admin-table">
        <Table
          caption="Unexpected errors of the last day, newest first"
          columns={errorColumns}
          rows={errors.groups}
          keyOf={({ place, kind }) => `${place} ${kind}`}
          empty={<p className="muted">No unexpected error in the last day.</p>}
        />
      </div>
      {unlisted === null ? null : <p className="small muted">{unlisted}</p>}
      {errors.last_day === 0 ? null : (
        <p className="small muted">The log has what happened, by the id of the request.</p>
      )}
    </HealthSection>
  );
}

export function DatabaseSection({ database }: { readonly database: Health['database'] }) {
  return (
    <HealthSection section="database">
      <FactList facts={databaseFacts(database)} />
    </HealthSection>
  );
}

export function ProcessSection({ process }: { readonly process: Health['process'] }) {
  return (
    <HealthSection section="process">
      <FactList facts={processFacts(process)} />
    </HealthSection>
  );
}
