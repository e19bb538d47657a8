import { accountAddresses } from '@debt-payoff/contract/account-addresses';
import type { verifyCall } from '@debt-payoff/contract/accounts';
import { describe, expect, it, vi } from 'vitest';
import {
  aBrowser,
  aToken,
  loadAfreshInEachTest,
  nowSeconds,
  type RecordedRequest,
  type Reply,
  serverTime,
} from './browser.fixture.ts';

const old = aToken({ exp: nowSeconds + 60 });
const fresh = aToken({ exp: nowSeconds + 900 });
const newest = aToken({ exp: nowSeconds + 1_800 });
const refreshPath = accountAddresses.refresh.path;
const refreshed: Reply = { status: 200, body: { access_token: fresh, server_time: serverTime } };
const refusal = (code: string): Reply => ({ status: 401, body: { error: 'No', code } });
const verified: Reply = { status: 200, body: { user: { username: 'alice' } } };

loadAfreshInEachTest();

/** A server that knows only these tokens. */
function serverWith(known: readonly string[], refresh: Reply | (() => Promise<Reply>)) {
  return ({ path, authorization }: RecordedRequest) => {
    if (path === refreshPath) return typeof refresh === 'function' ? refresh() : refresh;
    return known.some((token) => authorization === `Bearer ${token}`)
      ? verified
      : refusal('not_signed_in');
  };
}

async function signedIn(
  token: string,
  server: (request: RecordedRequest) => Reply | Promise<Reply>,
) {
  const browser = aBrowser(server);
  localStorage.setItem('jwt_token', token);
  const { signedInCall, quietSignedInCall } = await import('./signed-in-call.ts');
  const verify = () => signedInCall<typeof verifyCall>(accountAddresses.verify, {});
  const verifyQuietly = () => quietSignedInCall<typeof verifyCall>(accountAddresses.verify, {});
  const refreshes = () => browser.requests.filter(({ path }) => path === refreshPath);
  return { ...browser, verify, verifyQuietly, refreshes };
}

it('calls go to the host of the API where the page names one', async () => {
  const { dataset, requests, verify } = await signedIn(fresh, () => verified);
  dataset.apiOrigin = 'https://api.debts.example';
  await verify();
  expect(requests.map(({ path }) => path)).toEqual(['https://api.debts.example/api/auth/verify']);
});

it.each([
  ['the call', fresh],
  ['the refresh before it', aToken({ exp: nowSeconds - 60 })],
])('%s meets a gate that has shut: one is led to it, and stays signed in', async (_, token) => {
  const { verify, left } = await signedIn(token, () => refusal('gate_closed'));
  await expect(verify()).rejects.toMatchObject({ name: 'NetworkFailure' });
  expect(left).toEqual(['/gate?next=%2Fprofile%3Ftab%3Ddevices']);
  expect(localStorage.getItem('jwt_token')).toBe(token);
});

describe('a token that the server no longer takes', () => {
  it('is renewed once, and the call is made again', async () => {
    const { verify, requests } = await signedIn(old, serverWith([fresh], refreshed));
    await expect(verify()).resolves.toEqual(verified.body);
    expect(requests.map(({ path, authorization }) => [path, authorization])).toEqual([
      ['/api/auth/verify', `Bearer ${old}`],
      [refreshPath, `Bearer ${old}`],
      ['/api/auth/verify', `Bearer ${fresh}`],
    ]);
    expect(localStorage.getItem('jwt_token')).toBe(fresh);
    expect(localStorage.getItem('admin_token')).toBeNull();
  });

  it('is renewed once for all calls that meet it', async () => {
    const { verify, refreshes } = await signedIn(old, serverWith([fresh], refreshed));
    await Promise.all([verify(), verify(), verify()]);
    expect(refreshes()).toHaveLength(1);
  });

  it('is not renewed where another tab has stored a newer one', async () => {
    const { verify, refreshes } = await signedIn(old, (one) => {
      localStorage.setItem('jwt_token', newest);
      return serverWith([newest], refreshed)(one);
    });
    await expect(verify()).resolves.toEqual(verified.body);
    expect(refreshes()).toHaveLength(0);
  });

  it("stays a staff member's when it is renewed", async () => {
    const { verify } = await signedIn(old, serverWith([fresh], refreshed));
    localStorage.setItem('admin_token', old);
    await verify();
    expect(localStorage.getItem('admin_token')).toBe(fresh);
  });

  it('is renewed without locks too', async () => {
    const { verify } = await signedIn(old, serverWith([fresh], refreshed));
    vi.stubGlobal('navigator', {});
    await expect(verify()).resolves.toEqual(verified.body);
  });

  it('is not renewed a second time when the new one is refused as well', async () => {
    const { verify, refreshes, left } = await signedIn(old, serverWith([], refreshed));
    await expect(verify()).rejects.toMatchObject({ status: 401 });
    expect(refreshes()).toHaveLength(1);
    expect(left).toEqual([]);
  });
});

describe('a token that has run out by the clock', () => {
  const expired = aToken({ exp: nowSeconds - 1 });

  it('is renewed before the call is made', async () => {
    const { verify, requests } = await signedIn(expired, serverWith([fresh], refreshed));
    await verify();
    expect(requests.map(({ path }) => path)).toEqual([refreshPath, '/api/auth/verify']);
  });

  it("is judged by the server's time, not by the device's", async () => {
    const { verify, refreshes } = await signedIn(expired, serverWith([expired], refreshed));
    localStorage.setItem('clock_offset_ms', '-60000');
    await verify();
    expect(refreshes()).toHaveLength(0);
  });
});

describe('a session that has ended', () => {
  const ended = refusal('session_ended');

  it('is said, and the browser goes to the login screen, once', async () => {
    const { verify, left, spoken } = await signedIn(old, serverWith([], ended));
    const calls = await Promise.allSettled([verify(), verify()]);
    expect(calls.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(spoken).toEqual(['Session expired. Please log in again.']);
    expect(left).toHaveLength(1);
    const { pathname, searchParams } = new URL(left[0] ?? '', 'https://our.invalid');
    expect(pathname).toBe('/login');
    expect(Object.fromEntries(searchParams)).toEqual({
      redirect: '/profile?tab=devices',
      message: 'Your session has expired. Please log in again.',
    });
    expect(localStorage.getItem('jwt_token')).toBeNull();
  });

  it('ends quietly for what stands beside the subject of a page', async () => {
    const { verifyQuietly, left } = await signedIn(old, serverWith([], ended));
    await expect(verifyQuietly()).rejects.toMatchObject({ reply: { code: 'session_ended' } });
    expect(left).toEqual([]);
    expect(localStorage.getItem('jwt_token')).toBeNull();
  });

  it('does not come back when somebody signs out while it is renewed', async () => {
    const { verify } = await signedIn(
      old,
      serverWith([fresh], async () => {
        localStorage.removeItem('jwt_token');
        return refreshed;
      }),
    );
    await expect(verify()).rejects.toMatchObject({ status: 401 });
    expect(localStorage.getItem('jwt_token')).toBeNull();
  });
});

describe('when somebody else has signed in since', () => {
  const theirs = aToken({ sub: 'bob' });
  const comes = () => localStorage.setItem('jwt_token', theirs);
  const left = { name: 'PersonLeft' };

  it('a page is not sent in their name, but loaded again', async () => {
    const { verify, requests, left: reloads } = await signedIn(fresh, () => verified);
    await verify();
    comes();
    await expect(verify()).rejects.toMatchObject(left);
    await expect(verify()).rejects.toMatchObject(left);
    expect(requests).toHaveLength(1);
    expect(reloads).toEqual(['reload']);
  });

  it('a reply that was meant for the former person is dropped', async () => {
    const { verify } = await signedIn(fresh, () => {
      comes();
      return verified;
    });
    await expect(verify()).rejects.toMatchObject(left);
    expect(localStorage.getItem('jwt_token')).toBe(theirs);
  });

  it('their token is not replaced by the renewed one of the former person', async () => {
    const { verify } = await signedIn(
      old,
      serverWith([fresh], async () => {
        comes();
        return refreshed;
      }),
    );
    await expect(verify()).rejects.toMatchObject(left);
    expect(localStorage.getItem('jwt_token')).toBe(theirs);
  });

  it('they are not signed out because the session of the former person has ended', async () => {
    const { verify, left: addresses } = await signedIn(
      old,
      serverWith([], async () => {
        comes();
        return refusal('session_ended');
      }),
    );
    await expect(verify()).rejects.toMatchObject(left);
    expect(localStorage.getItem('jwt_token')).toBe(theirs);
    expect(addresses).toEqual([]);
  });

  it('the call is not made again with their token', async () => {
    const { verify, requests } = await signedIn(old, (one) => {
      comes();
      return serverWith([theirs], refreshed)(one);
    });
    await expect(verify()).rejects.toMatchObject(left);
    expect(requests.map(({ authorization }) => authorization)).toEqual([`Bearer ${old}`]);
  });

  it('and the browser’s cookie is theirs already, the page is loaded again as theirs', async () => {
    const body = { access_token: theirs, server_time: serverTime };
    const {
      verify,
      requests,
      left: reloads,
    } = await signedIn(old, serverWith([theirs], { status: 200, body }));
    localStorage.setItem('admin_token', old);
    const { whenSessionIsKnown } = await import('./session.ts');
    whenSessionIsKnown(() => {});
    await expect(verify()).rejects.toMatchObject(left);
    expect(requests.map(({ path }) => path)).toEqual(['/api/auth/verify', refreshPath]);
    expect(localStorage.getItem('jwt_token')).toBe(theirs);
    expect(localStorage.getItem('admin_token')).toBeNull();
    expect(reloads).toEqual(['reload']);
  });

  it('their own refresh does not wait for that of the former person', async () => {
    const { promise: held, resolve: letGo } = Promise.withResolvers<Reply>();
    const newer = aToken({ sub: 'bob', exp: nowSeconds + 1_800 });
    let refreshes = 0;
    const { verify } = await signedIn(
      old,
      serverWith([newer], () => {
        refreshes += 1;
        const body = { access_token: newer, server_time: serverTime };
        return refreshes === 1 ? held : Promise.resolve({ status: 200, body });
      }),
    );
    const first = verify();
    await expect.poll(() => refreshes).toBe(1);
    const { clearTokens, whenSessionIsKnown } = await import('./session.ts');
    whenSessionIsKnown(() => {});
    clearTokens();
    comes();
    const second = verify();
    letGo(refreshed);
    await expect(first).rejects.toMatchObject(left);
    await expect(second).resolves.toEqual(verified.body);
    expect(localStorage.getItem('jwt_token')).toBe(newer);
  });
});

it.each([
  { refresh: 'unreachable' },
  { refresh: { status: 503 } },
  { refresh: { status: 429 } },
] as const)('trouble with renewing signs nobody out: $refresh', async ({ refresh }) => {
  const { verify, left } = await signedIn(old, serverWith([], refresh));
  await expect(verify()).rejects.toMatchObject({ name: 'NetworkFailure' });
  expect(localStorage.getItem('jwt_token')).toBe(old);
  expect(left).toEqual([]);
});

it.each(['totp_required', 'totp_invalid', 'invalid_credentials'])(
  'a refusal for %s is about what was typed and renews nothing',
  async (code) => {
    const { verify, refreshes } = await signedIn(old, () => refusal(code));
    await expect(verify()).rejects.toMatchObject({ status: 401, reply: { code } });
    expect(refreshes()).toHaveLength(0);
  },
);

it('a malformed token is removed from both places and sent to nobody', async () => {
  const { verify, requests } = await signedIn('nonsense', serverWith([], refreshed));
  localStorage.setItem('admin_token', aToken());
  await expect(verify()).rejects.toMatchObject({ status: 401 });
  expect(requests).toEqual([{ path: '/api/auth/verify', authorization: null }]);
  expect(localStorage.getItem('jwt_token')).toBeNull();
  expect(localStorage.getItem('admin_token')).toBeNull();
});
