/** That a limit was reached, beside a plan that may have a shortfall. */
import type { ComponentProps } from 'react';
import { LimitDialog } from '../billing/limit-dialog.tsx';
import { Offers } from '../billing/offers.tsx';

type LimitStepProps = ComponentProps<typeof LimitDialog> & { readonly hasOffer: boolean };

export function LimitStep({ hasOffer, ...dialog }: LimitStepProps) {
  return (
    <Offers areMade={hasOffer}>
      <LimitDialog {...dialog} />
    </Offers>
  );
}
