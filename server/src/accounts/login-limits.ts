/** How often someone may try to sign in, across all processes (decision 14). */
import { createHash } from 'node:crypto';
import { accountTexts } from '@debt-payoff/contract/texts/accounts';
import { loginKeyOf, type User } from '../people/people.store.ts';
import { DomainError } from '../platform/errors.ts';
import { networkOf } from '../platform/network-address.ts';
import type { Hold, Limit, RateLimiter } from '../platform/rate-limit.ts';
import type { KnownDevice } from '../sessions/device-cookie.ts';

const quarterHour = 15 * 60;
const halfHour = 30 * 60;
const message = accountTexts.login.tooManyAttempts;

const limits = {
  /** Every attempt from one network, at whichever accounts. */
  network: { name: 'login_network', points: 200, seconds: quarterHour, message },
  /** Wrong attempts of strangers: from one network, so that it alone cannot use up those of all. */
  accountFromNetwork: { name: 'login_from', points: 10, seconds: halfHour, message },
  account: { name: 'login_account', points: 20, seconds: halfHour, message },
  /** Wrong attempts of a device that has signed in to the account before. */
  device: { name: 'login_device', points: 10, seconds: quarterHour, message },
} as const satisfies Record<string, Limit>;

/** Before anything is looked up, so that a flood costs little. */
export async function countLoginFrom(rateLimit: RateLimiter, address: string): Promise<void> {
  await rateLimit(limits.network, networkOf(address));
}

type Attempt = {
  readonly login: string;
  /** Whom the login names; null for nobody, who is counted in the same way. */
  readonly user: User | null;
  readonly address: string;
  readonly devices: readonly KnownDevice[];
};

/** Does what proves who it is, and counts the attempt only where that turns out wrong. */
export async function countIfWrong<Proof>(
  rateLimit: RateLimiter,
  attempt: Attempt,
  prove: () => Promise<Proof>,
): Promise<Proof> {
  const holds = await holdAll(rateLimit, countersOf(attempt));
  let isWrong = false;
  try {
    return await prove();
  } catch (error) {
    isWrong = error instanceof DomainError && wrongCodes.includes(error.code);
    throw error;
  } finally {
    if (!isWrong) await giveBack(holds);
  }
}

/** The right password alone, where a code is asked for or the account is suspended, is no guess. */
const wrongCodes: readonly string[] = ['invalid_credentials', 'totp_invalid'];

type Counter = { readonly limit: Limit; readonly key: string };

function countersOf(attempt: Attempt): Counter[] {
  const device = findDevice(attempt);
  if (device !== null) return [{ limit: limits.device, key: device.nonce }];
  const account = accountKeyOf(attempt);
  const network = networkOf(attempt.address);
  return [
    { limit: limits.accountFromNetwork, key: `${account}:${network}` },
    { limit: limits.account, key: account },
  ];
}

function findDevice({ user, devices }: Attempt): KnownDevice | null {
  if (user === null) return null;
  const { id, devicesTrustedFrom: from } = user;
  const isTrusted = (device: KnownDevice) => from === null || device.issuedAt >= from;
  return devices.find((device) => device.userId === id && isTrusted(device)) ?? null;
}

/** Of one length for a name that nobody has, and without names or addresses in the table of counters. */
function accountKeyOf({ login, user }: Attempt): string {
  if (user !== null) return `user:${user.id}`;
  const hash = createHash('sha256').update(loginKeyOf(login)).digest('base64url');
  return `nobody:${hash.slice(0, 32)}`;
}

async function holdAll(rateLimit: RateLimiter, counters: readonly Counter[]): Promise<Hold[]> {
  const holds: Hold[] = [];
  try {
    for (const { limit, key } of counters) holds.push(await rateLimit.hold(limit, key));
  } catch (error) {
    await giveBack(holds);
    throw error;
  }
  return holds;
}

async function giveBack(holds: readonly Hold[]): Promise<void> {
  for (const hold of holds) await hold.giveBack();
}
