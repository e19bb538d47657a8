import { adminAddresses } from '@debt-payoff/contract/admin-addresses';
import { contactLimits } from '@debt-payoff/contract/contact-limits';
import { addDays } from '@debt-payoff/contract/days';
import { describe, expect, it } from 'vitest';
import { aMessage, createContactTest } from '../testing/contact.ts';
import { aStaffMember, call } from '../testing/people.ts';

const test = await createContactTest({ variables: {} });
const { app, clock, send, rowOf, newMails, actsOn } = test;
const staff = await aStaffMember(test, 'admin', clock.now());
const aComplaint = (changes = {}) =>
  aMessage({ topic: 'data-protection-complaint', subject: 'My data', ...changes });
let senders = 0;
/** From a network of its own. */
const complain = (changes = {}) => {
  senders += 1;
  return send(aComplaint(changes), { from: `192.0.2.${senders}` });
};
const recordOutcome = async (id: number, body: object, as = staff) =>
  call(app, adminAddresses.recordOutcome, { id, body, as });

describe('a data protection complaint', () => {
  it('is acknowledged at once, in the reply and by a mail, with the day by which we tell the outcome', async () => {
    await newMails();
    const reply = await complain();
    const dueOn = addDays(clock.today(), contactLimits.complaintDueDays);
    expect(reply.body).toMatchObject({ topic: 'data-protection-complaint', due_on: dueOn });
    const { reference } = reply.body;
    const mails = await newMails();
    expect(mails).toMatchObject([
      { to: 'zoe@example.com', replyTo: 'hello@debts.example' },
      {
        to: 'hello@debts.example',
        replyTo: 'zoe@example.com',
        subject: `${reference} (Data protection complaint): My data`,
      },
    ]);
    for (const { text } of mails) expect(text).toContain('Tuesday 15 December 2026');
    expect(mails[0]?.text).toContain(reference);
  });

  it('is acknowledged without a word of what was typed', async () => {
    await newMails();
    const typed = { name: 'Eve Typed', subject: 'Typed subject', message: 'Typed words' };
    await complain({ ...typed, email: 'typed@example.com' });
    const [mail] = await newMails();
    const { to, subject, text, html } = mail ?? {};
    expect(to).toBe('typed@example.com');
    for (const words of [...Object.values(typed), 'typed@'])
      expect(`${subject}${text}${html}`).not.toContain(words);
  });

  it('sends an address few mails, whoever asks for them; the rest is acknowledged in the reply', async () => {
    await newMails();
    for (let time = 0; time < 8; time += 1) {
      const reply = await complain({ email: 'victim@example.com' });
      expect(reply.body.due_on).not.toBeNull();
    }
    const sent = await newMails();
    expect(sent.filter(({ to }) => to === 'victim@example.com')).toHaveLength(5);
    expect(sent.filter(({ to }) => to === 'hello@debts.example')).toHaveLength(8);
  });

  it('that looks like a program has its day and reaches us, too, and the address in it is not mailed', async () => {
    await newMails();
    const reply = await complain({ website: 'x' });
    expect(reply.body.due_on).toBe(addDays(clock.today(), contactLimits.complaintDueDays));
    expect((await newMails()).map(({ to }) => to)).toEqual(['hello@debts.example']);
    expect((await rowOf(reply)).is_suspected_spam).toBe(false);
  });
});

it('a general message is not acknowledged by mail', async () => {
  await newMails();
  await send(aMessage());
  expect((await newMails()).map(({ to }) => to)).toEqual(['hello@debts.example']);
});

describe('the outcome of a complaint', () => {
  it('is recorded once with its time and the address of the ICO, and mailed with it', async () => {
    const { id, reference } = await rowOf(await complain({ email: 'ana@example.com' }));
    await newMails();
    clock.advance(10 * 60_000);
    const outcome = 'We looked into it.\r\n\r\nYour old address is deleted.';
    const [one, other] = await Promise.all([
      recordOutcome(id, { outcome }),
      recordOutcome(id, { outcome: 'Something else' }),
    ]);
    const [good, refused] = one.status === 200 ? [one, other] : [other, one];
    expect([good.status, refused.status]).toEqual([200, 409]);
    expect(good.body.received).toMatchObject({
      reference,
      outcome_at: clock.now().toISOString(),
      ico_address: expect.stringContaining(
        "Information Commissioner's Office, Wycliffe House, Water Lane, Wilmslow, Cheshire SK9 5AF",
      ),
    });
    const again = await recordOutcome(id, { outcome });
    expect([again.status, again.body.error]).toEqual([
      409,
      'The outcome of this complaint has already been recorded and sent.',
    ]);
    const mails = await newMails();
    expect(mails).toHaveLength(1);
    const [mail] = mails;
    expect(mail).toMatchObject({ to: 'ana@example.com', replyTo: 'hello@debts.example' });
    const said = [reference, 'SK9 5AF', '0303 123 1113', 'https://ico.org.uk/make-a-complaint/'];
    for (const words of [...said, ...good.body.received.outcome.split('\n\n')]) {
      expect(mail?.text).toContain(words);
      expect(mail?.html).toContain(words);
    }
  });

  it('needs words, a complaint, and a message that is there', async () => {
    const { id } = await rowOf(await complain());
    expect((await recordOutcome(id, { outcome: ' \n ' })).body.fields).toEqual({
      outcome: 'Outcome is required',
    });
    const general = await rowOf(await send(aMessage()));
    const refused = await recordOutcome(general.id, { outcome: 'Done' });
    expect([refused.status, refused.body.error]).toEqual([
      409,
      'Only a data protection complaint has an outcome to record.',
    ]);
    expect((await recordOutcome(999_999, { outcome: 'Done' })).status).toBe(404);
  });

  it('is recorded with who told it, without its words, and ends the complaint', async () => {
    const { id } = await rowOf(await complain());
    const { body } = await recordOutcome(id, { outcome: 'Your old address is deleted.' });
    expect(body.message).toBe('The outcome has been recorded, and is being emailed to the person.');
    expect(body.received).toMatchObject({ status: 'answered', replies: [] });
    expect(await actsOn(id)).toEqual([
      {
        ...{ actor_id: staff.id, action: 'outcome_recorded', user_id: null, outcome: 'done' },
        changes: [{ field: 'status', before: 'open', after: 'answered' }],
      },
    ]);
  });

  it('is still to come after a reply, and until then the complaint cannot be closed', async () => {
    const { id, reference } = await rowOf(await complain());
    await newMails();
    const replied = await call(app, adminAddresses.replyToMessage, {
      ...{ id, as: staff, body: { reply: 'Which address do you mean?' } },
    });
    expect(replied.body.received).toMatchObject({
      ...{ status: 'open', outcome: null, answered_at: clock.now().toISOString() },
      replies: [{ text: 'Which address do you mean?' }],
    });
    expect(await newMails()).toMatchObject([
      { subject: `Our reply to your message (${reference})`, replyTo: 'hello@debts.example' },
    ]);
    const refused = await call(app, adminAddresses.closeMessage, { id, as: staff });
    expect([refused.status, refused.body.error]).toEqual([
      409,
      'A complaint needs an outcome. It cannot be closed without one.',
    ]);
    const told = await recordOutcome(id, { outcome: 'Done' });
    expect(told.body.received).toMatchObject({
      ...{ status: 'answered', outcome: 'Done' },
      replies: [{ text: 'Which address do you mean?' }],
    });
  });
});
