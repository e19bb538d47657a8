/** The way to the login screen and back. */
import { paths } from '@debt-payoff/contract/paths';
import { type ArrivalMessage, sessionTexts } from '@debt-payoff/contract/texts/session';
import { announce } from './announce.ts';
import { ownPath } from './own-path.ts';
import { removeTokens } from './tokens.ts';
import { putUnsentAside } from './unsent.ts';

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

let isLeaving = false;

/** By a full navigation, so that nothing of the former session stays in the page's memory. */
export function leaveExpiredSession(): void {
  if (isLeaving) return;
  isLeaving = true;
  const { expired, expiredOnLogin } = sessionTexts;
  putUnsentAside();
  removeTokens();
  announce(expired);
  const { pathname, search } = window.location;
  window.location.replace(
    loginAddress({ redirect: ownPath(`${pathname}${search}`), message: expiredOnLogin }),
  );
}
