/** The gate is answered in place of whatever page was asked for, and leads there afterwards. */
import { paths } from '@debt-payoff/contract/paths';
import { ownPath } from '../session/own-path.ts';

/**
 * Runs before the page is taken over: the browser must see the address of the gate by then, or it
 * would draw the page that was asked for in its place.
 */
export const gateAddressScript = `if(location.pathname!=='${paths.gate}')history.replaceState(null,'','${paths.gate}?next='+encodeURIComponent(location.pathname+location.search))`;

export function pathBehindGate(search: string): string {
  const next = ownPath(new URLSearchParams(search).get('next'));
  return next === null || next.startsWith(paths.gate) ? paths.home : next;
}
