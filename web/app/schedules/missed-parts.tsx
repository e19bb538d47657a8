/** What the banners of missed payments share: their title, their buttons, and what came of pressing them. */

import { count } from '@debt-payoff/contract/counts';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { paymentTexts } from '@debt-payoff/contract/texts/payments';
import type { ReactNode } from 'react';
import { DebtHelpLink } from '../debt-help/debt-help-link.tsx';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { DismissButton } from '../ui/dismiss-button.tsx';
import { intoView } from '../ui/into-view.ts';
import { SettledOutcome } from './settled-outcome.tsx';
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

/** Whether they were paid is not known here, so that it is only offered. */
export function MissedHelp() {
  return (
    <>
      If you could not pay, <DebtHelpLink>free, confidential advice</DebtHelpLink> is there for you.
    </>
  );
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
      <DismissButton variant="quiet" busy={state.isBusy} onDismiss={state.dismiss} />
      {children}
    </>
  );
}

/** What came of it, and what will be recorded before it is. */
export function MissedOutcome({ state: { settling, preview } }: { readonly state: MissedState }) {
  return (
    <>
      {preview.dialog}
      {preview.failure === null ? null : (
        <Banner ref={intoView} kind="danger" title={preview.failure} />
      )}
      {preview.isOpen ? null : <SettledOutcome settling={settling} />}
    </>
  );
}
