import { accountAddresses } from '@debt-payoff/contract/account-addresses';
import { describe, expect, it } from 'vitest';
import { aPerson, call, confirmAddress } from '../testing/people.ts';
import { recordedMail } from '../testing/recorded-mail.ts';
import { createTestApp, productionVariables } from '../testing/test-app.ts';

const mail = recordedMail();
const { app, pool, mailer } = await createTestApp({
  variables: { ...productionVariables, RATE_LIMIT_FACTOR: '1000' },
  mailTransport: mail,
});
const { updateProfile, confirmEmail, resendConfirmation } = accountAddresses;
const { forgotPassword, deleteAccount } = accountAddresses;

const person = await aPerson(app, { username: 'Zoë <b>&', email: 'zoe@example.com' });
const { password } = person;
const newAddress = 'zoe.new@example.com';
await call(app, resendConfirmation, { as: person });
await mailer.deliverNow();
await confirmAddress(pool, person, new Date());
await call(app, forgotPassword, { body: { email: person.email } });
await call(app, updateProfile, {
  as: person,
  body: { current_password: password, new_password: 'second password' },
});
await call(app, updateProfile, {
  as: person,
  body: { email: newAddress, current_password: 'second password' },
});
await mailer.deliverNow();
const link = (page: string) => new RegExp(`https://debts\\.example/${page}\\?token=[\\w-]{43}\\b`);
const toNewAddress = mail.mails.find(({ to }) => to === newAddress)?.text ?? '';
const [opened = ''] = link('confirm-email').exec(toNewAddress) ?? [];
await call(app, confirmEmail, { body: { token: new URL(opened).searchParams.get('token') } });
await mailer.deliverNow();
await call(app, deleteAccount, { as: person, body: { password: 'second password' } });
await mailer.deliverNow();

/** Without a name: to an address that nobody has confirmed, and where a thief may have changed it. */
const unnamed = { text: 'Hello,', html: 'Hello,' };
const named = { text: 'Hello Zoë <b>&,', html: 'Hello Zoë &lt;b&gt;&amp;,' };

describe('the mails about an account', () => {
  it.each([
    {
      subject: 'Welcome to Debt Payoff',
      to: person.email,
      hello: unnamed,
      action: 'Confirm my email address',
      url: link('confirm-email'),
    },
    {
      subject: 'Confirm your email address',
      to: person.email,
      hello: unnamed,
      action: 'Confirm my email address',
      url: link('confirm-email'),
    },
    {
      subject: 'Reset your password',
      to: person.email,
      hello: named,
      action: 'Choose a new password',
      url: link('reset-password'),
    },
    {
      subject: 'Your password was changed',
      to: person.email,
      hello: named,
      action: 'Reset my password',
      url: /https:\/\/debts\.example\/login\?mode=forgot\b/,
    },
    {
      subject: 'Confirm your new email address',
      to: newAddress,
      hello: unnamed,
      action: 'Confirm my new address',
      url: link('confirm-email'),
    },
    {
      subject: 'Your email address is about to change',
      to: person.email,
      hello: unnamed,
      action: 'Keep my address',
      url: link('cancel-email-change'),
    },
    {
      subject: 'Your email address was changed',
      to: person.email,
      hello: unnamed,
      action: 'Change it back',
      url: link('revert-email'),
    },
    {
      subject: 'Your account has been deleted',
      to: newAddress,
      hello: unnamed,
      action: null,
      url: null,
    },
  ])('$subject', ({ subject, to, hello, action, url }) => {
    const [sent, ...others] = mail.mails.filter((one) => one.subject === subject && one.to === to);
    expect(others).toEqual([]);
    expect(sent?.text).toContain(hello.text);
    expect(sent?.html).toContain(hello.html);
    expect(sent?.html).not.toContain('<b>');
    if (url === null) {
      expect(sent?.text).not.toContain('https://');
      return;
    }
    expect(sent?.text).toContain(`${action}:`);
    expect(sent?.text).toMatch(url);
    // The button and the address to copy lead to the same place as the plain text.
    const [address = ''] = url.exec(sent?.text ?? '') ?? [];
    expect(sent?.html.split(`href="${address}"`)).toHaveLength(3);
  });

  it('hold no password', () => {
    const all = JSON.stringify(mail.mails);
    expect(all).not.toContain(password);
    expect(all).not.toContain('second password');
  });

  it('leave nothing in the outbox once they are sent: no link, no address, no name', async () => {
    const { rows } = await pool.query('SELECT * FROM mail_outbox');
    expect(rows).toHaveLength(mail.mails.length);
    for (const row of rows) {
      expect(row).toMatchObject({
        status: 'sent',
        payload: null,
        recipient: null,
        text_body: null,
        html_body: null,
      });
    }
    const stored = JSON.stringify(rows);
    expect(stored).not.toMatch(/token=|example\.com|Zoë/);
  });
});

it('while a mail waits, the outbox holds the address and no secret', async () => {
  const waiting = await createTestApp({ variables: productionVariables });
  const other = await aPerson(waiting.app);
  await call(waiting.app, forgotPassword, { body: { email: other.email } });
  const { rows } = await waiting.pool.query(
    'SELECT template, payload FROM mail_outbox ORDER BY id',
  );
  expect(rows).toEqual([
    { template: 'welcome', payload: { userId: other.id } },
    { template: 'password_reset', payload: { email: other.email } },
  ]);
  const links = await waiting.pool.query('SELECT * FROM account_links');
  expect(links.rows).toEqual([]);
});

it('a mail for an account that is gone by then is dropped', async () => {
  const other = await aPerson(app);
  await call(app, forgotPassword, { body: { email: other.email } });
  await pool.query('DELETE FROM users WHERE id = $1', [other.id]);
  mail.mails.splice(0);
  await mailer.deliverNow();
  expect(mail.mails).toEqual([]);
  const { rows } = await pool.query(
    "SELECT template, payload FROM mail_outbox WHERE status = 'dropped' ORDER BY id",
  );
  expect(rows).toEqual([
    { template: 'welcome', payload: null },
    { template: 'password_reset', payload: null },
  ]);
});
