/** Redirects to a page at Stripe. The button that was pressed stays busy until the browser has gone. */
import { useEffect, useRef, useState } from 'react';

/** A browser that is still here by then has been stopped, or is offline. */
const patienceMs = 15_000;

export type StripeRedirect = {
  readonly isRedirecting: boolean;
  readonly redirect: (url: string) => void;
};

export function useStripeRedirect(): StripeRedirect {
  const [isRedirecting, setIsRedirecting] = useState(false);
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  useEffect(() => {
    if (!isRedirecting) return;
    const stay = (): void => setIsRedirecting(false);
    const timer = setTimeout(stay, patienceMs);
    // By the back button the page comes back as it was left.
    window.addEventListener('pageshow', stay);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pageshow', stay);
    };
  }, [isRedirecting]);
  return {
    isRedirecting,
    redirect: (url) => {
      // Anyone who has gone on to another page is left there.
      if (!isHere.current) return;
      setIsRedirecting(true);
      window.location.assign(url);
    },
  };
}
