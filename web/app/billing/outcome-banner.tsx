/** What became of something that was done to the subscription, and where to go after it. */
import { billingLimits } from '@debt-payoff/contract/billing-limits';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Banner } from '../ui/banner.tsx';
import { useDelay } from '../ui/use-delay.ts';

export type Outcome = {
  readonly kind: 'success' | 'danger';
  readonly message: string;
  /** A page of ours that follows after a moment. */
  readonly nextPath?: string;
};

/** Whatever is done next, or leaving the page, calls off where it would have led. */
export function useOutcome(): [Outcome | null, (outcome: Outcome | null) => void] {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const navigate = useNavigate();
  const { nextPath, message } = outcome ?? {};
  useDelay(nextPath !== undefined, billingLimits.cancelRedirectDelayMs, () => {
    if (nextPath !== undefined) void navigate(nextPath, { state: { said: message } });
  });
  return [outcome, setOutcome];
}

export function OutcomeBanner({ outcome }: { readonly outcome: Outcome | null }) {
  if (outcome === null) return null;
  return <Banner takesFocus kind={outcome.kind} title={outcome.message} />;
}
