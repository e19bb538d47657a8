import { accountAddresses } from '@debt-payoff/contract/account-addresses';
import { adminAddresses } from '@debt-payoff/contract/admin-addresses';
import { describe, expect, it } from 'vitest';
import { aMessage, createContactTest } from '../testing/contact.ts';
import { grantTier } from '../testing/debts.ts';
import { aPerson, aStaffMember, call } from '../testing/people.ts';

const test = await createContactTest();
const { app, pool, clock, send, rows } = test;
const staff = await aStaffMember(test, 'admin', clock.now());
const premium = await aPerson(app);
await grantTier(pool, premium.id, 'premium');
const person = await aPerson(app);
const complaint = { topic: 'data-protection-complaint' };
for (const [subject, manner] of [
  ['suspected', { website: 'x' }],
  ['first', { as: person }],
  ['late complaint', complaint],
  ['priority', { as: premium }],
  ['suspected priority', { as: premium, website: 'x' }],
  ['complaint', { as: person, ...complaint }],
  ['priority complaint', { as: premium, ...complaint }],
  ['second', { name: 'Ada_Ω 100%', email: 'ada@elsewhere.example' }],
  ['second priority', { as: premium }],
  ['answered', {}],
  ['closed', {}],
  ['told', complaint],
] as const) {
  const { as, ...changes } = { as: undefined, ...manner };
  clock.advance(1_000);
  await send(aMessage({ subject, ...changes }), as && { as });
}
const idOf = async (subject: string) => (await rows()).find((row) => row.subject === subject)?.id;
// As if it had come long ago, after others that are due later.
await pool.query(
  `UPDATE contact_messages SET due_on = '2026-11-01' WHERE subject = 'late complaint'`,
);
for (const [subject, address, body] of [
  ['answered', adminAddresses.replyToMessage, { reply: 'Yes.' }],
  ['complaint', adminAddresses.replyToMessage, { reply: 'We are looking into it.' }],
  ['first', adminAddresses.replyToMessage, { reply: 'Not yet.' }],
  ['closed', adminAddresses.closeMessage, undefined],
  ['told', adminAddresses.recordOutcome, { outcome: 'All is well.' }],
] as const) {
  const id = await idOf(subject);
  const { status, text } = await call(app, address, { as: staff, id, ...(body && { body }) });
  expect(status, text).toBe(200);
}

type Listed = { readonly subject: string; readonly status: string };

async function list(query = '') {
  const path = `${adminAddresses.listMessages.path}${query}`;
  const { status, body } = await call(app, { method: 'GET', path }, { as: staff });
  expect(status).toBe(200);
  const messages: Listed[] = body.messages;
  return { ...body, subjects: messages.map(({ subject }) => subject) };
}

const open = [
  ...['priority complaint', 'priority', 'second priority'],
  ...['late complaint', 'complaint', 'second'],
];

describe('staff', () => {
  it('read what is open by priority, then complaints by their day, then who has waited longest', async () => {
    const { subjects, messages } = await list('?status=open');
    expect(subjects).toEqual(open);
    expect(messages[1]).toMatchObject({
      ...{ ...aMessage(), subject: 'priority', status: 'open' },
      ...{ user_id: premium.id, is_priority: true, is_suspected_spam: false },
      ...{ topic: 'general', due_on: null, outcome: null, outcome_at: null, ico_address: null },
      ...{ answered_at: null, closed_at: null },
    });
  });

  it('read what is done with after it, the newest first, and what is suspected last', async () => {
    const { subjects, pagination } = await list();
    expect(subjects).toEqual([
      ...open,
      ...['told', 'closed', 'answered', 'first'],
      ...['suspected priority', 'suspected'],
    ]);
    expect(pagination).toMatchObject({ page: 1, per_page: 50, total: 12, has_next: false });
  });

  it('read them by pages', async () => {
    const { subjects, pagination } = await list('?page=2&per_page=5');
    expect(subjects).toEqual(['second', 'told', 'closed', 'answered', 'first']);
    expect(pagination).toEqual({
      ...{ page: 2, per_page: 5, total: 12, pages: 3, has_prev: true, has_next: true },
    });
  });

  it.each([
    ['?status=answered', ['told', 'answered', 'first']],
    ['?status=closed', ['closed']],
    ['?status=suspected', ['suspected priority', 'suspected']],
    [
      '?topic=data-protection-complaint',
      ['priority complaint', 'late complaint', 'complaint', 'told'],
    ],
    ['?status=open&topic=general', ['priority', 'second priority', 'second']],
    ['?search=ELSEWHERE.example', ['second']],
    ['?search=ada_', ['second']],
    ['?search=00%25', ['second']],
    ['?search=%25', ['second']],
    ['?search=_', ['second']],
    ['?search=LATE', ['late complaint']],
    ['?search=%5C', []],
    ['?search=nobody', []],
  ])('find them by %s', async (query, subjects) => {
    const found = await list(query);
    expect(found.subjects).toEqual(subjects);
    expect(found.pagination.total).toBe(subjects.length);
  });

  it('find them by their reference, in any letters, with or without what stands before it', async () => {
    const [, { reference }] = await rows();
    for (const search of [reference, reference.toLowerCase(), reference.slice(3)]) {
      expect((await list(`?search=${search}`)).subjects).toEqual(['first']);
    }
  });

  it('are told what cannot be asked for', async () => {
    for (const query of ['?status=other', '?topic=other', `?search=${'a'.repeat(201)}`]) {
      const path = `${adminAddresses.listMessages.path}${query}`;
      expect((await call(app, { method: 'GET', path }, { as: staff })).status).toBe(400);
    }
  });

  it('find the calls only where the admin area is', async () => {
    const without = await createContactTest({ database: test, variables: { ADMIN_AREA: 'off' } });
    for (const address of [adminAddresses.listMessages, adminAddresses.recordOutcome]) {
      const body = address.method === 'POST' ? { body: { outcome: 'Done' } } : {};
      const reply = await call(without.app, address, { id: 1, as: staff, ...body });
      expect(reply.status).toBe(404);
    }
  });
});

describe('people', () => {
  it('take along what they wrote, and our replies without who wrote them', async () => {
    const { body } = await call(app, accountAddresses.downloadData, { as: person });
    expect(body.messages_to_us).toMatchObject([
      {
        ...{ ...aMessage(), subject: 'first', topic: 'general', due_on: null, outcome: null },
        replies: [{ text: 'Not yet.', sent_at: clock.now().toISOString() }],
      },
      {
        ...{ subject: 'complaint', topic: 'data-protection-complaint', due_on: '2026-12-15' },
        replies: [{ text: 'We are looking into it.' }],
      },
    ]);
    expect(JSON.stringify(body.messages_to_us)).not.toContain(staff.username);
  });

  it('who leave take their messages with them; a complaint is finished without the account', async () => {
    const { password } = person;
    const left = await call(app, accountAddresses.deleteAccount, {
      as: person,
      body: { password },
    });
    expect(left.status, left.text).toBe(200);
    const all = (await rows()).map(({ subject, user_id }) => [subject, user_id]);
    expect(all).not.toContainEqual(['first', expect.anything()]);
    expect(all).toContainEqual(['complaint', null]);
    expect(all).toContainEqual(['priority', String(premium.id)]);
    const { rows: replies } = await pool.query('SELECT text FROM contact_replies ORDER BY id');
    expect(replies.map(({ text }) => text)).toEqual(['Yes.', 'We are looking into it.']);
  });
});
