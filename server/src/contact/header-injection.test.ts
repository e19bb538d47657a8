/** Whatever is typed reaches the mail server as the text of one mail, to one recipient. */
import { adminAddresses } from '@debt-payoff/contract/admin-addresses';
import { tidyLine, tidyMessage } from '@debt-payoff/contract/contact-rules';
import { expect, it } from 'vitest';
import { aMessage, createContactTest } from '../testing/contact.ts';
import { smtpTo } from '../testing/outbox.ts';
import { aStaffMember, call } from '../testing/people.ts';
import { type ReceivedMail, startSmtpPeer } from '../testing/smtp-peer.ts';

const attempts = [
  'Hello\r\nBcc: victim@example.com\r\nX-Injected: yes',
  'Hello\nTo: victim@example.com\n\nA body of my own',
  'Hello\rCc: victim@example.com',
  'Hello\u2028Bcc: victim@example.com\u0085Cc: victim@example.com',
  '=?utf-8?B?SGVsbG8NCkJjYzogdmljdGltQGV4YW1wbGUuY29t?=',
  '=?utf-8?Q?Hello=0D=0ABcc:_victim@example.com?=',
  'A =?utf-8?Q?=E2=80=AEytiroirP?= B',
  'Hello, <victim@example.com>, victim@example.com; "x" <y@example.com>',
  '"Boss" <boss@example.com>',
  'Hello\r\n.\r\nMAIL FROM:<a@example.com>\r\nRCPT TO:<victim@example.com>\r\nDATA\r\n',
  '%0d%0aBcc: victim@example.com',
  '<img src=x onerror=alert(1)></pre><script>alert(2)</script>',
];

/** Sends all of them at once: the peer greets nobody within 100 ms. */
async function mailsOf(messages: readonly object[]): Promise<ReceivedMail[]> {
  const peer = await startSmtpPeer();
  const { send, mailer } = await createContactTest({ mailTransport: smtpTo(peer.port) });
  const references: string[] = [];
  for (const message of messages) {
    const reply = await send(message);
    expect(reply.status, reply.text).toBe(201);
    references.push(reply.body.reference);
  }
  await mailer.deliverNow();
  expect(peer.received).toHaveLength(messages.length);
  return references.flatMap((reference) =>
    peer.received.filter(({ mail }) => mail.subject?.startsWith(`${reference}: `)),
  );
}

const headersOf = (mail: ReceivedMail['mail']) => mail.headers.map(({ key }) => key).toSorted();

it('in the name, the subject and the message', async () => {
  const [plain, ...others] = await mailsOf([
    aMessage(),
    ...attempts.map((text) => aMessage({ name: text, subject: text, message: text })),
  ]);
  if (plain === undefined) throw new Error('Even a plain message got lost');
  expect(others).toHaveLength(attempts.length);
  for (const [index, { recipients, mail }] of others.entries()) {
    const text = attempts[index] ?? '';
    expect(recipients).toEqual(['hello@debts.example']);
    expect(mail.to).toEqual([{ name: '', address: 'hello@debts.example' }]);
    expect(mail.replyTo).toEqual([{ name: '', address: 'zoe@example.com' }]);
    expect(headersOf(mail)).toEqual(headersOf(plain.mail));
    expect(mail.attachments).toEqual([]);
    // As it was typed, but for what would be decoded into something else.
    const subject = tidyLine(text).replaceAll('=?', '= ?');
    expect(mail.subject?.slice('DP-12345678: '.length)).toBe(subject);
    expect(mail.text).toContain(`\nName: ${tidyLine(text)}\n`);
    expect(mail.text?.trim().endsWith(`written:\n\n${tidyMessage(text)}`)).toBe(true);
    expect(mail.html).not.toMatch(/<img|<script|<\/pre>[\s\S]*<\/pre>/);
  }
});

it('in what staff reply: to the one who wrote, without a word of theirs', async () => {
  const peer = await startSmtpPeer();
  const test = await createContactTest({ mailTransport: smtpTo(peer.port) });
  const staff = await aStaffMember(test, 'admin', test.clock.now());
  const text = 'TYPED\r\nBcc: victim@example.com';
  const received = await test.send(aMessage({ name: text, subject: text, message: text }));
  const { id } = await test.rowOf(received);
  for (const reply of attempts) {
    const sent = await call(test.app, adminAddresses.replyToMessage, {
      ...{ id, as: staff, body: { reply } },
    });
    expect(sent.status, sent.text).toBe(200);
  }
  await test.mailer.deliverNow();
  const replies = peer.received.filter(({ recipients }) => recipients[0] === 'zoe@example.com');
  expect(replies).toHaveLength(attempts.length);
  for (const { recipients, mail } of replies) {
    expect(recipients).toEqual(['zoe@example.com']);
    expect(mail.to).toEqual([{ name: '', address: 'zoe@example.com' }]);
    expect(mail.replyTo).toEqual([{ name: '', address: 'hello@debts.example' }]);
    expect(mail.subject).toBe(`Our reply to your message (${received.body.reference})`);
    expect(headersOf(mail)).toEqual(headersOf(replies[0]?.mail ?? mail));
    expect([mail.cc, mail.bcc, mail.attachments]).toEqual([undefined, undefined, []]);
    expect(`${mail.text}${mail.html}`).not.toContain('TYPED');
    expect(mail.html).not.toMatch(/<img|<script/);
  }
});

it('in the address, where it is one at all', async () => {
  const { send, rows } = await createContactTest();
  for (const text of attempts) {
    for (const email of [text, `zoe@example.com${text}`, `${text}@example.com`]) {
      const { status, body } = await send(aMessage({ email }));
      expect([status, body.fields?.email], email).toEqual([
        400,
        'Please enter a valid email address',
      ]);
    }
  }
  expect(await rows()).toEqual([]);
  const unusual = [
    "o'neill+debts@example.com",
    '!#$%&*/=?^_`{|}~-@example.com',
    'zoë@büro.example',
  ];
  const mails = await mailsOf(unusual.map((email) => aMessage({ email })));
  for (const { recipients, mail } of mails) {
    expect(recipients).toEqual(['hello@debts.example']);
    expect(mail.replyTo).toHaveLength(1);
  }
  expect(mails.map(({ mail }) => mail.replyTo?.[0]?.address)).toEqual(
    unusual.map((email) => email.toLowerCase()),
  );
});
