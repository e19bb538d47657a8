/** Mail: what waits, what failed, and another try. */
import type { FailedMail, Health } from '@debt-payoff/contract/admin-health';
import { adminSiteTexts } from '@debt-payoff/contract/texts/admin-site';
import { healthTexts } from '@debt-payoff/contract/texts/health';
import { Link } from 'react-router';
import { useEnvironment } from '../../page/server-facts.ts';
import { Button } from '../../ui/button.tsx';
import { FactList } from '../../ui/fact-list.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { formatDayAndTime } from '../../words/dates.ts';
import { adminPaths } from '../admin-paths.ts';
import { useRetryMail } from './health-queries.ts';
import { HealthSection } from './health-section.tsx';
import { mailFacts, whyNoRetry } from './health-words.ts';

export function MailSection({ mail }: { readonly mail: Health['mail'] }) {
  const retry = useRetryMail();
  const isLocal = useEnvironment() === 'local';
  return (
    <HealthSection section="mail" failure={retry.failure}>
      <FactList facts={mailFacts(mail)} />
      {mail.failures.length === 0 ? null : (
        <div className="admin-table">
          <Table
            caption="Mails that failed, newest first"
            columns={columnsFor(retry)}
            rows={mail.failures}
            keyOf={({ id }) => id}
          />
        </div>
      )}
      {mail.failed > mail.failures.length ? (
        <p className="small muted">The newest {mail.failures.length} are listed.</p>
      ) : null}
      {mail.overdue_since === null ? null : (
        <p className="small muted">
          While mail waits, messages to us can be read under{' '}
          <Link to={adminPaths.messages}>{adminSiteTexts.more.messages}</Link>.
        </p>
      )}
      {isLocal ? (
        <p className="small muted">
          What was kept can be read in the{' '}
          <Link to={adminPaths.outbox}>{adminSiteTexts.more.outbox}</Link>.
        </p>
      ) : null}
    </HealthSection>
  );
}

function columnsFor({
  busyRow,
  isBusy,
  run,
}: ReturnType<typeof useRetryMail>): readonly [Column<FailedMail>, ...Column<FailedMail>[]] {
  return [
    {
      label: 'Mail',
      cell: ({ id, template, last_error }) => (
        <>
          {template} <span className="muted">{id}</span>
          {last_error === null ? null : <span className="under">{last_error}</span>}
        </>
      ),
    },
    { label: 'Tries', isFigure: true, cell: ({ attempts }) => attempts },
    { label: 'Written', cell: ({ created_at }) => <Time instant={created_at} /> },
    { label: 'Failed', cell: ({ finished_at }) => <Time instant={finished_at} /> },
    {
      label: 'Action',
      classOf: ({ can_retry }) => (can_retry ? 'act-cell' : ''),
      cell: (mail) =>
        whyNoRetry(mail) ?? (
          <Button
            variant="secondary"
            size="small"
            busy={busyRow === mail.id}
            aria-disabled={isBusy || undefined}
            aria-label={`${healthTexts.tryAgain}, ${mail.template} ${mail.id}`}
            onClick={() => {
              if (!isBusy) run(mail.id);
            }}
          >
            {healthTexts.tryAgain}
          </Button>
        ),
    },
  ];
}

function Time({ instant }: { readonly instant: string }) {
  return <time dateTime={instant}>{formatDayAndTime(instant)}</time>;
}
