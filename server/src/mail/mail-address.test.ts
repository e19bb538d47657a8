import { expect, it } from 'vitest';
import { readSender } from './mail-address.ts';

it.each([
  ['ana@example.com', { name: '', address: 'ana@example.com' }],
  ['Ana <ana@example.com>', { name: 'Ana', address: 'ana@example.com' }],
  ['"Ana, Zoë" <ana@example.com>', { name: 'Ana, Zoë', address: 'ana@example.com' }],
  ['<ana@example.com>', { name: '', address: 'ana@example.com' }],
])('reads the sender %s', (text, sender) => {
  expect(readSender(text)).toEqual(sender);
});

it.each(['Ana', 'Ana <ana>', 'Ana <a@b.example> <c@d.example>', 'A\r\nBcc: <ana@example.com>'])(
  'does not read the sender %j',
  (text) => {
    expect(readSender(text)).toBeNull();
  },
);
