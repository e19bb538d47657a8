/** The address of the login screen, and of what else leads into the site. */
import { paths } from '@debt-payoff/contract/paths';
import { type ArrivalMessage, sessionTexts } from '@debt-payoff/contract/texts/session';

export type Arrival = {
  readonly redirect?: string | null;
  readonly message?: ArrivalMessage | null;
};

/** An entrance to the site that carries along where to go afterwards and why one was sent here. */
export function entranceAddress(
  path: string,
  { redirect, message, ...more }: Arrival & { readonly mode?: string } = {},
): string {
  const query = new URLSearchParams(more);
  if (redirect) query.set('redirect', redirect);
  if (message) query.set('message', message);
  return query.size === 0 ? path : `${path}?${query}`;
}

export function loginAddress(arrival: Arrival = {}): string {
  return entranceAddress(paths.login, arrival);
}

/** Where signing out ends: that it has worked is said there. */
export function signedOutAddress(): string {
  return loginAddress({ message: sessionTexts.signedOut });
}
