/** The gate is served in place of whatever page was asked for, and leads there afterwards. */
import { paths } from '@debt-payoff/contract/paths';
import { anyOwnPath } from './own-path.ts';

/**
 * Runs before the page is taken over: the browser must see the address of the gate by then, or it
 * would draw the page that was asked for in its place.
 */
export const gateAddressScript = `if(location.pathname!=='${paths.gate}')history.replaceState(null,'','${paths.gate}?next='+encodeURIComponent(location.pathname+location.search)+location.hash)`;

type Address = Pick<Location, 'pathname' | 'search' | 'hash'>;

export function gateBefore({ pathname, search, hash }: Address): string {
  return `${paths.gate}?next=${encodeURIComponent(`${pathname}${search}`)}${hash}`;
}

/** What follows the # is never told to the server: a plan may stand there. */
export function addressBehindGate({ search, hash }: Omit<Address, 'pathname'>): string {
  const next = anyOwnPath(new URLSearchParams(search).get('next'));
  return `${next === null || next.startsWith(paths.gate) ? paths.home : next}${hash}`;
}
