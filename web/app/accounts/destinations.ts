/** Where to go after signing in or registering, and what one was told on the way here. */
import { paths } from '@debt-payoff/contract/paths';
import { localStorageKeys, sessionStorageKeys } from '@debt-payoff/contract/storage-keys';
import { type ArrivalMessage, arrivalMessages } from '@debt-payoff/contract/texts/session';
import { useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { forget, keep, recall } from '../session/browser-storage.ts';
import { findLeaver } from '../session/left-page.ts';
import { ownPath } from '../session/own-path.ts';
import { currentPerson } from '../session/person.ts';

const { loginRedirect, loginRedirectOwner, registerRedirect, registerRedirectOwner } =
  localStorageKeys;
const kept = {
  login: { redirect: loginRedirect, owner: loginRedirectOwner },
  register: { redirect: registerRedirect, owner: registerRedirectOwner },
} as const;

export type Arrival = {
  readonly redirect: string | null;
  readonly message: ArrivalMessage | null;
};

export function readArrival(parameters: URLSearchParams): Arrival {
  const told = parameters.get('message')?.trim();
  return {
    redirect: ownPath(parameters.get('redirect')),
    // Any other text would let a stranger speak in our name.
    message: arrivalMessages.find((known) => known === told) ?? null,
  };
}

/** Keeps where to go afterwards: the visitor may wander to a mail and back before that. */
export function useArrival(screen: 'login' | 'register'): Arrival {
  const [parameters] = useSearchParams();
  const arrival = useMemo(() => readArrival(parameters), [parameters]);
  useEffect(() => keepDestination(screen, arrival), [screen, arrival]);
  return arrival;
}

export function keepDestination(screen: keyof typeof kept, { redirect, message }: Arrival): void {
  if (redirect === null) return;
  const { redirect: redirectKey, owner: ownerKey } = kept[screen];
  const leaver = findLeaver({ redirect, message });
  // Whose page it is, another tab may know: the address alone does not say.
  const isKnown = recall('local', redirectKey) === redirect;
  keep('local', redirectKey, redirect);
  if (leaver !== null) keep('local', ownerKey, leaver);
  else if (!isKnown) forget('local', ownerKey);
}

/** Anyone who registered a moment ago and had to sign in by hand still has the plans to look at. */
export function takeLoginDestination(): string {
  const redirect = takeRedirect('login');
  const hasRegistered = recall('session', sessionStorageKeys.justRegistered) === 'true';
  if (redirect === null) return hasRegistered ? paths.subscription : paths.dashboard;
  forget('session', sessionStorageKeys.justRegistered);
  return redirect;
}

export function takeRegisterDestination(): string {
  const redirect = takeRedirect('register');
  if (redirect === null) return paths.subscription;
  forget('session', sessionStorageKeys.justRegistered);
  return redirect;
}

/** What is stored may be anything, so it is looked at again. A page that somebody left is not for another. */
function takeRedirect(screen: keyof typeof kept): string | null {
  const { redirect: redirectKey, owner: ownerKey } = kept[screen];
  const redirect = ownPath(recall('local', redirectKey));
  const owner = recall('local', ownerKey);
  forget('local', redirectKey, ownerKey);
  forget('session', sessionStorageKeys.leftPage);
  return owner === null || owner === currentPerson() ? redirect : null;
}
