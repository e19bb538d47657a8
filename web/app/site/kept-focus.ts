/**
 * Keeps the focus in the page. A control that goes away, or is switched off, while it has the focus takes the
 * focus with it, and whoever moves by keyboard or by ear would start at the top of the document again. Whatever
 * knows where to go next says so itself; this is for all the rest.
 */
import { focusInPlace, headingsIn } from '../ui/focus-heading.ts';

/** Who knows better, such as a dialog that opens, has moved the focus by then. */
const graceMs = 50;

/** The control that has, or had last, the focus, and its ancestors from the inside outwards. */
let focusPath: readonly Element[] = [];

/** Since when the focus is somewhere; by the path of the event. */
export function keepFocus(first: readonly EventTarget[]): void {
  const remember = (): void => {
    focusPath = pathTo(document.activeElement);
  };
  /** A press beside every control takes the focus on purpose. */
  const forget = (): void => {
    setTimeout(() => {
      if (isLost() && !isGone(focusPath[0])) focusPath = [];
    });
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = (): void => {
    clearTimeout(timer);
    if (isLost() && isGone(focusPath[0])) timer = setTimeout(bringBack, graceMs);
  };
  const watch = new MutationObserver(look);
  focusPath = isLost() ? first.filter(isInBody) : pathTo(document.activeElement);
  look();
  watch.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled', 'hidden'],
  });
  document.addEventListener('focusin', remember);
  document.addEventListener('pointerup', forget);
}

function bringBack(): void {
  if (!isLost() || !isGone(focusPath[0])) return;
  const [title] = focusPath.filter(({ isConnected }) => isConnected).flatMap(headingsIn);
  const heading = title ?? document.getElementById('content');
  if (heading !== null) focusInPlace(heading);
}

function pathTo(element: Element | null): readonly Element[] {
  const path: Element[] = [];
  for (let each = element; each !== null && each !== document.body; each = each.parentElement) {
    path.push(each);
  }
  return path;
}

function isInBody(target: EventTarget): target is Element {
  return (
    target instanceof Element && target !== document.body && target !== document.documentElement
  );
}

function isLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/** Whether it can no longer have the focus. */
function isGone(control: Element | undefined): boolean {
  return control !== undefined && !(control.checkVisibility() && !control.matches(':disabled'));
}
