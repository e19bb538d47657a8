import { adminAddresses } from '@debt-payoff/contract/admin-addresses';
import { idempotencyHeader } from '@debt-payoff/contract/idempotency-header';
import type { PoolClient } from 'pg';
import { describe, expect, it } from 'vitest';
import { aMessage, createContactTest } from '../testing/contact.ts';
import { grantTier } from '../testing/debts.ts';
import { untilOneWaits } from '../testing/lock-waits.ts';
import { aPerson, aStaffMember, call } from '../testing/people.ts';

const test = await createContactTest();
const { app, pool, clock, send, rowOf, newMails, actsOn } = test;
const staff = await aStaffMember(test, 'admin', clock.now());
const colleague = await aStaffMember(test, 'super_admin', clock.now());
const { getMessage, replyToMessage, closeMessage, acceptMessage } = adminAddresses;

async function aReceived(changes = {}, manner = {}): Promise<{ id: number; reference: string }> {
  const row = await rowOf(await send(aMessage(changes), manner));
  await newMails();
  return { ...row, id: Number(row.id) };
}
const reply = (id: number, body: object, { as = staff, key = '' } = {}) =>
  call(app, replyToMessage, {
    ...{ id, as, body },
    ...(key !== '' && { headers: { [idempotencyHeader]: key } }),
  });
const close = (id: number, as = staff) => call(app, closeMessage, { id, as });
const accept = (id: number) => call(app, acceptMessage, { id, as: staff });
const actionsOn = async (id: number) => (await actsOn(id)).map(({ action }) => action);
const numberOfReplies = async (id: number): Promise<number> =>
  (await call(app, getMessage, { id, as: staff })).body.received.replies.length;

describe('a reply', () => {
  it('is stored with who sent it and when, mailed with the reference, and recorded without its words', async () => {
    const person = await aPerson(app);
    const { id, reference } = await aReceived({}, { as: person });
    const text = 'Dear Zoë,\r\n\r\nOpen the calculator first.\nThen add a debt.';
    clock.advance(60_000);
    const sent = await reply(id, { reply: text });
    expect([sent.status, sent.body.message]).toEqual([200, 'Reply sent successfully']);
    const now = clock.now().toISOString();
    expect(sent.body.received).toMatchObject({
      ...{ id, reference, status: 'answered', answered_at: now, user_id: person.id },
      replies: [
        {
          text: 'Dear Zoë,\n\nOpen the calculator first.\nThen add a debt.',
          ...{ sent_at: now, sent_by: { id: staff.id, username: staff.username } },
        },
      ],
    });
    const told = await call(app, getMessage, { id, as: colleague });
    expect(told.body.received).toEqual(sent.body.received);
    const mails = await newMails();
    expect(mails).toMatchObject([
      {
        ...{ to: 'zoe@example.com', replyTo: 'hello@debts.example' },
        subject: `Our reply to your message (${reference})`,
      },
    ]);
    for (const said of ['15 November 2026', 'Open the calculator first.', 'Then add a debt.']) {
      expect(mails[0]?.text).toContain(said);
      expect(mails[0]?.html).toContain(said);
    }
    expect(await actsOn(id)).toEqual([
      {
        ...{ actor_id: staff.id, action: 'message_answered', user_id: person.id, outcome: 'done' },
        changes: [
          { field: 'status', before: 'open', after: 'answered' },
          { field: 'replies', before: 0, after: 1 },
        ],
      },
    ]);
  });

  it('may follow another; the message stays answered from the first', async () => {
    const { id } = await aReceived();
    const first = await reply(id, { reply: 'One' });
    clock.advance(60_000);
    const second = await reply(id, { reply: 'Two', seen_replies: 1 }, { as: colleague });
    expect(second.body.received).toMatchObject({
      answered_at: first.body.received.answered_at,
      replies: [
        { text: 'One', sent_by: { id: staff.id } },
        { text: 'Two', sent_by: { id: colleague.id } },
      ],
    });
    expect(await newMails()).toHaveLength(2);
    expect((await actsOn(id))[1].changes).toEqual([{ field: 'replies', before: 1, after: 2 }]);
  });

  it('is refused where a colleague has replied since, also at the same moment; nothing is sent', async () => {
    const { id } = await aReceived();
    const replies = await Promise.all([
      reply(id, { reply: 'Mine', seen_replies: 0 }),
      reply(id, { reply: 'Yours', seen_replies: 0 }, { as: colleague }),
    ]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(replies.find(({ status }) => status === 409)?.body.error).toBe(
      'Someone else has replied since you opened this message. Nothing was sent: read their reply, then send yours if it is still needed.',
    );
    expect([await numberOfReplies(id), (await newMails()).length]).toEqual([1, 1]);
    expect(await actionsOn(id)).toEqual(['message_answered']);
  });

  it('that is sent again with its key counts once, also 10 at once, and gets the same reply', async () => {
    const { id } = await aReceived();
    const body = { reply: 'Once', seen_replies: 0 };
    const ten = Array.from({ length: 10 }, () => reply(id, body, { key: 'reply one' }));
    const replies = [...(await Promise.all(ten)), await reply(id, body, { key: 'reply one' })];
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
    expect([await numberOfReplies(id), (await newMails()).length]).toEqual([1, 1]);
    expect(await actionsOn(id)).toEqual(['message_answered']);
  });

  it('with a key that was used for other words, or another message, is refused', async () => {
    const [one, other] = [await aReceived(), await aReceived()];
    await reply(one.id, { reply: 'These' }, { key: 'reply two' });
    await newMails();
    for (const [id, words] of [
      [one.id, 'Others'],
      [other.id, 'These'],
    ] as const) {
      const refused = await reply(id, { reply: words }, { key: 'reply two' });
      expect([refused.status, refused.body.code]).toEqual([409, 'conflict']);
    }
    const [race, second] = [await aReceived(), await aReceived()];
    const statuses = await Promise.all(
      [race, second].map(({ id }) => reply(id, { reply: 'These' }, { key: 'reply three' })),
    );
    expect(statuses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await newMails()).toHaveLength(1);
  });

  it('needs words, not too many, and a message that is there', async () => {
    const { id } = await aReceived();
    for (const [words, problem] of [
      [' \n\u200B', 'Reply is required'],
      ['a'.repeat(10_001), 'Reply can have at most 10000 characters'],
      [undefined, 'Reply is required'],
    ])
      expect((await reply(id, { reply: words })).body.fields).toEqual({ reply: problem });
    const missing = await reply(999_999, { reply: 'Hello' });
    expect([missing.status, missing.body.error]).toEqual([404, 'Message not found']);
    expect((await call(app, getMessage, { id: 999_999, as: staff })).status).toBe(404);
    expect(await newMails()).toEqual([]);
  });

  it('stays when the one who sent it leaves, without their name', async () => {
    const leaver = await aStaffMember(test, 'admin', clock.now());
    const { id } = await aReceived();
    await reply(id, { reply: 'Goodbye' }, { as: leaver });
    await pool.query('DELETE FROM users WHERE id = $1', [leaver.id]);
    const { body } = await call(app, getMessage, { id, as: staff });
    expect(body.received.replies).toMatchObject([{ text: 'Goodbye', sent_by: null }]);
  });

  it('that its person no longer wants, since they have left, is not mailed', async () => {
    const person = await aPerson(app);
    const { id } = await aReceived({}, { as: person });
    await reply(id, { reply: 'Too late' });
    await pool.query('DELETE FROM contact_messages WHERE id = $1', [id]);
    expect(await newMails()).toEqual([]);
  });
});

describe('closing', () => {
  it('is for what needs no reply, is recorded, and mails nobody', async () => {
    const { id } = await aReceived();
    const closed = await close(id);
    expect([closed.status, closed.body.message]).toEqual([200, 'Message closed successfully']);
    expect(closed.body.received).toMatchObject({
      ...{ status: 'closed', closed_at: clock.now().toISOString(), answered_at: null },
    });
    expect(await actsOn(id)).toMatchObject([
      {
        ...{ actor_id: staff.id, action: 'message_closed' },
        changes: [{ field: 'status', before: 'open', after: 'closed' }],
      },
    ]);
    expect(await newMails()).toEqual([]);
  });

  it('again changes nothing, and the record says so', async () => {
    const { id } = await aReceived();
    const first = await close(id);
    clock.advance(60_000);
    const again = await close(id, colleague);
    expect(again.body.received).toEqual(first.body.received);
    expect((await actsOn(id)).map(({ changes }) => changes.length)).toEqual([1, 0]);
  });

  it('is refused for what has been answered; a reply opens what was closed', async () => {
    const { id } = await aReceived();
    await close(id);
    const replied = await reply(id, { reply: 'After all' });
    expect(replied.body.received).toMatchObject({ status: 'answered', closed_at: null });
    const refused = await close(id);
    expect([refused.status, refused.body.error]).toEqual([
      409,
      'This message has been answered: there is nothing left to close.',
    ]);
    expect(await actionsOn(id)).toEqual(['message_closed', 'message_answered']);
  });

  it('takes what is suspected out of sight', async () => {
    const { id } = await aReceived({ website: 'x' });
    expect((await close(id)).body.received).toMatchObject({
      ...{ status: 'closed', is_suspected_spam: true },
    });
  });
});

describe('accepting', () => {
  it('takes a suspected message for real: it is mailed to us like any other, with its priority', async () => {
    const person = await aPerson(app);
    await grantTier(pool, person.id, 'premium');
    const { id, reference } = await aReceived({ website: 'x' }, { as: person });
    const accepted = await accept(id);
    expect([accepted.status, accepted.body.message]).toEqual([
      200,
      'Message accepted successfully',
    ]);
    expect(accepted.body.received).toMatchObject({
      ...{ status: 'open', is_suspected_spam: false, mailed_at: clock.now().toISOString() },
    });
    expect(await newMails()).toMatchObject([
      { to: 'hello@debts.example', subject: `${reference} (Priority): A question` },
    ]);
    expect(await actsOn(id)).toMatchObject([
      {
        ...{ action: 'message_accepted', user_id: person.id },
        changes: [{ field: 'status', before: 'suspected', after: 'open' }],
      },
    ]);
  });

  it('again, or of what was never suspected, changes nothing', async () => {
    const { id } = await aReceived({ website: 'x' });
    await accept(id);
    await newMails();
    await accept(id);
    expect(await newMails()).toEqual([]);
    expect((await actsOn(id)).map(({ changes }) => changes.length)).toEqual([1, 0]);
  });

  it('comes before a reply, also to what was closed', async () => {
    const { id } = await aReceived({ website: 'x' });
    const refused = await reply(id, { reply: 'Hello' });
    expect([refused.status, refused.body.error]).toEqual([
      409,
      'This message looks as if a program had sent it. Accept it before you reply.',
    ]);
    await close(id);
    expect((await reply(id, { reply: 'Hello' })).status).toBe(409);
    expect((await accept(id)).body.received.status).toBe('open');
    expect((await reply(id, { reply: 'Hello' })).status).toBe(200);
  });
});

it('the built-in staff of the local environment reply without a name', async () => {
  const local = await createContactTest({ variables: { APP_ENV: 'local' } });
  const { id } = await local.rowOf(await local.send(aMessage()));
  const sent = await call(local.app, replyToMessage, { id, body: { reply: 'Hello' } });
  expect(sent.body.received.replies).toMatchObject([{ text: 'Hello', sent_by: null }]);
  expect(await local.actsOn(id)).toMatchObject([{ actor_id: null, action: 'message_answered' }]);
});

describe('while somebody else holds the account of the one who acts', () => {
  const whileHeld = async (
    { id }: { readonly id: number },
    act: () => ReturnType<typeof reply>,
    then: (client: PoolClient) => Promise<unknown>,
  ) => {
    const client = await pool.connect();
    try {
      await client.query('BEGIN');
      await client.query('SELECT FROM users WHERE id = $1 FOR UPDATE', [id]);
      const replied = act();
      await untilOneWaits(pool);
      await then(client);
      await client.query('COMMIT');
      return await replied;
    } finally {
      client.release();
    }
  };

  it('the message is free, as for those who delete its writer: neither waits for the other', async () => {
    const { id } = await aReceived();
    const replied = await whileHeld(
      colleague,
      () => reply(id, { reply: 'Hello' }, { as: colleague }),
      (client) => client.query('UPDATE contact_messages SET user_id = NULL WHERE id = $1', [id]),
    );
    expect([replied.status, await numberOfReplies(id)]).toEqual([200, 1]);
  });

  it('and takes their role, nothing is sent and nothing recorded', async () => {
    const former = await aStaffMember(test, 'admin', clock.now());
    const { id } = await aReceived();
    const replied = await whileHeld(
      former,
      () => reply(id, { reply: 'Hello' }, { as: former }),
      (client) => client.query(`UPDATE users SET role = 'user' WHERE id = $1`, [former.id]),
    );
    expect(replied.status).toBe(403);
    expect([await numberOfReplies(id), await actsOn(id), await newMails()]).toEqual([0, [], []]);
  });
});
