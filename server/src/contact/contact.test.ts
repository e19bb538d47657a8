import { contactLimits } from '@debt-payoff/contract/contact-limits';
import { idempotencyHeader } from '@debt-payoff/contract/idempotency-header';
import { describe, expect, it } from 'vitest';
import { aMessage, createContactTest } from '../testing/contact.ts';
import { grantTier } from '../testing/debts.ts';
import { aPerson, suspend } from '../testing/people.ts';
import { failingMail, recordedMail } from '../testing/recorded-mail.ts';

const test = await createContactTest();
const { app, pool, clock, send, rows, rowOf, newMails } = test;

const succeeded = "Thank you for your message! We'll get back to you soon.";

describe('a message', () => {
  it('of the four fields alone is stored, and mailed to us with the sender to reply to', async () => {
    const reply = await send(aMessage());
    expect(reply.status).toBe(201);
    expect(reply.body).toEqual({
      message: succeeded,
      reference: expect.stringMatching(/^DP-[2-9B-DF-HJKMNP-TV-XZ]{8}$/),
      topic: 'general',
      due_on: null,
    });
    const { reference } = reply.body;
    expect(await rowOf(reply)).toMatchObject({
      ...{ name: 'Zoë Müller', email: 'zoe@example.com', subject: 'A question' },
      ...{ message: 'How do I begin?\nThank you.', topic: 'general', user_id: null },
      ...{ is_priority: false, is_suspected_spam: false, due_on: null },
      ...{ received_at: clock.now(), mailed_at: clock.now() },
    });
    const mails = await newMails();
    expect(mails).toMatchObject([
      {
        to: 'hello@debts.example',
        replyTo: 'zoe@example.com',
        subject: `${reference}: A question`,
      },
    ]);
    for (const said of [reference, 'Zoë Müller', 'zoe@example.com', 'How do I begin?\nThank you.'])
      expect(mails[0]?.text).toContain(said);
  });

  it('of 10 kB and more is stored and mailed whole', async () => {
    const message = 'Zoë owes £12.50. '.repeat(1_000).trim();
    const reply = await send(aMessage({ message }));
    expect((await rowOf(reply)).message).toBe(message);
    expect((await newMails())[0]?.text).toContain(message);
  });

  it('says beside each field what is missing or wrong, and is not stored', async () => {
    const before = await rows();
    const empty = await send({});
    expect(empty.status).toBe(400);
    expect(empty.body.fields).toEqual({
      name: 'Name is required',
      email: 'Email is required',
      subject: 'Subject is required',
      message: 'Message is required',
    });
    const wrong = await send({
      name: 'a'.repeat(contactLimits.nameMaxLength + 1),
      email: 'zoe@example.com, bob@example.com',
      subject: ' \u200B\r\n ',
      message: 'a'.repeat(contactLimits.messageMaxLength + 1),
      topic: 'other',
    });
    expect(wrong.body.fields).toEqual({
      name: 'Name can have at most 100 characters',
      email: 'Please enter a valid email address',
      subject: 'Subject is required',
      message: 'Message can have at most 20000 characters',
      topic: 'Choose what your message is about',
    });
    for (const body of [
      null,
      [],
      'text',
      { ...aMessage(), name: 1 },
      { ...aMessage(), name: 'a\0' },
    ])
      expect((await send(body)).status, JSON.stringify(body)).toBe(400);
    expect(await rows()).toEqual(before);
  });
});

describe('who sends it', () => {
  it('is known by a token; one that is worth nothing counts as none', async () => {
    const person = await aPerson(app);
    expect(await rowOf(await send(aMessage(), { as: person }))).toMatchObject({
      user_id: String(person.id),
      is_priority: false,
    });
    await suspend(pool, person, clock.now());
    for (const as of [person, 'garbage', ''])
      expect((await rowOf(await send(aMessage(), { as }))).user_id).toBeNull();
  });

  it.each([
    ['basic', false],
    ['premium', true],
  ] as const)('with %s has priority: %s', async (tier, isPriority) => {
    const person = await aPerson(app);
    await grantTier(pool, person.id, tier);
    await newMails();
    const reply = await send(aMessage(), { as: person });
    expect((await rowOf(reply)).is_priority).toBe(isPriority);
    const [mail] = await newMails();
    const mark = isPriority ? ' (Priority)' : '';
    expect(mail?.subject).toBe(`${reply.body.reference}${mark}: A question`);
    expect(mail?.text.includes('priority support')).toBe(isPriority);
  });
});

describe('what looks like a program', () => {
  it.each([
    ['fills in what people do not see', { website: 'https://spam.example' }],
    ['is faster than a reader', { typed_ms: contactLimits.typedMinMs - 1 }],
    ['gives a time that cannot be', { typed_ms: -5 }],
  ])('%s: it gets the same reply, is kept for staff, and not mailed', async (_, sign) => {
    await newMails();
    const reply = await send(aMessage(sign));
    expect([reply.status, reply.body.message]).toEqual([201, succeeded]);
    expect(await rowOf(reply)).toMatchObject({ is_suspected_spam: true, mailed_at: null });
    expect(await newMails()).toEqual([]);
  });

  it('is no person who took their time', async () => {
    const row = await rowOf(
      await send(aMessage({ website: ' ', typed_ms: contactLimits.typedMinMs })),
    );
    expect(row.is_suspected_spam).toBe(false);
  });
});

describe('a message that is sent again', () => {
  const withKey = (key: string) => ({ headers: { [idempotencyHeader]: key } });

  it('with the same key counts once, also 20 at once, and gets the same reply', async () => {
    const before = (await rows()).length;
    const twenty = Array.from({ length: 20 }, (_, index) =>
      send(aMessage({ typed_ms: 5_000 + index }), { ...withKey('one'), from: '198.51.100.7' }),
    );
    const replies = await Promise.all(twenty);
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 201));
    expect(new Set(replies.map(({ body }) => body.reference)).size).toBe(1);
    expect((await rows()).length).toBe(before + 1);
    expect(
      (await newMails()).filter(({ subject }) => subject.includes(replies[0]?.body.reference)),
    ).toHaveLength(1);
    // It was counted once, too.
    const { rows: counters } = await pool.query(
      `SELECT points FROM rate_limits WHERE key = 'contact_from:198.51.100.7'`,
    );
    expect(counters).toEqual([{ points: 1 }]);
  });

  it('with the same key and other words is refused', async () => {
    await send(aMessage(), withKey('two'));
    const other = await send(aMessage({ message: 'Something else' }), withKey('two'));
    expect([other.status, other.body.code]).toEqual([409, 'conflict']);
  });

  it('without a key is a message of its own', async () => {
    const before = (await rows()).length;
    await send(aMessage());
    await send(aMessage());
    expect((await rows()).length).toBe(before + 2);
  });

  it.each(['', 'x'.repeat(201)])('takes no key such as %j', async (key) => {
    expect((await send(aMessage(), withKey(key))).status).toBe(400);
  });
});

it('while mail is down nothing is lost, and it is mailed later', async () => {
  const mail = recordedMail();
  const down = await createContactTest({ mailTransport: failingMail('unreachable') });
  const reply = await down.send(aMessage());
  expect(reply.status).toBe(201);
  await down.mailer.deliverNow();
  expect(await down.rowOf(reply)).toMatchObject({ message: aMessage().message });
  const { mailer } = await createContactTest({
    database: down,
    mailTransport: mail,
    clock: down.clock,
  });
  down.clock.advance(10 * 60_000);
  await mailer.deliverNow();
  expect(mail.mails).toMatchObject([{ replyTo: 'zoe@example.com' }]);
});
