/**
 * Brings things into the window. What answers a press may come a screen away from the button that was pressed:
 * the focus must not be left behind where nobody sees it.
 */
import { focusOnHeading } from './focus-heading.ts';

/** As the ref of what answers a press: it is in sight once it is there, and the focus with it. */
export function intoView(answer: Element | null): void {
  if (answer === null || hasGoneOn(document.activeElement)) return;
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

/** Gives it the focus, and shows it as above: once more when what comes over it with the same act is drawn. */
export function focusInView(control: HTMLElement): void {
  control.focus({ preventScroll: true });
  controlIntoView(control);
  requestAnimationFrame(() => {
    if (control === document.activeElement) controlIntoView(control);
  });
}

let pressed: Element | null = null;

/** Once, for all of the page. */
export function notePresses(): () => void {
  const note = ({ target }: Event): void => {
    pressed = target instanceof Element ? target : null;
  };
  document.addEventListener('click', note, true);
  return () => document.removeEventListener('click', note, true);
}

/** Whoever has gone on from what they pressed, as while a file is made, is not called back to what came of it. */
function hasGoneOn(focused: Element | null): boolean {
  if (focused === null || focused === document.body || pressed?.isConnected !== true) return false;
  // Enter in a field presses the button of its form.
  const form = formOf(focused);
  return !focused.contains(pressed) && (form === null || form !== formOf(pressed));
}

/** A button may stand outside of the form that it sends. */
function formOf(element: Element): HTMLFormElement | null {
  const control = element.closest<HTMLButtonElement>('button, input, select, textarea');
  return control === null ? element.closest('form') : control.form;
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
