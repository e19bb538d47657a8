/** Hosts that only this machine or its own network can reach. */

const localEndings = ['localhost', 'local', 'internal', 'lan', 'home.arpa', 'test', 'invalid'];

/** By the name alone; nothing is looked up. */
export function isPrivateHost(url: string): boolean {
  const host = URL.parse(url)?.hostname.replace(/\.$/, '').toLowerCase();
  if (host === undefined || host === '') return true;
  if (host.startsWith('[')) return isPrivateIpv6(host.slice(1, -1));
  // The address parser writes every spelling of an IPv4 address with four numbers.
  if (/^\d+(?:\.\d+){3}$/.test(host)) return isPrivateIpv4(host.split('.').map(Number));
  return (
    !host.includes('.') ||
    localEndings.some((ending) => host === ending || host.endsWith(`.${ending}`))
  );
}

function isPrivateIpv4([first = 0, second = 0]: readonly number[]): boolean {
  return (
    [0, 10, 127].includes(first) ||
    first >= 224 ||
    (first === 100 && second >= 64 && second <= 127) ||
    (first === 169 && second === 254) ||
    (first === 172 && second >= 16 && second <= 31) ||
    (first === 192 && second === 168) ||
    (first === 198 && (second === 18 || second === 19))
  );
}

/** Unspecified, loopback, unique local, link-local and multicast, or a private IPv4 address within. */
function isPrivateIpv6(address: string): boolean {
  const [, high, low] = /^::(?:ffff:)?([\da-f]+):([\da-f]+)$/.exec(address) ?? [];
  if (high !== undefined && low !== undefined) {
    const numbers = [high, low].map((group) => Number.parseInt(group, 16));
    return isPrivateIpv4(numbers.flatMap((value) => [value >> 8, value & 255]));
  }
  return address === '::' || address === '::1' || /^(?:f[cd]|fe[89ab]|ff)/.test(address);
}
