/** A process of its own, because Node reads which authorities it trusts when it starts. */
import { createSmtpTransport } from '../mail/smtp-transport.ts';
import { readSmtpUrl } from '../mail/smtp-url.ts';

const server = readSmtpUrl(process.argv[2] ?? '');
if (server === null) throw new Error('Give the address of a mail server');
const transport = createSmtpTransport({
  server,
  from: { name: 'Debt Payoff', address: 'no-reply@debts.example' },
  requiresTls: false,
});
if (transport.mode !== 'send') throw new Error('It sends');
const mail = { to: 'ana@example.com', subject: 'A note', text: 'Hello', html: '<p>Hello</p>' };
await transport.send({ ...mail, key: '1', date: new Date(0) });
