/** The question about measuring, at the foot of the screen. It waits: it takes no focus and shuts nothing off. */
import type { ConsentChoice } from '@debt-payoff/contract/consent-choice';
import { paths } from '@debt-payoff/contract/paths';
import { consentTexts } from '@debt-payoff/contract/texts/consent';
import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { announce } from '../ui/announce.ts';
import { Button } from '../ui/button.tsx';
import { focusInPlace, headingsIn } from '../ui/focus-heading.ts';
import { chooseConsent } from './choice.ts';

const { accept, reject, banner, settings } = consentTexts;

export function ConsentBanner() {
  const place = useRef<HTMLElement>(null);
  const cameFrom = useRef<HTMLElement | null>(null);
  useRoomBelowPage(place);
  const choose = (choice: ConsentChoice): void => {
    chooseConsent(choice);
    // The pressed button goes, and the focus must not go with it.
    if (cameFrom.current?.isConnected) cameFrom.current.focus({ preventScroll: true });
    else focusOnTitle();
    announce(choice === 'accepted' ? settings.nowAccepted : settings.nowRejected);
  };
  const noteCameFrom = ({ relatedTarget, currentTarget }: FocusEvent): void => {
    const isOutside =
      relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget);
    if (isOutside) cameFrom.current = relatedTarget;
  };
  return (
    <section
      ref={place}
      className="consent-banner screen-only"
      aria-label={banner.label}
      onFocus={noteCameFrom}
    >
      <div>
        <p>
          <b>{banner.question}</b> {banner.sentence}
        </p>
        <p className="consent-links">
          <Link to={paths.cookies}>{banner.cookies}</Link>
          <Link to={paths.cookieSettings}>{banner.settings}</Link>
        </p>
      </div>
      <div className="consent-choices">
        <Button variant="secondary" onClick={() => choose('accepted')}>
          {accept}
        </Button>
        <Button variant="secondary" onClick={() => choose('rejected')}>
          {reject}
        </Button>
      </div>
    </section>
  );
}

function focusOnTitle(): void {
  const content = document.getElementById('content');
  if (content !== null) focusInPlace(headingsIn(content)[0] ?? content);
}

/** The end of the page, and a control that takes the focus, can be scrolled to above it. */
function useRoomBelowPage(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const shown = place.current;
    if (shown === null) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() =>
      style.setProperty('--consent-banner-height', `${shown.offsetHeight}px`),
    );
    observer.observe(shown);
    return () => {
      observer.disconnect();
      style.removeProperty('--consent-banner-height');
    };
  }, [place]);
}
