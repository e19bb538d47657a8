/** Where a request comes from, as it is stored and counted. */
import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** Stands for everything that is no address; all of it is one network where it is counted. */
const unknownAddress = 'unknown';

/** A proxy that we trust may still pass on what somebody made up, as long as a header can be. */
export function addressOf(request: Pick<FastifyRequest, 'ip'>): string {
  return readAddress(String(request.ip)) ?? unknownAddress;
}

/**
 * A household or a rented machine has a whole IPv6 network of 64 bits to choose addresses from, so the
 * network is counted.
 */
export function networkOf(address: string): string {
  const plain = readAddress(address);
  if (plain === null) return unknownAddress;
  return isIP(plain) === 6 ? `${groupsOf(plain).slice(0, 4).join(':')}::/64` : plain;
}

/** In one spelling, without a port or a zone. An IPv4 address in the clothes of IPv6 is an IPv4 address. */
function readAddress(text: string): string | null {
  const [, bracketed] = /^\[([^\]]*)\](?::\d+)?$/.exec(text) ?? [];
  const [, withPort] = /^([\d.]+):\d+$/.exec(text) ?? [];
  const [plain = ''] = (bracketed ?? withPort ?? text).split('%');
  const version = isIP(plain);
  if (version !== 6) return version === 4 ? plain : null;
  const shortest = new URL(`http://[${plain}]`).hostname.slice(1, -1);
  const [, high, low] = /^::ffff:([\da-f]+):([\da-f]+)$/.exec(shortest) ?? [];
  if (high === undefined || low === undefined) return shortest;
  return [high, low]
    .map((group) => Number.parseInt(group, 16))
    .flatMap((value) => [value >> 8, value & 255])
    .join('.');
}

function groupsOf(address: string): string[] {
  const [start = '', end] = address.split('::');
  const before = start === '' ? [] : start.split(':');
  const after = end === undefined || end === '' ? [] : end.split(':');
  const zeros = Array<string>(8)
    .fill('0')
    .slice(before.length + after.length);
  return [...before, ...zeros, ...after];
}
