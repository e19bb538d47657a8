import { type RefObject, useEffect } from 'react';

/** Closes a menu on a press elsewhere, on Escape, and when the focus goes on from it: open, it covers what comes next. */
export function useClosing(details: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const close = (event: Event): void => {
      const isInside = event.target instanceof Node && details.current?.contains(event.target);
      const isEscape = event instanceof KeyboardEvent && event.key === 'Escape';
      if (isEscape && details.current?.contains(document.activeElement)) {
        details.current.querySelector('summary')?.focus();
      }
      if (isEscape || (!(event instanceof KeyboardEvent) && !isInside)) {
        details.current?.removeAttribute('open');
      }
    };
    document.addEventListener('pointerdown', close);
    document.addEventListener('keydown', close);
    document.addEventListener('focusin', close);
    return () => {
      document.removeEventListener('pointerdown', close);
      document.removeEventListener('keydown', close);
      document.removeEventListener('focusin', close);
    };
  }, [details]);
}
