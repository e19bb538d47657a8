/**
 * What somebody had typed when their session ended. It waits in this tab until the same person has signed in
 * again; what they sign out of waits no longer. Passwords are not kept.
 */
import { sessionStorageKeys } from '@debt-payoff/contract/storage-keys';
import { useEffect, useRef } from 'react';
import { currentPerson, whenPersonChanges } from './person.ts';
import { storedDraft } from './stored-drafts.ts';

type FormTexts = Readonly<Record<string, string>>;
type StoredForms = Readonly<Record<string, unknown>>;

const waitingForms = storedDraft(sessionStorageKeys.unsentForms, readForms);
const shown = new Map<string, () => FormTexts>();

/**
 * For a form that is on the screen: what waited for it is in it now, and what is typed may have to wait.
 * One without a name does not wait.
 */
export function useUnsent(form: string | null, typed: FormTexts): void {
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
  waitingForms.write(forms, owner);
}

/** Null where nothing waits for this form that has the fields of the given one. */
export function findUnsent<Form extends FormTexts>(form: string, like: Form): Form | null {
  const found = waitingForms.read()?.[form] ?? null;
  if (found === null || typeof found !== 'object') return null;
  const texts = new Map<string, unknown>(Object.entries(found));
  const isAlike = Object.keys(like).every((field) => typeof texts.get(field) === 'string');
  return isAlike ? { ...like, ...found } : null;
}

/** Of the forms for which something waits. */
export function unsentNames(): string[] {
  return Object.keys(waitingForms.read() ?? {});
}

function dropUnsent(form: string): void {
  const waiting = waitingForms.read();
  if (waiting === null) return;
  const { [form]: _, ...others } = waiting;
  waitingForms.write(Object.keys(others).length === 0 ? null : others);
}

function readForms(stored: unknown): StoredForms | null {
  return stored === null || typeof stored !== 'object' ? null : { ...stored };
}
