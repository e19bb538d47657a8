/**
 * Presses that come before the code of what is pressed: they are kept, shown to be taken, and pressed
 * again once React has taken over that part of the page (decision 17).
 */
import { replyTimeoutMs } from '@debt-payoff/contract/limits';
import { useEffect, useState } from 'react';

type EarlyPress = {
  readonly at: number;
  /** What the control was called, so that nothing else is pressed in its place. */
  readonly name: string | null;
  /** Of a checkbox or a radio button: the browser itself has switched it. */
  readonly checked: boolean | undefined;
};

declare global {
  interface Window {
    earlyPresses?: Map<HTMLElement & { checked?: boolean }, EarlyPress>;
  }
}

/**
 * Runs in the head of the document, and then for every press. Enter in a form presses its button too. What
 * destroys (`data-destroys`) is stopped, not kept: it would take away what has not been shown yet.
 */
export const earlyPressScript = `{
const presses = window.earlyPresses = new Map();
document.documentElement.dataset.unhydrated = '';
const keep = (event) => {
const isClick = event.type === 'click';
const control = event.target.closest?.(isClick ? 'button' : '[type=radio],[type=checkbox]');
const part = control?.closest('[data-unhydrated]');
if (!part) return;
if (isClick) {
event.preventDefault();
event.stopImmediatePropagation();
if ('destroys' in control.dataset) return;
control.setAttribute('aria-busy', 'true');
}
const name = control.getAttribute('aria-label') ?? control.textContent;
presses.delete(control);
presses.set(control, { at: Date.now(), name, checked: control.checked });
part.dispatchEvent(new Event('earlypress'));
};
addEventListener('click', keep, true);
addEventListener('change', keep, true);
}`;

/** Stands last in the page, so that its effects come after those of everything else. */
export function EarlyPresses(): null {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    // What the page recalls after the first paint, such as a draft, is drawn together with this.
    setSettled(true);
    if (!isSettled) return;
    delete document.documentElement.dataset.unhydrated;
    replayEarlyPresses();
  }, [isSettled]);
  return null;
}

/** For a part, marked with `data-unhydrated`, whose code comes after that of the page; `want` asks for it. */
export function useEarlyPresses(
  part: { readonly current: HTMLElement | null },
  { isHydrated, want }: { readonly isHydrated: boolean; readonly want: () => void },
): void {
  useEffect(() => {
    if (isHydrated) replayEarlyPresses();
    else part.current?.addEventListener('earlypress', want);
  }, [part, isHydrated, want]);
}

function replayEarlyPresses(): void {
  // Outside the effect, so that React is done with what it draws.
  queueMicrotask(async () => {
    const presses = window.earlyPresses ?? [];
    for (const [control, press] of presses) {
      const part = control.closest('[data-unhydrated]');
      const name = control.getAttribute('aria-label') ?? control.textContent;
      const fate = fateOf(press, { now: Date.now(), name, isHydrated: part === null });
      if (fate === 'wait') {
        part?.dispatchEvent(new Event('earlypress'));
        continue;
      }
      window.earlyPresses?.delete(control);
      control.removeAttribute('aria-busy');
      if (fate === 'drop') continue;
      // React hears of a change only: as the browser has left it, the switch would go unheard.
      if (press.checked !== undefined) control.checked = !press.checked;
      control.click();
      // The next press meets the page as this one has left it.
      await null;
    }
  });
}

/** A press does not count for what has become another control, nor for longer than a reply is waited for. */
export function fateOf(
  press: EarlyPress,
  control: { readonly now: number; readonly name: string | null; readonly isHydrated: boolean },
): 'press' | 'wait' | 'drop' {
  if (control.now - press.at >= replyTimeoutMs || control.name !== press.name) return 'drop';
  return control.isHydrated ? 'press' : 'wait';
}
