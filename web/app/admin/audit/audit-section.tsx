/** The newest acts of staff about one subject, with the way to all of them. */
import type { AuditSubject } from '@debt-payoff/contract/audit-actions';
import { auditTexts } from '@debt-payoff/contract/texts/audit';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { Link } from 'react-router';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Section } from '../../ui/section.tsx';
import { adminPaths } from '../admin-paths.ts';
import { listFailure } from '../lists/failures.ts';
import { AuditEntries } from './audit-entries.tsx';
import { useAudit } from './audit-queries.ts';

const entriesShown = 10;

export function AuditSection({
  about,
}: {
  readonly about:
    | { readonly user_id: number }
    | { readonly subject: AuditSubject; readonly subject_id: number };
}) {
  const { data, error, isPending, refetch } = useAudit({ ...about, per_page: entriesShown });
  const address = new URLSearchParams(Object.entries(about).map(([name, id]) => [name, `${id}`]));
  return (
    <Section title="Staff actions">
      {isPending ? <p>{navigationTexts.loading}</p> : null}
      {error === null ? null : (
        <LoadFailure title={listFailure(error, auditTexts.listFailed)} onRetry={() => refetch()} />
      )}
      {data === undefined ? null : (
        <div className="admin-table">
          <AuditEntries entries={data.rows} />
        </div>
      )}
      {data?.pagination.has_next ? (
        <p>
          <Link to={`${adminPaths.audit}?${address}`}>
            All {data.pagination.total.toLocaleString('en-GB')} actions
          </Link>
        </p>
      ) : null}
    </Section>
  );
}
