import { expect, it } from 'vitest';
import { readSmtpUrl } from './smtp-url.ts';

it.each([
  ['smtp://mail.example', { host: 'mail.example', port: 587, isSecure: false, login: null }],
  ['smtps://mail.example', { host: 'mail.example', port: 465, isSecure: true, login: null }],
  ['smtp://[::1]:2525/', { host: '::1', port: 2525, isSecure: false, login: null }],
  [
    'smtps://ana%40debts.example:p%2Fa%3As%20s@mail.example:4650',
    {
      host: 'mail.example',
      port: 4650,
      isSecure: true,
      login: { user: 'ana@debts.example', password: 'p/a:s s' },
    },
  ],
])('reads %s', (url, server) => {
  expect(readSmtpUrl(url)).toEqual(server);
});

it.each([
  'mail.example:465',
  'http://mail.example',
  'smtp://',
  'smtp://user:%zz@mail.example',
  'smtp://mail.example/path',
  'smtp://mail.example?tls=no',
])('does not read %s', (url) => {
  expect(readSmtpUrl(url)).toBeNull();
});
