import { type RefObject, useEffect } from 'react';

/** Closes a menu on a press elsewhere, on Escape, and when Tab goes on from it: open, it would cover what comes next. */
export function useClosing(details: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const isInside = (target: EventTarget | null): boolean =>
      target instanceof Node && details.current?.contains(target) === true;
    const close = (): void => details.current?.removeAttribute('open');
    /** A focus that is moved for somebody closes nothing. */
    let isTabbing = false;
    const onPress = ({ target }: Event): void => {
      isTabbing = false;
      if (!isInside(target)) close();
    };
    const onKey = ({ key }: KeyboardEvent): void => {
      isTabbing = key === 'Tab';
      if (key !== 'Escape') return;
      if (isInside(document.activeElement)) details.current?.querySelector('summary')?.focus();
      close();
    };
    const onFocus = ({ target }: Event): void => {
      if (isTabbing && !isInside(target)) close();
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('keydown', onKey);
    document.addEventListener('focusin', onFocus);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('focusin', onFocus);
    };
  }, [details]);
}
