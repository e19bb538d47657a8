/**
 * What somebody had typed when their session ended. It waits in this tab until the same person has signed in
 * again; what they sign out of waits no longer. Passwords are not kept.
 */
import { sessionStorageKeys } from '@debt-payoff/contract/storage-keys';
import { useEffect, useRef } from 'react';
import { readTokenFacts } from './access-token.ts';
import { forget, keep, recall } from './browser-storage.ts';
import { readToken } from './tokens.ts';

type Typed = Readonly<Record<string, string>>;
type Waiting = { readonly subject: string; readonly forms: Readonly<Record<string, unknown>> };

const key = sessionStorageKeys.unsentForms;
const shown = new Map<string, () => Typed>();

/** For a form that is on the screen: what waited for it is in it now, and what is typed may have to wait. */
export function useUnsent(form: string, typed: Typed): void {
  const latest = useRef(typed);
  latest.current = typed;
  useEffect(() => {
    dropUnsent(form);
    shown.set(form, () => latest.current);
    return () => {
      shown.delete(form);
    };
  }, [form]);
}

/** To be called while the token that has ended is still stored: it says whose it is. */
export function putUnsentAside(): void {
  const subject = findSubject();
  if (subject === null || shown.size === 0) return;
  const forms = Object.fromEntries(Array.from(shown, ([form, read]) => [form, read()]));
  keep('session', key, JSON.stringify({ subject, forms }));
}

/** Null where nothing waits for this form that has the fields of the given one. */
export function findUnsent<Form extends Typed>(form: string, like: Form): Form | null {
  const waiting = findWaiting();
  const found = waiting?.subject === findSubject() ? waiting?.forms[form] : null;
  if (found === null || typeof found !== 'object') return null;
  const texts = new Map<string, unknown>(Object.entries(found));
  const isAlike = Object.keys(like).every((field) => typeof texts.get(field) === 'string');
  return isAlike ? { ...like, ...found } : null;
}

function dropUnsent(form: string): void {
  const waiting = findWaiting();
  if (waiting === null) return;
  const { [form]: _, ...others } = waiting.forms;
  if (Object.keys(others).length === 0) forget('session', key);
  else keep('session', key, JSON.stringify({ ...waiting, forms: others }));
}

function findWaiting(): Waiting | null {
  const kept = recall('session', key);
  // Written above, in this tab; what is taken from it is looked at field by field.
  return kept === null ? null : (JSON.parse(kept) as Waiting);
}

function findSubject(): string | null {
  const token = readToken();
  return token === null ? null : (readTokenFacts(token)?.subject ?? null);
}
