import { accountAddresses } from '@debt-payoff/contract/account-addresses';
import { expect, it } from 'vitest';
import { aBrowser, aToken, loadAfreshInEachTest, type Reply } from '../session/browser.fixture.ts';

loadAfreshInEachTest();

const token = aToken();
const both = ['jwt_token', 'admin_token'];
const verified = (is_staff_session: boolean): Reply => ({
  status: 200,
  body: { is_staff_session },
});
const refused = (status: number): Reply => ({ status, body: { error: 'No', code: 'no' } });

/** Gives what was found, and the tokens of the user and of staff that are left. */
async function check(keys: readonly string[], reply: Reply) {
  const { refresh } = accountAddresses;
  aBrowser(({ path }) => (path === refresh.path ? refused(401) : reply));
  for (const key of keys) localStorage.setItem(key, token);
  const { checkStaff } = await import('./check-staff.ts');
  const verdict = await checkStaff();
  return { verdict, left: both.map((key) => localStorage.getItem(key)) };
}

it('opens to the token of staff, which stays', async () => {
  expect(await check(both, verified(true))).toEqual({ verdict: 'open', left: [token, token] });
});

it.each([
  ['their own token', ['jwt_token'], [token, null]],
  ['their own token in both places', both, [token, null]],
  ['their own token as that of staff', ['admin_token'], [null, null]],
])(
  'of somebody with %s, who is no staff, only the admin token is removed',
  async (_, keys, left) => {
    expect(await check(keys, verified(false))).toEqual({ verdict: 'not staff', left });
  },
);

it('a token that the server refuses, such as a forged one, is removed from both places', async () => {
  expect(await check(both, refused(401))).toEqual({ verdict: 'not staff', left: [null, null] });
});

it('a session that may not come here stays as it is, without the admin token', async () => {
  expect(await check(both, refused(403))).toEqual({ verdict: 'not staff', left: [token, null] });
});

it.each([refused(429), refused(500), refused(502), refused(503), 'unreachable'] as const)(
  'a reply of %j says nothing about it, and both tokens stay',
  async (reply) => {
    expect(await check(both, reply)).toEqual({ verdict: 'unreachable', left: [token, token] });
  },
);
