/** The id of the checkout that somebody comes back from, taken out of the address. */
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type Person, usePerson } from '../../session/person.ts';

const parameter = 'session_id';
/** The server takes no longer one. */
const idMaxLength = 200;

/** It moves to the tab's own history entry: a reload still finds it, and a copied address does not carry it. */
export function useCheckoutSession(): string | null {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const person = usePerson();
  const shown = new URLSearchParams(search).get(parameter);
  useEffect(() => {
    if (shown === null) return;
    const to = { pathname, search: withoutSession(search), hash };
    const hidden = { checkoutSession: shown, checkoutOwner: person };
    void navigate(to, { replace: true, state: hidden, preventScrollReset: true });
  }, [shown, pathname, search, hash, navigate, person]);
  return readableId(shown ?? hiddenIn(state, person));
}

export function withoutSession(search: string): string {
  const query = new URLSearchParams(search);
  query.delete(parameter);
  return String(query);
}

/** What stands in an address may be anything. */
export function readableId(id: unknown): string | null {
  return typeof id === 'string' && id !== '' && id.length <= idMaxLength ? id : null;
}

/** The tab's history outlives its owner: somebody who signs in after them has not paid. */
export function hiddenIn(state: unknown, person: Person): unknown {
  if (state === null || typeof state !== 'object') return null;
  if (!('checkoutSession' in state && 'checkoutOwner' in state)) return null;
  return state.checkoutOwner === person ? state.checkoutSession : null;
}
