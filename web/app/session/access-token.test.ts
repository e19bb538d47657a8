import { expect, it } from 'vitest';
import { readTokenFacts } from './access-token.ts';
import { aToken, nowSeconds } from './browser.fixture.ts';

it('reads when a token ends and whose it is', () => {
  expect(readTokenFacts(aToken({ exp: nowSeconds, sub: 'zoë-ж' }))).toEqual({
    expiresAtMs: nowSeconds * 1_000,
    subject: 'zoë-ж',
  });
});

const claims = (value: unknown) =>
  `head.${Buffer.from(JSON.stringify(value)).toString('base64url')}.signature`;

it.each([
  ...['', 'token', 'a.b', 'a.b.c', '..', 'a.%%%.c', 'a.b.c.d', `${aToken()}.more`],
  ...[claims(null), claims([]), claims({}), claims({ exp: '7' }), claims({ exp: null })],
  aToken().replace('.signature', '.'),
])('%j is no token', (text) => {
  expect(readTokenFacts(text)).toBeNull();
});
