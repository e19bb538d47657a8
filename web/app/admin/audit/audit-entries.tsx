/** What staff did, each act with who, about whom or what, what changed and why: in the audit log, and on the pages of what it concerned. */
import type { AuditChange, AuditEntry } from '@debt-payoff/contract/audit';
import type { AuditSubject } from '@debt-payoff/contract/audit-actions';
import { auditSubjectTexts, auditTexts } from '@debt-payoff/contract/texts/audit';
import { Link } from 'react-router';
import '../../styles/audit.css';
import { Badge } from '../../ui/badge.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { formatDayAndTime } from '../../words/dates.ts';
import { adminPaths } from '../admin-paths.ts';
import {
  actionWords,
  fieldWords,
  hasNoChange,
  isEmptied,
  personName,
  valueWords,
} from './audit-words.ts';

/** Longer ones would hide the acts around them. */
const shownValueMaxLength = 120;

/** Also for a list of them by pages. */
export const auditColumns: readonly [Column<AuditEntry>, ...Column<AuditEntry>[]] = [
  { label: 'When', cell: ({ at }) => <time dateTime={at}>{formatDayAndTime(at)}</time> },
  { label: 'Who', cell: ({ actor }) => <Actor actor={actor} /> },
  { label: 'What', cell: (entry) => <What entry={entry} /> },
  { label: 'About', cell: (entry) => <About entry={entry} /> },
  { label: 'Changes', cell: (entry) => <Changes entry={entry} /> },
];

/** The newest first, for a box that its page draws. */
export function AuditEntries({ entries }: { readonly entries: readonly AuditEntry[] }) {
  return (
    <Table
      caption={auditTexts.caption}
      columns={auditColumns}
      rows={entries}
      keyOf={({ id }) => id}
      empty={<p className="muted">{auditTexts.empty}</p>}
    />
  );
}

function Actor({ actor: { id, username } }: { readonly actor: AuditEntry['actor'] }) {
  return id === null ? auditTexts.local : <Person id={id} username={username} />;
}

/** Where nobody can be named, there is no page about them either. */
function Person(person: { readonly id: number; readonly username: string | null }) {
  const name = personName(person);
  return person.username === null ? name : <Link to={adminPaths.user(person.id)}>{name}</Link>;
}

function What({ entry }: { readonly entry: AuditEntry }) {
  const { outcome, failure, reason } = entry;
  return (
    <div className="audit-lines">
      <b>{actionWords(entry)}</b>
      {outcome === 'pending' ? (
        <Badge kind="warn">{auditTexts.pending(entry.subject)}</Badge>
      ) : null}
      {outcome === 'failed' ? (
        <Badge kind="danger">{auditTexts.failed(failure ?? 'unknown')}</Badge>
      ) : null}
      {reason === null ? null : <span>{auditTexts.reason(reason)}</span>}
    </div>
  );
}

/** The person whom it concerned, and what it was done to where that is not the person's account. */
function About({ entry }: { readonly entry: AuditEntry }) {
  const { user, subject, subject_id: id, action } = entry;
  const name = `${auditSubjectTexts[subject]} ${id}`;
  const path = action.endsWith('_deleted') ? undefined : pathOf[subject]?.(id);
  return (
    <div className="audit-lines">
      {user === null ? null : <Person {...user} />}
      {subject === 'user' || subject === 'system' ? null : path === undefined ? (
        name
      ) : (
        <Link to={path}>{name}</Link>
      )}
    </div>
  );
}

/** Of those that have a page. */
const pathOf: Partial<Record<AuditSubject, (id: number) => string>> = {
  subscription: adminPaths.subscription,
  message: adminPaths.message,
  article: adminPaths.article,
  resource: adminPaths.resource,
  post: adminPaths.post,
};

function Changes({ entry }: { readonly entry: AuditEntry }) {
  if (entry.changes.length === 0) {
    return <span className="muted">{hasNoChange(entry) ? auditTexts.noChange : '–'}</span>;
  }
  return (
    <ul className="audit-lines">
      {entry.changes.map((change) => (
        <li key={change.field}>
          <Change change={change} />
        </li>
      ))}
    </ul>
  );
}

function Change({ change }: { readonly change: AuditChange }) {
  const { field } = change;
  const label = fieldWords(field);
  if (isEmptied(change)) return `${label}: ${auditTexts.valuesDeleted}`;
  const before = valueWords(field, change.before);
  const after = valueWords(field, change.after);
  if (before.length + after.length <= shownValueMaxLength) return `${label}: ${before} → ${after}`;
  return (
    <details>
      <summary>{label}: before and after</summary>
      <p className="audit-value">
        <b>Before:</b> {before}
      </p>
      <p className="audit-value">
        <b>After:</b> {after}
      </p>
    </details>
  );
}
