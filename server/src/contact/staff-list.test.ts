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
for (const [subject, manner] of [
  ['suspected', { website: 'x' }],
  ['first', { as: person }],
  ['priority', { as: premium }],
  ['suspected priority', { as: premium, website: 'x' }],
  ['complaint', { as: person, topic: 'data-protection-complaint' }],
] as const) {
  const { as, ...changes } = { as: undefined, ...manner };
  clock.advance(1_000);
  await send(aMessage({ subject, ...changes }), as && { as });
}

describe('staff', () => {
  const list = async (query = '') => {
    const path = `${adminAddresses.listMessages.path}${query}`;
    return (await call(app, { method: 'GET', path }, { as: staff })).body;
  };

  it('read what has priority first, then the newest, and what is suspected last', async () => {
    const { messages, pagination } = await list();
    expect(messages.map(({ subject }: { subject: string }) => subject)).toEqual([
      ...['priority', 'complaint', 'first', 'suspected priority', 'suspected'],
    ]);
    expect(messages[0]).toMatchObject({
      ...{ ...aMessage(), subject: 'priority' },
      ...{ user_id: premium.id, is_priority: true, is_suspected_spam: false },
      ...{ topic: 'general', due_on: null, outcome: null, outcome_at: null, ico_address: null },
    });
    expect(pagination).toMatchObject({ page: 1, per_page: 50, total: 5, has_next: false });
  });

  it('read them by pages', async () => {
    const { messages, pagination } = await list('?page=2&per_page=2');
    expect(messages.map(({ subject }: { subject: string }) => subject)).toEqual([
      ...['first', 'suspected priority'],
    ]);
    expect(pagination).toEqual({
      ...{ page: 2, per_page: 2, total: 5, pages: 3, has_prev: true, has_next: true },
    });
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
  it('take along what they wrote', async () => {
    const { body } = await call(app, accountAddresses.downloadData, { as: person });
    expect(body.messages_to_us).toMatchObject([
      { ...aMessage(), subject: 'first', topic: 'general', due_on: null, outcome: null },
      { subject: 'complaint', topic: 'data-protection-complaint', due_on: '2026-12-15' },
    ]);
  });

  it('who leave take their messages with them; a complaint is finished without the account', async () => {
    const { password } = person;
    const left = await call(app, accountAddresses.deleteAccount, {
      as: person,
      body: { password },
    });
    expect(left.status, left.text).toBe(200);
    const kept = (await rows()).map(({ subject, user_id }) => [subject, user_id]);
    expect(kept).toEqual([
      ['suspected', null],
      ['priority', String(premium.id)],
      ['suspected priority', String(premium.id)],
      ['complaint', null],
    ]);
  });
});
