import { accountAddresses } from '@debt-payoff/contract/account-addresses';
import { describe, expect, it } from 'vitest';
import { DeliveryError } from '../mail/transport.ts';
import { aPerson, call, type Person, signIn } from '../testing/people.ts';
import { recordedMail } from '../testing/recorded-mail.ts';
import { settableClock } from '../testing/settable-clock.ts';
import { createTestApp, productionVariables } from '../testing/test-app.ts';

const clock = settableClock();
const mail = recordedMail();
/** An address whose server says that it should be tried again later. */
let postponed: string | null = null;
const { app, mailer } = await createTestApp({
  variables: { ...productionVariables, RATE_LIMIT_FACTOR: '1000' },
  clock,
  mailTransport: {
    mode: 'send',
    send: async (outgoing) => {
      if (outgoing.to === postponed) {
        throw new DeliveryError({ obstacle: 'postponed', code: '451', message: 'Later' });
      }
      await mail.send(outgoing);
    },
  },
});
const { updateProfile, confirmEmail, resendConfirmation, revertEmail, resetPassword, verify } =
  accountAddresses;
const dayMs = 86_400_000;
const invalid = 'This link is invalid, used or expired.';

const setEmail = ({ token, username }: Person, email: string) =>
  call(app, updateProfile, { as: token, body: { username, email } });

/** The tokens in the mails that went out since the last look, by page and recipient. */
async function newTokens(page: string, to: string): Promise<string[]> {
  await mailer.deliverNow();
  const links = mail.mails.filter((sent) => sent.to === to).map(({ text }) => text);
  return links.flatMap((text) => new RegExp(`/${page}\\?token=([\\w-]{43})`).exec(text)?.[1] ?? []);
}

async function tokenFor(page: string, to: string): Promise<string> {
  return (await newTokens(page, to)).at(-1) ?? '';
}

async function isConfirmed(as: { token: string }): Promise<boolean> {
  return (await call(app, verify, { as })).body.user.email_confirmed;
}

const confirm = (token: string) => call(app, confirmEmail, { body: { token } });
const revert = (token: string) => call(app, revertEmail, { body: { token } });

describe('confirming', () => {
  it('works by the link of the welcome mail, once, and needs no one to be signed in', async () => {
    const person = await aPerson(app);
    const token = await tokenFor('confirm-email', person.email);
    expect(await isConfirmed(person)).toBe(false);
    expect((await confirm(token)).body).toEqual({ message: 'Your email address is confirmed.' });
    expect(await isConfirmed(person)).toBe(true);
    const again = await confirm(token);
    expect(again.status).toBe(400);
    expect(again.body.error).toBe(invalid);
  });

  it('does not work after 7 days, but the link can be sent again', async () => {
    const person = await aPerson(app);
    const old = await tokenFor('confirm-email', person.email);
    clock.advance(7 * dayMs);
    expect((await confirm(old)).body.error).toBe(invalid);
    const { token } = await signIn(app, person);
    expect((await call(app, resendConfirmation, { as: token })).status).toBe(200);
    expect((await confirm(await tokenFor('confirm-email', person.email))).status).toBe(200);
  });

  it('starts anew with a new address, which a link to the old one does not confirm', async () => {
    const person = await aPerson(app);
    const old = await tokenFor('confirm-email', person.email);
    const email = `new-${person.email}`;
    await setEmail(person, email);
    expect((await confirm(old)).body.error).toBe(invalid);
    expect(await isConfirmed(person)).toBe(false);
    expect((await confirm(await tokenFor('confirm-email', email))).status).toBe(200);
    expect(await isConfirmed(person)).toBe(true);
  });

  it('is not sent again and again', async () => {
    const limited = await createTestApp({ variables: productionVariables });
    const person = await aPerson(limited.app);
    const resend = () => call(limited.app, resendConfirmation, { as: person });
    for (let times = 0; times < 5; times += 1) expect((await resend()).status).toBe(200);
    expect((await resend()).status).toBe(429);
  });
});

describe('undoing a change of the address', () => {
  it('works by the link to the old address: everyone is signed out, and a password chosen', async () => {
    const person = await aPerson(app);
    await setEmail(person, `thief-${person.email}`);
    const token = await tokenFor('revert-email', person.email);
    const { status, body, headers } = await revert(token);
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(body.message).toBe(
      'Your email address is changed back. Please choose a new password now.',
    );
    expect(body.reset_url).toMatch(/^https:\/\/debts\.example\/reset-password\?token=[\w-]{43}$/);
    expect((await call(app, verify, { as: person })).status).toBe(401);
    const reset = new URL(body.reset_url).searchParams.get('token');
    const chosen = { token: reset, new_password: 'a new password' };
    expect((await call(app, resetPassword, { body: chosen })).status).toBe(200);
    const back = await signIn(app, { username: person.email, password: 'a new password' });
    expect(await isConfirmed(back)).toBe(true);
    expect((await revert(token)).body.error).toBe(invalid);
  });

  it('works for 7 days', async () => {
    const [one, two] = [await aPerson(app), await aPerson(app)];
    for (const person of [one, two]) await setEmail(person, `thief-${person.email}`);
    const early = await tokenFor('revert-email', one.email);
    const late = await tokenFor('revert-email', two.email);
    clock.advance(7 * dayMs - 1);
    expect((await revert(early)).status).toBe(200);
    clock.advance(1);
    expect((await revert(late)).body.error).toBe(invalid);
  });

  it('works over several changes, and ends the links that went to the others', async () => {
    const person = await aPerson(app);
    const [thief, friend] = [`thief-${person.email}`, `friend-${person.email}`];
    await setEmail(person, thief);
    const owners = await tokenFor('revert-email', person.email);
    const confirmation = await tokenFor('confirm-email', thief);
    await setEmail(person, friend);
    const thiefs = await tokenFor('revert-email', thief);
    expect(thiefs).not.toBe('');
    expect((await revert(owners)).status).toBe(200);
    for (const refused of [await revert(thiefs), await confirm(confirmation)]) {
      expect(refused.status).toBe(400);
    }
  });

  it('a mail that was held up brings no link to whom the owner has got rid of', async () => {
    const person = await aPerson(app);
    const thief = `thief-${person.email}`;
    postponed = thief;
    await setEmail(person, thief);
    await setEmail(person, `friend-${person.email}`);
    expect((await revert(await tokenFor('revert-email', person.email))).status).toBe(200);
    postponed = null;
    clock.advance(dayMs);
    expect(await newTokens('revert-email', thief)).toEqual([]);
  });

  it('a later change still reaches the owner after one was undone', async () => {
    const person = await aPerson(app);
    await setEmail(person, `thief-${person.email}`);
    const { body } = await revert(await tokenFor('revert-email', person.email));
    const reset = new URL(body.reset_url).searchParams.get('token');
    await call(app, resetPassword, { body: { token: reset, new_password: person.password } });
    clock.advance(1_000);
    mail.mails.splice(0);
    const again = await signIn(app, person);
    await setEmail({ ...person, ...again }, `own-${person.email}`);
    expect((await revert(await tokenFor('revert-email', person.email))).status).toBe(200);
  });

  it('answers 409 when the old address is taken by now, and the link works on', async () => {
    const person = await aPerson(app);
    await setEmail(person, `new-${person.email}`);
    const token = await tokenFor('revert-email', person.email);
    const other = await aPerson(app, { email: person.email });
    const conflict = await revert(token);
    expect(conflict.status).toBe(409);
    expect(conflict.body.code).toBe('taken');
    expect((await call(app, verify, { as: person })).status).toBe(200);
    await setEmail(other, `other-${person.email}`);
    expect((await revert(token)).status).toBe(200);
  });

  it.each(['', 'x', 'A'.repeat(43), 'a'.repeat(300)])('refuses the token %j', async (token) => {
    for (const answer of [await revert(token), await confirm(token)]) {
      expect(answer.status).toBe(400);
    }
  });
});
