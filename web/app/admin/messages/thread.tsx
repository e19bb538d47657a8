/** What was written, on both sides. */
import type { MessageReply, MessageThread } from '@debt-payoff/contract/contact';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Section } from '../../ui/section.tsx';
import { formatDay, formatDayAndTime } from '../../words/dates.ts';
import { adminPaths } from '../admin-paths.ts';
import { topicWords } from './message-words.ts';

export function Sender({ message }: { readonly message: MessageThread }) {
  const { user_id, email, due_on } = message;
  return (
    <dl className="message-facts">
      <Fact label="From">{message.name}</Fact>
      <Fact label="Email">{email}</Fact>
      <Fact label="Account">
        {user_id === null ? (
          <>
            Sent without signing in, or since deleted.{' '}
            <Link
              to={`${adminPaths.users}?${new URLSearchParams({ search: email, status: 'all' })}`}
            >
              Find a user with this address
            </Link>
          </>
        ) : (
          <Link to={adminPaths.user(user_id)}>User {user_id}</Link>
        )}
      </Fact>
      <Fact label="Topic">{topicWords[message.topic]}</Fact>
      <Fact label="Reference">{message.reference}</Fact>
      <Fact label="Received">{formatDayAndTime(message.received_at)}</Fact>
      {due_on === null ? null : <Fact label="Outcome due by">{formatDay(due_on)}</Fact>}
    </dl>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Null where nothing has been sent. */
export function Replies({ message }: { readonly message: MessageThread }) {
  const { replies, outcome, outcome_at, ico_address } = message;
  if (replies.length === 0 && outcome === null) return null;
  return (
    <Section title="What we sent">
      <ol className="message-thread">
        {replies.map((reply) => (
          <li key={reply.id}>
            <p className="small muted">
              Reply by {senderName(reply)}, {formatDayAndTime(reply.sent_at)}
            </p>
            <p className="message-text">{reply.text}</p>
          </li>
        ))}
        {outcome === null || outcome_at === null ? null : (
          <li>
            <p className="small muted">Outcome, {formatDayAndTime(outcome_at)}</p>
            <p className="message-text">{outcome}</p>
            <p className="small muted">With the address of the regulator: {ico_address}</p>
          </li>
        )}
      </ol>
    </Section>
  );
}

function senderName({ sent_by }: MessageReply): string {
  return sent_by?.username ?? 'staff';
}
