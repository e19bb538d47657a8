/**
 * Brings things into the window. What answers a press may come a screen away from the button that was pressed:
 * the focus must not be left behind where nobody sees it.
 */
import { focusOnHeading } from './focus-heading.ts';

/** As the ref of what answers a press: it is in sight once it is there, and the focus with it. */
export function intoView(answer: Element | null): void {
  if (answer === null || hasGoneOn()) return;
  answer.scrollIntoView({ block: 'nearest' });
  // A dialog that closes with it gives the focus back first.
  requestAnimationFrame(() => bringFocus(answer));
}

/** With its label and message, which stand above a field, where there is room for all of it. */
export function controlIntoView(control: Element): void {
  for (const shown of [control, control.closest('.field')]) {
    if (shown !== null && shown.getBoundingClientRect().height < window.innerHeight) {
      shown.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    }
  }
}

/** Gives it the focus, and shows it as above, also where it is closed away: once more when what comes over it with the same act is drawn. */
export function focusInView(control: HTMLElement): void {
  if (!control.checkVisibility()) control.closest('details')?.setAttribute('open', '');
  control.focus({ preventScroll: true });
  controlIntoView(control);
  requestAnimationFrame(() => {
    if (control === document.activeElement) controlIntoView(control);
  });
}

/** Where the focus was once the last press was done with: on what was pressed, or on what that moved it to. */
let rested: Element | null = null;

/** Once, for all of the page. */
export function notePresses(): () => void {
  const note = (): void => {
    rested = document.activeElement;
  };
  const noteTwice = (): void => {
    note();
    setTimeout(note);
  };
  document.addEventListener('click', noteTwice, true);
  return () => document.removeEventListener('click', noteTwice, true);
}

/** Whoever has gone on from what they pressed, as while a file is made, is not called back to what came of it. */
export function hasGoneOn(): boolean {
  const focused = document.activeElement;
  if (focused === null || focused === document.body || focused === rested) return false;
  return rested !== null && rested !== document.body && rested.checkVisibility();
}

function bringFocus(answer: Element): void {
  const focused = document.activeElement;
  if (focused === null || focused === document.body || answer.contains(focused)) return;
  // Whoever types is left where they are.
  if (!answer.isConnected || isInWindow(focused) || focused.matches(typedInto)) return;
  focused.scrollIntoView({ block: 'nearest' });
  answer.scrollIntoView({ block: 'nearest' });
  if (isInWindow(focused)) return;
  focusOnHeading(answer);
  answer.scrollIntoView({ block: 'nearest' });
}

const typedInto =
  'input:not([type="checkbox"], [type="radio"]), select, textarea, [contenteditable]';

/** What is higher than the window is in it with a part. */
function isInWindow(element: Element): boolean {
  const { top, bottom, height } = element.getBoundingClientRect();
  if (height > window.innerHeight) return top < window.innerHeight && bottom > 0;
  return top >= 0 && bottom <= window.innerHeight;
}
