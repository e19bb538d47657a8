/** Brings people who fill in a form to the field that needs them. */
import { useEffect, useRef } from 'react';
import { announce } from '../ui/announce.ts';
import { problemBeside } from '../ui/field.tsx';
import { focusInView } from '../ui/into-view.ts';

export function focusOn(fieldId: string): void {
  const field = document.getElementById(fieldId);
  // Where the focus is there already, nothing moves, and nobody would hear what is wrong. It may not be drawn yet.
  if (field !== null && field === document.activeElement) announce(() => problemBeside(fieldId));
  if (field !== null) focusInView(field);
}

/** For a field that may be an editor: its text, where that can be typed in. */
export function focusOnText(fieldId: string): void {
  const field = document.getElementById(fieldId);
  field?.focus();
  field?.querySelector<HTMLElement>('[contenteditable="true"]')?.focus();
}

/** For a button that goes away with what it stands in: the focus must not go with it. */
export function focusOnContent(): void {
  document.getElementById('content')?.focus({ preventScroll: true });
}

/** For faults that are found when the focus is on the button; given by the ids of the fields. */
export function useFocusOnFault(
  faults: Readonly<Record<string, string | null>>,
  /** Another one leads to the same fault once more. */
  attempt: unknown = null,
): void {
  const first = Object.keys(faults).find((fieldId) => faults[fieldId] !== null) ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt is followed for being another one
  useEffect(() => {
    if (first !== null) focusOn(first);
  }, [first, attempt]);
}

/** Each time that something was loaded under what is typed; the button that was pressed for it is gone then. */
export function useFocusWhenLoaded(loads: number, fieldId: string | null): void {
  const followed = useRef(loads);
  useEffect(() => {
    if (loads === followed.current) return;
    followed.current = loads;
    if (fieldId !== null) focusOn(fieldId);
  }, [loads, fieldId]);
}

/** For a field that holds several: who is brought to it comes to the first that is wrong. */
export function focusOnFault({
  target,
  currentTarget,
}: {
  readonly target: EventTarget;
  readonly currentTarget: HTMLElement;
}): void {
  if (target !== currentTarget) return;
  currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}
