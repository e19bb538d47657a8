/** A subscription that lives: its facts, and changing, keeping and cancelling it. */
import type { SubscriptionView } from '@debt-payoff/contract/billing';
import type { PaidTier } from '@debt-payoff/contract/plans';
import { useState } from 'react';
import { raiseEvent } from '../../analytics/events.ts';
import { useToday } from '../../session/today.ts';
import { FactList } from '../../ui/fact-list.tsx';
import { Section } from '../../ui/section.tsx';
import { ChangeDialog } from '../change/change-dialog.tsx';
import type { Outcome } from '../outcome-banner.tsx';
import type { OwnPlan } from '../queries.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import type { CancelManner } from './cancel-words.ts';
import { LeavingSection } from './leaving-section.tsx';
import { ManagementNotices } from './management-notices.tsx';
import { labelOf, noticesOf, offersOf } from './management-words.ts';
import { PlanActions } from './plan-actions.tsx';
import { PlanBenefits } from './plan-benefits.tsx';
import { subscriptionFacts } from './subscription-facts.ts';
import { useReactivation } from './use-reactivation.ts';

type OpenDialog =
  | { readonly kind: 'change'; readonly to: PaidTier }
  | { readonly kind: 'cancel'; readonly manner: CancelManner };

export function ManagedSubscription({
  subscription,
  own,
  onOutcome,
}: {
  readonly subscription: SubscriptionView;
  readonly own: OwnPlan;
  readonly onOutcome: (outcome: Outcome | null) => void;
}) {
  const today = useToday();
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const reactivation = useReactivation(onOutcome);
  const offers = offersOf(subscription, own);
  const open = (next: OpenDialog): void => {
    onOutcome(null);
    setDialog(next);
  };
  const end = (outcome: Outcome): void => {
    setDialog(null);
    onOutcome(outcome);
  };
  const plan = { plan_type: subscription.plan_type };
  return (
    <>
      <ManagementNotices
        notices={noticesOf({ subscription, own, today })}
        reactivation={reactivation}
      />
      <div className="management-columns">
        <div className="management-main">
          <Section title={labelOf(subscription.plan_type)}>
            <FactList facts={subscriptionFacts(subscription)} />
            <PlanActions
              plan={subscription.plan_type}
              offers={offers}
              onChange={(to) => open({ kind: 'change', to })}
              onOutcome={onOutcome}
            />
          </Section>
          <LeavingSection offers={offers} onCancel={(manner) => open({ kind: 'cancel', manner })} />
        </div>
        <PlanBenefits tier={own.tier} />
      </div>
      {dialog?.kind === 'change' ? (
        <ChangeDialog
          newTier={dialog.to}
          onClose={() => setDialog(null)}
          onChanged={(message) => {
            raiseEvent('subscription_managed', { plan_type: dialog.to });
            end({ kind: 'success', message });
          }}
        />
      ) : null}
      {dialog?.kind === 'cancel' ? (
        <CancelDialog
          // Another manner is another dialog: its title and its words are read out, and the pressed button is gone.
          key={dialog.manner}
          subscription={subscription}
          own={own}
          manner={dialog.manner}
          onChoose={(manner) => setDialog({ kind: 'cancel', manner })}
          onClose={() => setDialog(null)}
          onCancelled={(cancelled) => {
            raiseEvent('subscription_cancelled', plan);
            end({ kind: 'success', ...cancelled });
          }}
        />
      ) : null}
    </>
  );
}
