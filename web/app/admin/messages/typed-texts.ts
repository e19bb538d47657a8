/**
 * What staff are writing about a message. It stays while they look at other pages, and when their session ends
 * it waits for them; nobody else ever sees it.
 */
import { useEffect, useState } from 'react';
import { whenPersonChanges } from '../../session/person.ts';
import { findUnsent, useUnsent } from '../../session/unsent-forms.ts';

export type TypedText = {
  readonly text: string;
  /** How many replies there were when it was begun; empty where its writer has since been shown all. */
  readonly seen: string;
  /** Under which it was last sent, and what: sent again unchanged, it counts once. */
  readonly key: string;
  readonly sent: string;
};

export const blankText: TypedText = { text: '', seen: '', key: '', sent: '' };

const drafts = new Map<string, TypedText>();
whenPersonChanges(() => drafts.clear());

export function useTypedText(name: string) {
  const [typed, setTyped] = useState<TypedText>(
    () => drafts.get(name) ?? findUnsent(name, blankText) ?? blankText,
  );
  useUnsent(name, typed);
  useEffect(() => {
    if (typed.text === '') drafts.delete(name);
    else drafts.set(name, typed);
  }, [name, typed]);
  return {
    typed,
    change: (change: Partial<TypedText>): void => setTyped((before) => ({ ...before, ...change })),
    clear: (): void => setTyped(blankText),
  };
}

/** The same key for as long as the same is sent. */
export function keyFor({ text, key, sent }: TypedText): string {
  return key !== '' && sent === text ? key : window.crypto.randomUUID();
}
