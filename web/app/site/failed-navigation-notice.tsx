/** Says that the next page did not come, over the one that stays. */
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import {
  findFailedNavigation,
  forgetFailedNavigation,
  subscribeToFailedNavigation,
} from '../page/failed-navigation.ts';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';

const { heldPage, actions } = navigationTexts;

export function FailedNavigationNotice() {
  const page = useSyncExternalStore(subscribeToFailedNavigation, findFailedNavigation, () => null);
  const pressed = useRef<Element | null>(null);
  const isShown = page !== null;
  useEffect(() => {
    if (isShown) pressed.current = document.activeElement;
  }, [isShown]);
  if (page === null) return null;
  const { reason, retry } = page;
  const dismiss = (): void => {
    forgetFailedNavigation();
    // The button goes, and the focus must not go with it.
    if (pressed.current instanceof HTMLElement) pressed.current.focus();
  };
  return (
    <div className="page-notice">
      <Banner
        kind="danger"
        title={heldPage[reason]}
        isUnfinished={retry === null}
        actions={
          <>
            <Button
              variant="secondary"
              size="small"
              busy={retry === null}
              onClick={() => retry?.()}
            >
              {actions.tryAgain}
            </Button>
            <Button variant="quiet" size="small" onClick={dismiss}>
              {actions.dismiss}
            </Button>
          </>
        }
      >
        {heldPage.stays}
      </Banner>
    </div>
  );
}
