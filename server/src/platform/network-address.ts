/** Whom an address stands for, where it is counted. */
import { isIP } from 'node:net';

/**
 * A household or a rented machine has a whole IPv6 network of 64 bits to choose addresses from, so the
 * network is counted. An IPv4 address in the clothes of IPv6 is an IPv4 address.
 */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%');
  if (isIP(plain) !== 6) return address;
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain) ?? [];
  if (mapped !== undefined) return mapped;
  const [start = '', end] = plain.split('::');
  const before = start === '' ? [] : start.split(':');
  const after = end === undefined || end === '' ? [] : end.split(':');
  const zeros = Array<string>(8)
    .fill('0')
    .slice(before.length + after.length);
  const network = [...before, ...zeros, ...after].slice(0, 4);
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
