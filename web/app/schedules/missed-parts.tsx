/** What the banners of missed payments share: their title, their buttons, and what came of pressing them. */
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { paymentTexts } from '@debt-payoff/contract/texts/payments';
import { type ReactNode, useEffect, useRef } from 'react';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { count } from '../words/counts.ts';
import type { MissedState } from './use-missed-payments.ts';

const { missed: texts } = paymentTexts;

export function missedTitle(missed: number): string {
  return `${count(missed, 'scheduled payment')} ${missed === 1 ? 'has' : 'have'} not been recorded`;
}

export function missedAdvice(missed: number): string {
  return missed === 1
    ? 'If it left your account, record it here.'
    : 'If they left your account, record them here.';
}

export function MissedActions({
  state,
  children,
}: {
  readonly state: MissedState;
  readonly children?: ReactNode;
}) {
  return (
    <>
      <Button variant="secondary" size="small" busy={state.isBusy} onClick={state.process}>
        {state.isBusy ? navigationTexts.actions.processing : texts.process}
      </Button>
      <Button
        variant="quiet"
        size="small"
        busy={state.isBusy}
        onClick={() => {
          // The button goes with the banner, and the focus must not.
          document.getElementById('content')?.focus({ preventScroll: true });
          state.dismiss();
        }}
      >
        {texts.dismiss}
      </Button>
      {children}
    </>
  );
}

/** It takes the focus from the button that is gone. */
export function MissedOutcome({ state }: { readonly state: MissedState }) {
  const { failure, outcome } = state;
  const place = useRef<HTMLDivElement>(null);
  const isGone = outcome !== null && state.missed.length === 0;
  useEffect(() => {
    if (isGone) place.current?.focus();
  }, [isGone]);
  if (failure !== null) return <Banner kind="danger" title={failure} />;
  if (outcome === null) return null;
  return (
    <div className="plain-focus" tabIndex={-1} ref={place}>
      <Banner kind="success" title={outcome}>
        Your balances are up to date.
      </Banner>
    </div>
  );
}
