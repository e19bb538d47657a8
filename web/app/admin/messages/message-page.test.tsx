import type { MessageThread } from '@debt-payoff/contract/contact';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { markupWithFacts } from '../../page/markup-with-facts.fixture.tsx';
import { Table } from '../../ui/table.tsx';
import { aComplaint, aThread } from './message.fixture.ts';
import { columnsOn } from './message-list.tsx';
import { Message } from './message-page.tsx';

const plain = (markup: string) =>
  markup
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll('&#x27;', "'");

function drawn(changes: Partial<MessageThread> = {}): { markup: string; words: string } {
  const markup = markupWithFacts(
    <QueryClientProvider client={new QueryClient()}>
      <Message message={aThread(changes)} />
    </QueryClientProvider>,
  );
  return { markup, words: plain(markup) };
}

describe('the page of a message', () => {
  it('says who wrote what, with its line breaks, and that nobody has an account for it', () => {
    const { markup, words } = drawn();
    expect(markup).toContain('How do I begin?\n\nThanks');
    for (const said of [
      'Zoë Müller',
      'zoe@example.com',
      'DP-7K3M9QX2',
      'General question',
      '14 November 2026 at 09:30',
      'Sent without signing in, or since deleted.',
    ])
      expect(words).toContain(said);
    expect(markup).toContain('href="/admin/users?search=zoe%40example.com&amp;status=all"');
    expect(words).toMatch(/A question\s+Open/);
    expect(words).not.toContain('Premium');
  });

  it('leads to the account of a person, and marks Premium', () => {
    const { markup, words } = drawn({ user_id: 12, is_priority: true });
    expect(markup).toMatch(/href="\/admin\/users\/12"[^>]*>User 12</);
    expect(words).toContain('Premium');
  });

  it('shows what was replied, by whom and when, and asks for another reply', () => {
    const { words } = drawn({
      status: 'answered',
      replies: [
        {
          ...{ id: 1, text: 'Open the calculator.', sent_at: '2026-11-14T10:00:00.000Z' },
          sent_by: { id: 2, username: 'morgan' },
        },
        { id: 2, text: 'And add a debt.', sent_at: '2026-11-14T11:00:00.000Z', sent_by: null },
      ],
    });
    expect(words).toContain('Reply by morgan, 14 November 2026 at 10:00');
    expect(words).toContain('Reply by staff, 14 November 2026 at 11:00');
    expect(words).toContain('Reply again');
    expect(words).not.toContain('Nothing to reply?');
  });

  it('of a complaint says its day, that a reply is not its outcome, and what recording does', () => {
    const { words } = drawn(aComplaint);
    for (const said of [
      'Complaint',
      'Due in 12 days (27 November 2026)',
      'Outcome due by 27 November 2026',
      'It is not the outcome: that is recorded below.',
      "Emailed to zoe@example.com with the address of the Information Commissioner's Office (ICO). It is recorded once and cannot be changed afterwards.",
    ])
      expect(words).toContain(said);
    expect(words).not.toContain('Nothing to reply?');
  });

  it('of a complaint with its outcome shows it, and asks for no other', () => {
    const { words } = drawn({
      ...{ ...aComplaint, status: 'answered', outcome: 'Your old address is deleted.' },
      ...{ outcome_at: '2026-11-15T08:00:00.000Z', ico_address: 'Wycliffe House' },
    });
    expect(words).toContain('Outcome, 15 November 2026 at 08:00 Your old address is deleted.');
    expect(words).toContain('Wycliffe House');
    expect(words).not.toContain('Record and send outcome');
    expect(words).not.toContain('Due in');
  });

  it.each([
    ['open', {}, ['Send reply', 'Close'], ['Accept']],
    [
      'suspected',
      { is_suspected_spam: true, status: 'suspected' },
      ['Accept', 'Close'],
      ['Send reply'],
    ],
    [
      'suspected and closed',
      { is_suspected_spam: true, status: 'closed' },
      ['Accept'],
      ['Close', 'Send reply'],
    ],
    ['closed', { status: 'closed' }, ['Send reply'], ['Close', 'Accept']],
    ['a complaint', aComplaint, ['Send reply', 'Record and send outcome'], ['Close', 'Accept']],
  ] as const)('of one that is %s offers what can be done', (_, changes, offered, others) => {
    const buttons = [...drawn(changes).markup.matchAll(/<button[^>]*>(.*?)<\/button>/g)];
    const labels = buttons.map(([, label = '']) => plain(label).trim());
    expect(labels.toSorted()).toEqual(offered.toSorted());
    for (const label of others) expect(labels).not.toContain(label);
  });
});

it('a row of the list says what stands out in words, not by colour alone', () => {
  const rows = [
    aThread({ id: 1, is_priority: true }),
    aThread({ id: 2, ...aComplaint, due_on: '2026-11-12' }),
    aThread({ id: 3, status: 'answered' }),
  ];
  const markup = markupWithFacts(
    <Table
      caption="Messages"
      columns={columnsOn('2026-11-15')}
      rows={rows}
      keyOf={({ id }) => id}
    />,
  );
  const words = markup.split('<tr>').slice(2).map(plain);
  expect(markup).toContain('href="/admin/messages/1"');
  expect(words[0]).toContain('A question Zoë Müller, zoe@example.com Premium');
  expect(words[1]).toContain('Complaint 3 days late (12 November 2026)');
  expect(words[2]).toContain('14 November 2026 at 09:30 Answered DP-7K3M9QX2');
});
