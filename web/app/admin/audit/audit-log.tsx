/** Everything that staff did in the last two years, to read and to narrow down. */
import { auditTexts } from '@debt-payoff/contract/texts/audit';
import { FetchedList } from '../lists/fetched-list.tsx';
import { useListQuery } from '../lists/use-list-query.ts';
import { AuditControls } from './audit-controls.tsx';
import { auditColumns } from './audit-entries.tsx';
import { auditQuery, auditShape } from './audit-filters.ts';
import { useAudit } from './audit-queries.ts';

export function AuditLog() {
  const list = useListQuery(auditShape);
  const result = useAudit(auditQuery(list.query));
  return (
    <section className="stack" aria-labelledby="audit-title">
      <h1 className="h2" id="audit-title">
        {auditTexts.title}
      </h1>
      <AuditControls filters={list.query.filters} onFilter={list.filter} />
      <FetchedList
        caption={auditTexts.caption}
        noun="action"
        columns={auditColumns}
        keyOf={({ id }) => id}
        result={result}
        failed={auditTexts.listFailed}
        empty={<p className="muted">{auditTexts.empty}</p>}
        list={list}
      />
    </section>
  );
}
