/** The site that is for staff alone. */
import { accountAddresses } from '@debt-payoff/contract/account-addresses';
import type { AccessIn } from '../platform/access.ts';

const waysIn: readonly string[] = [
  accountAddresses.adminLogin.path,
  accountAddresses.refresh.path,
  accountAddresses.logout.path,
];

/** Only the ways in are open; pages hold no data and ask for it by calls. */
export const accessForStaffOnly: AccessIn = (request, declared) => {
  // The route and not the address, which can be written in more ways than one.
  const route = request.routeOptions.url ?? '';
  if (!route.startsWith('/api/') || waysIn.includes(route)) return declared;
  return declared === 'public' || declared === 'user' ? 'admin' : declared;
};
