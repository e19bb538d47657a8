/** What the rule calls an address reaches a mail server as one recipient, and as that one. */
import { domainToASCII } from 'node:url';
import { tidyEmail } from '@debt-payoff/contract/account-rules';
import { isEmailAddress } from '@debt-payoff/contract/email-address';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { smtpTo } from '../testing/outbox.ts';
import { type SmtpPeer, startSmtpPeer } from '../testing/smtp-peer.ts';

/** Whom the peer was told to bring it to. */
async function recipientsOf(peer: SmtpPeer, to: string): Promise<readonly string[]> {
  const transport = smtpTo(peer.port);
  if (transport.mode !== 'send') throw new Error('It sends');
  const mail = { to, subject: 'A note', text: 'Hello', html: '<p>Hello</p>' };
  await transport.send({ ...mail, key: '1', date: new Date(0) });
  return peer.received.pop()?.recipients ?? [];
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
  const peer = await startSmtpPeer();
  for (const address of unusual) {
    expect(isEmailAddress(address)).toBe(true);
    expect((await recipientsOf(peer, address)).map(inAscii)).toEqual([inAscii(address)]);
  }
});

it('pasted addresses, once they are tidied', async () => {
  const peer = await startSmtpPeer();
  for (const typed of ['<me@example.com>', '\u00A0me@example.com\u200B', ' <Me@Example.com> ']) {
    expect(await recipientsOf(peer, tidyEmail(typed))).toEqual(['me@example.com']);
  }
});

const numRuns = 60;

describe(`over ${numRuns} random addresses`, () => {
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

  it('each that the rule takes has one recipient', async () => {
    const peer = await startSmtpPeer();
    await fc.assert(
      fc.asyncProperty(address, async (to) => {
        expect((await recipientsOf(peer, to)).map(inAscii)).toEqual([inAscii(to)]);
      }),
      { numRuns },
    );
  });
});
