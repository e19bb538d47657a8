/** Which environment a host name stands for, as the browser sees it. */
import { type Environment, environments } from './roles.ts';

export type EnvironmentHosts = {
  readonly local: readonly string[];
  readonly development: readonly string[];
  readonly admin: readonly string[];
};

/** What the names of hosts say by custom; a site with other names lists its own. */
const customaryHosts: EnvironmentHosts = {
  local: ['localhost', '127.0.0.1', '[::1]', '::1'],
  development: ['dev.*', '*-dev.*'],
  admin: ['admin.*'],
};

/** A name in the list may hold one or more stars, each for any run of characters. */
export function environmentOfHost(
  hostName: string,
  hosts: EnvironmentHosts = customaryHosts,
): Environment {
  const name = hostName.toLowerCase();
  const isAmong = (patterns: readonly string[]) => patterns.some((one) => isLike(name, one));
  if (isAmong(hosts.local)) return 'local';
  if (isAmong(hosts.development)) return 'development';
  if (isAmong(hosts.admin)) return 'admin-production';
  return 'production';
}

/** The server knows what it runs as; the host name only counts where it said nothing. */
export function environmentFrom(facts: { told: string; hostName: string }): Environment {
  const told = environments.find((environment) => environment === facts.told);
  return told ?? environmentOfHost(facts.hostName);
}

function isLike(name: string, pattern: string): boolean {
  const parts = pattern.toLowerCase().split('*');
  const [start = ''] = parts;
  const end = parts.at(-1) ?? '';
  if (parts.length === 1) return name === start;
  if (!name.startsWith(start) || !name.endsWith(end)) return false;
  let from = start.length;
  for (const part of parts.slice(1, -1)) {
    const at = name.indexOf(part, from);
    if (at === -1) return false;
    from = at + part.length;
  }
  return from <= name.length - end.length;
}
