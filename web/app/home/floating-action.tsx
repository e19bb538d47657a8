/** Leads back to the form when it has scrolled out of view. */
import { calculatorTexts } from '@debt-payoff/contract/texts/calculator';
import { type RefObject, useEffect, useState } from 'react';
import { raiseEvent } from '../analytics/events.ts';
import { buttonClass } from '../ui/button.tsx';
import { controlIntoView } from '../ui/into-view.ts';

export function FloatingAction({
  form,
  formId,
}: {
  readonly form: RefObject<HTMLElement | null>;
  readonly formId: string;
}) {
  const isInView = useIsInView(form);
  if (isInView) return null;
  return (
    <a
      className={`${buttonClass({})} floating-action`}
      ref={clearOfFocus}
      href={`#${formId}`}
      onClick={() => raiseEvent('sticky_cta_clicked')}
    >
      {calculatorTexts.stickyButton}
    </a>
  );
}

/** It comes a moment after the page has been scrolled, and must not stand over what has the focus by then. */
function clearOfFocus(action: HTMLElement | null): void {
  const { activeElement } = document;
  if (action === null || !activeElement?.matches(':focus-visible')) return;
  const [over, under] = [action, activeElement].map((each) => each.getBoundingClientRect());
  const isCovered =
    over !== undefined &&
    under !== undefined &&
    under.bottom > over.top &&
    under.top < over.bottom &&
    under.right > over.left &&
    under.left < over.right;
  // Whoever has scrolled away from it is left where they are.
  if (isCovered) controlIntoView(activeElement);
}

/** In view until the browser says otherwise. */
function useIsInView(target: RefObject<HTMLElement | null>): boolean {
  const [isInView, setIsInView] = useState(true);
  useEffect(() => {
    if (target.current === null) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry !== undefined) setIsInView(entry.isIntersecting);
    });
    observer.observe(target.current);
    return () => observer.disconnect();
  }, [target]);
  return isInView;
}
