import { expect, it } from 'vitest';
import { ownPath } from './own-path.ts';

it.each([
  ['/dashboard', '/dashboard'],
  ['/portfolios/7?sort=name#top', '/portfolios/7?sort=name#top'],
  ['/portfolios/../profile', '/profile'],
  ['/?redirect=https://evil.example', '/?redirect=https://evil.example'],
  ['/articles?tag=a%0Ab', '/articles?tag=a%0Ab'],
  ['/loginish', '/loginish'],
])('leads to %j', (text, path) => {
  expect(ownPath(text)).toBe(path);
});

it.each([
  ...[null, '', 'dashboard', '?a=b', ' /dashboard'],
  ...['//evil.example', '///evil.example', '/\\evil.example', '\\/evil.example', '/a\\b'],
  ...['/%5Cevil.example', '/%2Fevil.example', '/%2f%2fevil.example', '/%', '/%00'],
  ...['javascript:alert(1)', 'https://evil.example', 'https:/evil.example', 'data:text/html,x'],
  ...['/\t/evil.example', '/\n/evil.example', '/a\r\nb', '/\u0000', '\t//evil.example'],
  ...['/..//evil.example', '/.//evil.example', '/%2e%2e//evil.example', '/a/..//evil.example'],
  ...['/login', '/login?redirect=/dashboard', '/LOGIN/', '/register', '/a/../register'],
  `/${'a'.repeat(2_000)}`,
])('does not lead to %j', (text) => {
  expect(ownPath(text)).toBeNull();
});
