/** The messages to us: those that wait for a reply, in the order in which they should get one. */
import type { ReceivedMessage } from '@debt-payoff/contract/contact';
import { contactTopics, messageStatuses } from '@debt-payoff/contract/contact-limits';
import { messageTexts } from '@debt-payoff/contract/texts/messages';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useToday } from '../../session/today.ts';
import type { Column } from '../../ui/table.tsx';
import { formatDayAndTime } from '../../words/dates.ts';
import { adminPaths } from '../admin-paths.ts';
import { FetchedList } from '../lists/fetched-list.tsx';
import { FilterField, ListControls } from '../lists/list-controls.tsx';
import { SearchField } from '../lists/search-field.tsx';
import { useListQuery } from '../lists/use-list-query.ts';
import { MessageMarks, StatusMark } from './message-marks.tsx';
import { statusWords, topicWords } from './message-words.ts';
import { messageListQuery } from './queries.ts';

/** There is one order, which the server knows. */
const shape = {
  filters: { status: [...messageStatuses, 'all'], topic: ['', ...contactTopics] },
  sort: { options: ['urgency'], by: 'urgency', order: 'asc' },
} as const;
const statusOptions = { ...statusWords, all: 'All messages' } as const;
const topicOptions = { '': 'All topics', ...topicWords } as const;

export function MessageList() {
  const list = useListQuery(shape);
  const { search, filters, page } = list.query;
  const { status, topic } = filters;
  const result = useQuery(
    messageListQuery({ search, status, ...(topic !== '' && { topic }), page }),
  );
  return (
    <section className="stack" aria-labelledby="messages-title">
      <h1 className="h2 plain-focus" id="messages-title" tabIndex={-1}>
        Messages
      </h1>
      <ListControls>
        <SearchField
          label="Search by reference, name, email or subject"
          search={search}
          onSearch={list.search}
        />
        <FilterField
          label="Status"
          value={status}
          options={statusOptions}
          onChoose={(chosen) => list.filter({ status: chosen })}
        />
        <FilterField
          label="Topic"
          value={topic}
          options={topicOptions}
          onChoose={(chosen) => list.filter({ topic: chosen })}
        />
      </ListControls>
      <FetchedList
        caption={status === 'open' ? 'Open messages, the most urgent first' : 'Messages'}
        noun="message"
        result={result}
        failed={messageTexts.listFailed}
        empty={<p className="muted">No messages are waiting for a reply.</p>}
        widen={
          search === '' || status === 'all'
            ? undefined
            : { label: 'Search all messages', onWiden: () => list.filter({ status: 'all' }) }
        }
        list={list}
        columns={columnsOn(useToday())}
        keyOf={({ id }) => id}
      />
    </section>
  );
}

export function columnsOn(
  today: string,
): readonly [Column<ReceivedMessage>, ...Column<ReceivedMessage>[]] {
  return [
    {
      label: 'Message',
      cell: ({ id, subject, name, email }) => (
        <>
          <Link to={adminPaths.message(id)}>{subject}</Link>
          <span className="under">
            {name}, {email}
          </span>
        </>
      ),
    },
    {
      label: 'Marks',
      cell: (message) => <MessageMarks message={message} today={today} />,
      classOf: ({ is_priority, due_on }) => (is_priority || due_on !== null ? '' : 'no-marks'),
    },
    {
      label: 'Received',
      cell: ({ received_at }) => (
        <time dateTime={received_at}>{formatDayAndTime(received_at)}</time>
      ),
    },
    { label: 'Status', cell: ({ status }) => <StatusMark status={status} /> },
    {
      label: 'Reference',
      cell: ({ reference }) => <span className="whitespace-nowrap">{reference}</span>,
    },
  ];
}
