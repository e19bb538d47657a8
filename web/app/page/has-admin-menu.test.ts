import { expect, it } from 'vitest';
import { hasAdminMenu } from './has-admin-menu.ts';

it.each([
  ['local', 'http://localhost:5001', true],
  ['development', 'https://preview.example', true],
  ['production', 'https://dev.example.com', true],
  ['production', 'https://debt-payoff.example', false],
  ['production', 'http://localhost:5001', false],
  ['admin-production', 'https://admin.example.com', false],
  ['', '', false],
])('a site that runs as %j at %j offers the admin menu: %s', (environment, origin, expected) => {
  expect(hasAdminMenu({ environment, origin, hasAdminArea: true })).toBe(expected);
});

it.each(['local', 'development', 'production'])(
  'a site that runs as %s without an admin area offers no menu that leads nowhere',
  (environment) => {
    const origin = 'https://dev.example.com';
    expect(hasAdminMenu({ environment, origin, hasAdminArea: false })).toBe(false);
  },
);
