/** The plan on the profile: what it is, what it costs, when it renews or ends, and whether a payment is late. */
import type { SubscriptionView } from '@debt-payoff/contract/billing';
import { formatPounds } from '@debt-payoff/contract/money';
import { paths } from '@debt-payoff/contract/paths';
import { plans, priceLabel, type TierName } from '@debt-payoff/contract/plans';
import { billingTexts } from '@debt-payoff/contract/texts/billing';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { raiseUpgradeClick } from '../analytics/events.ts';
import { noticesOf } from '../billing/management/management-words.ts';
import { factsBesidePrice } from '../billing/management/subscription-facts.ts';
import { PlanFeatures } from '../billing/plan-features.tsx';
import type { OwnPlan } from '../billing/queries.ts';
import { usePlanStatus } from '../billing/use-plan-status.ts';
import { useToday } from '../session/today.ts';
import { useAnnouncement } from '../ui/announce.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { FactList } from '../ui/fact-list.tsx';
import { Section } from '../ui/section.tsx';
import { formatDay } from '../words/dates.ts';

const { account, actions } = navigationTexts;
const { plans: plansTexts } = billingTexts;

export function SubscriptionDetails({ tier }: { readonly tier: TierName }) {
  const { own, state, failure, retry } = usePlanStatus();
  const subscription = state?.subscription ?? null;
  const isSubscriber = subscription !== null || tier !== 'free';
  const isOpen = subscription !== null && subscription.payment_to_finish !== null;
  return (
    <Section title="Subscription">
      <p className="label">{plans[tier].label}</p>
      {state === undefined || own === undefined ? (
        <div className="price-to-come">
          {failure === null ? null : <LoadingFailed text={failure} onRetry={retry} />}
        </div>
      ) : (
        <Costs subscription={subscription} own={own} />
      )}
      <PlanFeatures tier={tier} />
      {isOpen ? <ManageLink variant="primary" /> : null}
      <PlansLink isUpgrade={tier !== 'premium' && !isOpen} />
      {isSubscriber && !isOpen ? <ManageLink variant="secondary" /> : null}
    </Section>
  );
}

/** A payment that is open comes before any other plan. */
function ManageLink({ variant }: { readonly variant: 'primary' | 'secondary' }) {
  return (
    <ButtonLink wide variant={variant} to={paths.subscriptionManagement}>
      {account.manageSubscription}
    </ButtonLink>
  );
}

function PlansLink({ isUpgrade }: { readonly isUpgrade: boolean }) {
  return (
    <ButtonLink
      wide
      variant={isUpgrade ? 'primary' : 'secondary'}
      to={paths.subscription}
      {...(isUpgrade && { onClick: () => raiseUpgradeClick() })}
    >
      {isUpgrade ? account.upgradePlan : 'See the plans'}
    </ButtonLink>
  );
}

function Costs({
  subscription,
  own,
}: {
  readonly subscription: SubscriptionView | null;
  readonly own: OwnPlan;
}) {
  const today = useToday();
  if (subscription === null) {
    return (
      <p className="price">
        {priceLabel('free')}{' '}
        <small>{own.source === 'grant' ? grantWords(own) : plansTexts.freeForever}</small>
      </p>
    );
  }
  const [notice] = noticesOf({ subscription, own, today });
  return (
    <>
      <p className="price">
        {formatPounds(subscription.current_amount)} <small>per {subscription.billing_cycle}</small>
      </p>
      {own.source === 'grant' ? (
        <p className="small muted">
          For your own subscription to the {plans[subscription.plan_type].label}
        </p>
      ) : null}
      {notice === undefined ? null : <p>{notice.title}.</p>}
      <FactList facts={factsBesidePrice(subscription)} />
    </>
  );
}

function grantWords({ granted_until: until }: OwnPlan): string {
  const given = 'given by our team';
  return until === null ? given : `${given} until ${formatDay(until)}`;
}

function LoadingFailed({ text, onRetry }: { readonly text: string; readonly onRetry: () => void }) {
  useAnnouncement(text);
  return (
    <div className="stack">
      <p>{text}</p>
      <Button variant="secondary" size="small" onClick={onRetry}>
        {actions.tryAgain}
      </Button>
    </div>
  );
}
