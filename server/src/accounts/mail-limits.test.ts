import { accountAddresses } from '@debt-payoff/contract/account-addresses';
import { expect, it } from 'vitest';
import { aPerson, call, newCredentials } from '../testing/people.ts';
import { recordedMail } from '../testing/recorded-mail.ts';
import { settableClock } from '../testing/settable-clock.ts';
import { createTestApp, productionVariables } from '../testing/test-app.ts';

const { updateProfile, resendConfirmation, register, forgotPassword, resetPassword } =
  accountAddresses;
const victim = 'victim@example.com';

async function anApp() {
  const mail = recordedMail();
  const clock = settableClock();
  const variables = productionVariables;
  const made = await createTestApp({ variables, clock, mailTransport: mail });
  const mailsTo = async (address: string) => {
    await made.mailer.deliverNow();
    return mail.mails.filter(({ to }) => to === address).length;
  };
  const lastMailTo = (address: string) =>
    mail.mails.findLast(({ to }) => to === address)?.text ?? '';
  return { ...made, mailsTo, lastMailTo };
}

it('one account sends a handful of mails to an address that it merely typed, and one for each change', async () => {
  const { app, mailsTo } = await anApp();
  const person = await aPerson(app);
  const statuses: number[] = [];
  for (let times = 0; times < 10; times += 1) {
    const body = { email: victim, current_password: person.password };
    const from = `192.0.2.${times}`;
    statuses.push((await call(app, updateProfile, { as: person, body, from })).status);
    statuses.push((await call(app, resendConfirmation, { as: person, from })).status);
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(5);
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
  expect(await mailsTo(victim)).toBeLessThanOrEqual(5);
});

it('many accounts together send one address no more than one account does', async () => {
  const { app, mailsTo } = await anApp();
  const statuses: number[] = [];
  for (let number = 0; number < 8; number += 1) {
    const from = `192.0.2.${number}`;
    const person = await aPerson(app);
    const body = { email: victim, current_password: person.password };
    statuses.push((await call(app, updateProfile, { as: person, body, from })).status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
  expect(await mailsTo(victim)).toBe(5);
});

it('one network mails no more than a few addresses, however many accounts it has', async () => {
  const { app } = await anApp();
  const statuses: number[] = [];
  for (let number = 0; number < 32; number += 1) {
    const body = { ...newCredentials(), email: `victim-${number}@example.com` };
    statuses.push((await call(app, register, { body, from: '192.0.2.1' })).status);
  }
  expect(statuses).toEqual([...Array(30).fill(201), 429, 429]);
});

it('asking again and again whether an address is registered ends soon, and burns nothing of its owner', async () => {
  const { app } = await anApp();
  const { email } = await aPerson(app);
  const statuses: number[] = [];
  for (let number = 0; number < 6; number += 1) {
    const body = { ...newCredentials(), email };
    statuses.push((await call(app, register, { body, from: '192.0.2.1' })).status);
  }
  expect(statuses).toEqual([409, 409, 409, 409, 409, 429]);
  const { username: taken } = await aPerson(app);
  for (let number = 0; number < 5; number += 1) {
    const body = { username: taken, email: 'free@example.com', password: 'a password' };
    expect((await call(app, register, { body, from: `192.0.2.${number}` })).status).toBe(409);
  }
  const owner = { ...newCredentials(), email: 'free@example.com' };
  expect((await call(app, register, { body: owner, from: '192.0.2.99' })).status).toBe(201);
});

it('a stranger cannot use up the resets of an address from one network', async () => {
  const { app } = await anApp();
  const { email } = await aPerson(app);
  const forget = (from: string) => call(app, forgotPassword, { body: { email }, from });
  for (let times = 0; times < 7; times += 1) await forget('192.0.2.1');
  expect((await forget('192.0.2.1')).status).toBe(429);
  expect((await forget('192.0.2.2')).status).toBe(200);
});

it('however many networks ask for resets, the mailbox gets a handful of mails, and nobody is refused', async () => {
  const { app, mailsTo } = await anApp();
  const { email } = await aPerson(app);
  const before = await mailsTo(email);
  const forget = (from: string) => call(app, forgotPassword, { body: { email }, from });
  for (let network = 0; network < 40; network += 1) {
    expect((await forget(`198.51.100.${network}`)).status).toBe(200);
  }
  expect((await mailsTo(email)) - before).toBe(5);
});

it('anyone who has used a link up can have another one, however many had been asked for', async () => {
  const { app, mailsTo, lastMailTo } = await anApp();
  const { email } = await aPerson(app);
  const forget = (from: string) => call(app, forgotPassword, { body: { email }, from });
  for (let network = 0; network < 8; network += 1) await forget(`198.51.100.${network}`);
  const sent = await mailsTo(email);
  const [, token] = /token=([\w-]+)/.exec(lastMailTo(email)) ?? [];
  const body = { token, new_password: 'another password' };
  expect((await call(app, resetPassword, { body })).status).toBe(200);
  await forget('203.0.113.1');
  // That the password is new, and the link.
  expect(await mailsTo(email)).toBe(sent + 2);
});

it('an account whose address nobody has confirmed cannot begin its count of resets anew', async () => {
  const { app, mailsTo } = await anApp();
  const stranger = await aPerson(app, { email: victim });
  const before = await mailsTo(victim);
  const forget = (from: string) => call(app, forgotPassword, { body: { email: victim }, from });
  for (let network = 0; network < 6; network += 1) await forget(`198.51.100.${network}`);
  const body = { current_password: stranger.password, new_password: 'another password' };
  expect((await call(app, updateProfile, { as: stranger, body })).status).toBe(200);
  for (let network = 6; network < 12; network += 1) await forget(`198.51.100.${network}`);
  expect((await mailsTo(victim)) - before).toBe(5);
});

it('one network changes the passwords of many accounts, which mails each of them, so often and no more', async () => {
  const { app } = await anApp();
  const statuses: number[] = [];
  for (let number = 0; number < 4; number += 1) {
    const person = await aPerson(app);
    for (let times = 0; times < 8; times += 1) {
      const body = { current_password: person.password, new_password: person.password };
      statuses.push((await call(app, updateProfile, { as: person, body })).status);
    }
  }
  expect(statuses).toEqual([...Array(30).fill(200), 429, 429]);
});

it('asking by changing an address whether it is registered ends as soon as asking by registering', async () => {
  const { app } = await anApp();
  const { email } = await aPerson(app);
  const statuses: number[] = [];
  for (let number = 0; number < 7; number += 1) {
    const person = await aPerson(app);
    const body = { email, current_password: person.password };
    const from = '192.0.2.7';
    statuses.push((await call(app, updateProfile, { as: person, body, from })).status);
  }
  expect(statuses).toEqual([409, 409, 409, 409, 409, 429, 429]);
});

it('an address in wide letters is the same address', async () => {
  const { app } = await anApp();
  const { email } = await aPerson(app, { email: 'jane@mailbox.example' });
  for (const same of ['jane@ｍailbox.example', 'jane@mailbox。example']) {
    const reply = await call(app, register, { body: { ...newCredentials(), email: same } });
    expect(reply.status).toBe(409);
  }
  expect(email).toBe('jane@mailbox.example');
});

it('asking whether usernames are taken by changing one to them ends soon', async () => {
  const { app } = await anApp();
  const [person, other] = [await aPerson(app), await aPerson(app)];
  const rename = (username: string, from: string) =>
    call(app, updateProfile, { as: person, body: { username }, from });
  for (let number = 0; number < 10; number += 1) {
    expect((await rename(other.username, `192.0.2.${number}`)).status).toBe(409);
  }
  expect((await rename('free-name', '192.0.2.99')).status).toBe(429);
  // What is not a change asks nothing, and is not counted.
  expect((await rename(person.username, '192.0.2.99')).status).toBe(200);
});
