/**
 * What somebody had typed when their session ended. It waits in this tab until the same person has signed in
 * again; what they sign out of waits no longer. Passwords are not kept.
 */
import { sessionStorageKeys } from '@debt-payoff/contract/storage-keys';
import { useEffect, useRef } from 'react';
import { currentPerson, whenPersonChanges } from './person.ts';
import { forgetOwn, keepOwn, recallOwn } from './personal-storage.ts';

type Typed = Readonly<Record<string, string>>;
type Waiting = Readonly<Record<string, unknown>>;

const key = sessionStorageKeys.unsentForms;
const shown = new Map<string, () => Typed>();

/**
 * For a form that is on the screen: what waited for it is in it now, and what is typed may have to wait.
 * One without a name does not wait.
 */
export function useUnsent(form: string | null, typed: Typed): void {
  const latest = useRef(typed);
  latest.current = typed;
  useEffect(() => {
    if (form === null) return;
    dropUnsent(form);
    shown.set(form, () => latest.current);
    return () => {
      shown.delete(form);
    };
  }, [form]);
}

whenPersonChanges(({ former }) => putUnsentAside(former));

export function putUnsentAside(owner = currentPerson()): void {
  if (owner === null || shown.size === 0) return;
  const forms = Object.fromEntries(Array.from(shown, ([form, read]) => [form, read()]));
  keepOwn('session', key, JSON.stringify(forms), owner);
}

/** Null where nothing waits for this form that has the fields of the given one. */
export function findUnsent<Form extends Typed>(form: string, like: Form): Form | null {
  const found = findWaiting()?.[form] ?? null;
  if (found === null || typeof found !== 'object') return null;
  const texts = new Map<string, unknown>(Object.entries(found));
  const isAlike = Object.keys(like).every((field) => typeof texts.get(field) === 'string');
  return isAlike ? { ...like, ...found } : null;
}

/** Of the forms for which something waits. */
export function unsentNames(): string[] {
  return Object.keys(findWaiting() ?? {});
}

function dropUnsent(form: string): void {
  const waiting = findWaiting();
  if (waiting === null) return;
  const { [form]: _, ...others } = waiting;
  if (Object.keys(others).length === 0) forgetOwn('session', key);
  else keepOwn('session', key, JSON.stringify(others));
}

function findWaiting(): Waiting | null {
  const kept = currentPerson() === null ? null : recallOwn('session', key);
  // Written above, in this tab; what is taken from it is looked at field by field.
  return kept === null ? null : (JSON.parse(kept) as Waiting);
}
