/**
 * Keeps what has the focus in sight. The browser brings only the caret of a text field there, leaves half a tab
 * beyond the edge, and puts a field that is jumped to at the top, with its label and message above it.
 */
import { controlIntoView } from '../ui/into-view.ts';

export function keepFocusSeen(): void {
  /** What is pressed is in sight, and must not move from under the finger. */
  let isPressed = false;
  const notePress = ({ type }: Event): void => {
    isPressed = type === 'pointerdown';
  };
  const noteJump = ({ target }: Event): void => {
    if (target instanceof Element && target.closest('a[href*="#"]') !== null) isPressed = false;
  };
  const show = ({ target }: FocusEvent): void => {
    // A heading is given the focus by whoever knows what is to be seen of the page.
    const isControl = target instanceof HTMLElement && target.tabIndex >= 0;
    if (isControl && !isPressed) controlIntoView(target);
  };
  document.addEventListener('pointerdown', notePress, true);
  document.addEventListener('keydown', notePress, true);
  document.addEventListener('click', noteJump, true);
  document.addEventListener('focusin', show);
}
