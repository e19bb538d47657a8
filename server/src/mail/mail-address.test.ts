import { expect, it } from 'vitest';
import { isMailAddress, readSender } from './mail-address.ts';

it.each(['ana@example.com', "o'neill+debts@mail.example.co.uk", 'zoë@büro.example', 'a@localhost'])(
  '%s can be mailed to',
  (address) => {
    expect(isMailAddress(address)).toBe(true);
  },
);

it.each([
  '',
  'ana',
  '@example.com',
  'ana@',
  'ana@@example.com',
  'ana b@example.com',
  'ana@example.com\n',
  'ana@example.com\u0000',
  'ana@example.com,eve@example.com',
  '<ana@example.com>',
  `${'a'.repeat(320)}@example.com`,
])('%j cannot', (address) => {
  expect(isMailAddress(address)).toBe(false);
});

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
