/** One message: who wrote what, what has been replied, and what staff can do about it. */
import type { MessageThread } from '@debt-payoff/contract/contact';
import { messageTexts } from '@debt-payoff/contract/texts/messages';
import { useQuery } from '@tanstack/react-query';
import { useToday } from '../../session/today.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { Section } from '../../ui/section.tsx';
import { adminPaths } from '../admin-paths.ts';
import { AuditSection } from '../audit/audit-section.tsx';
import { FetchedRecord, MissingRecord, useRecordId } from '../lists/fetched-record.tsx';
import { MessageActs } from './message-acts.tsx';
import { MessageMarks, StatusMark } from './message-marks.tsx';
import { OutcomeForm } from './outcome-form.tsx';
import { messageQuery } from './queries.ts';
import { ReplyForm } from './reply-form.tsx';
import { Replies, Sender } from './thread.tsx';

const missing = (
  <MissingRecord
    title={messageTexts.notFound}
    why="There is no message with this number. Messages are deleted after 12 months, and those of people who delete their account go with it."
  />
);

export function MessagePage() {
  const id = useRecordId('messageId');
  return (
    <div className="stack admin-record">
      <BackLink to={adminPaths.messages} label="Messages" />
      {id === null ? missing : <FetchedMessage key={id} id={id} />}
    </div>
  );
}

function FetchedMessage({ id }: { readonly id: number }) {
  const result = useQuery(messageQuery(id));
  return (
    <FetchedRecord
      title="Message"
      result={result}
      failed={messageTexts.loadFailed}
      missing={missing}
    >
      {({ received }) => <Message message={received} />}
    </FetchedRecord>
  );
}

export function Message({ message }: { readonly message: MessageThread }) {
  const { id, subject, status, is_suspected_spam, due_on, outcome } = message;
  const today = useToday();
  return (
    <>
      <div className="message-head">
        <h1 className="h2 any-name plain-focus" tabIndex={-1}>
          {subject}
        </h1>
        <p className="message-marks">
          <StatusMark status={status} />
          <MessageMarks message={message} today={today} />
        </p>
      </div>
      <Section title="Message">
        <Sender message={message} />
        <p className="message-text">{message.message}</p>
      </Section>
      <Replies message={message} />
      {is_suspected_spam ? null : <ReplyForm message={message} />}
      {due_on === null || outcome !== null ? null : <OutcomeForm message={message} />}
      <MessageActs message={message} />
      <AuditSection about={{ subject: 'message', subject_id: id }} />
    </>
  );
}
