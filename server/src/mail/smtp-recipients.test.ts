/** What the rule calls an address reaches a mail server as one recipient, and as that one. */
import { domainToASCII } from 'node:url';
import { isEmailAddress } from '@debt-payoff/contract/email-address';
import { tidyEmail } from '@debt-payoff/contract/email-rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { smtpTo } from '../testing/outbox.ts';
import { type SmtpPeer, startSmtpPeer } from '../testing/smtp-peer.ts';

/** Whom the peer was told to bring each to, in the order given. All at once: it greets nobody within 100 ms. */
async function recipientsOf(
  peer: SmtpPeer,
  addresses: readonly string[],
): Promise<(readonly string[] | undefined)[]> {
  const transport = smtpTo(peer.port);
  if (transport.mode !== 'send') throw new Error('It sends');
  const { send } = transport;
  const sendTo = (to: string, at: number) =>
    send({
      ...{ to, subject: `${at}`, text: 'Hello', html: '<p>Hello</p>' },
      key: `${at}`,
      date: new Date(0),
    });
  await Promise.all(addresses.map(sendTo));
  const received = peer.received.splice(0);
  return addresses.map(
    (_, at) => received.find(({ mail }) => mail.subject === `${at}`)?.recipients,
  );
}

async function expectOneEach(peer: SmtpPeer, addresses: readonly string[]): Promise<void> {
  const recipients = await recipientsOf(peer, addresses);
  expect(recipients.map((list) => list?.map(inAscii))).toEqual(
    addresses.map((address) => [inAscii(address)]),
  );
}

/** A domain can be written in letters of any script and in those of DNS. */
function inAscii(address: string): string {
  const [mailbox, domain = ''] = address.split('@');
  return `${mailbox}@${domainToASCII(domain)}`;
}

const unusual = [
  'ana@example.com',
  'x@y',
  "o'neill+debts@mail.example.co.uk",
  '!#$%&*/=?^_`{|}~-@example.com',
  'ana@example.travelersinsurance',
  'zoë@example.com',
  'zoë@büro.example',
  'ana@büro.example',
  'ana@xn--bro-hoa.example',
  '用户@例え.テスト',
  'ana@☕.example',
  '❤@example.com',
  '1@2.example',
  `ana@${'d'.repeat(63)}.example`,
  `${'l'.repeat(253 - '@example.com'.length)}@example.com`,
];

it('unusual addresses', async () => {
  expect(unusual.filter((address) => !isEmailAddress(address))).toEqual([]);
  await expectOneEach(await startSmtpPeer(), unusual);
});

it('pasted addresses, once they are tidied', async () => {
  const typed = ['<me@example.com>', '\u00A0me@example.com\u200B', ' <Me@Example.com> '];
  const recipients = await recipientsOf(await startSmtpPeer(), typed.map(tidyEmail));
  expect(recipients).toEqual(typed.map(() => ['me@example.com']));
});

const numRuns = 6;
const atOnce = 10;

describe(`over ${numRuns * atOnce} random addresses`, () => {
  // Mostly what addresses are made of, and now and then anything at all.
  const character = fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...'abcxyz019-_+.') },
    { weight: 2, arbitrary: fc.constantFrom(...'éßøждяαωעبक用ガ') },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }) },
  );
  const part = fc.array(character, { minLength: 1, maxLength: 12 }).map((all) => all.join(''));
  const address = fc
    .tuple(part, part)
    .map(([mailbox, domain]) => tidyEmail(`${mailbox}@${domain}`))
    .filter(isEmailAddress);
  const addresses = fc.array(address, { minLength: atOnce, maxLength: atOnce });

  it('each that the rule takes has one recipient', async () => {
    const peer = await startSmtpPeer();
    await fc.assert(
      fc.asyncProperty(addresses, (all) => expectOneEach(peer, all)),
      { numRuns },
    );
  });
});
