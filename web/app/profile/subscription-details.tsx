/** The plan on the profile: what it is, what it costs, when it renews or ends, and whether a payment is late. */
import type { SubscriptionView } from '@debt-payoff/contract/billing';
import { formatPounds } from '@debt-payoff/contract/money';
import { paths } from '@debt-payoff/contract/paths';
import { plans, priceLabel, type TierName } from '@debt-payoff/contract/plans';
import { billingTexts } from '@debt-payoff/contract/texts/billing';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { raiseUpgradeClick } from '../analytics/events.ts';
import { factsOf, noticesOf } from '../billing/management/management-words.ts';
import { PlanFeatures } from '../billing/plan-features.tsx';
import { type OwnPlan, useOwnPlan, useSubscription } from '../billing/queries.ts';
import { loadFailureText } from '../forms/call-failure.ts';
import { useToday } from '../session/today.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Section } from '../ui/section.tsx';
import { formatDay } from '../words/dates.ts';

const { account, actions } = navigationTexts;
const { management, plans: plansTexts } = billingTexts;

export function SubscriptionDetails({ tier }: { readonly tier: TierName }) {
  const status = useSubscription();
  const plan = useOwnPlan();
  const failure = status.error ?? plan.error;
  const subscription = status.data?.subscription ?? null;
  const isSubscriber = subscription !== null || tier !== 'free';
  const isOpen = subscription !== null && subscription.payment_to_finish !== null;
  return (
    <Section title="Subscription">
      <p className="label">{plans[tier].label}</p>
      {status.data === undefined || plan.data === undefined ? (
        <div className="price-to-come">
          {failure === null ? null : (
            <LoadingFailed
              error={failure}
              onRetry={() => {
                void status.refetch();
                void plan.refetch();
              }}
            />
          )}
        </div>
      ) : (
        <Costs subscription={subscription} own={plan.data} />
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
      onClick={raiseUpgradeClick}
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
      <dl className="facts">
        {factsOf(subscription)
          .filter(({ label }) => label !== 'Price')
          .map(({ label, figure }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{figure}</dd>
            </div>
          ))}
      </dl>
    </>
  );
}

function grantWords({ granted_until: until }: OwnPlan): string {
  const given = 'given by our team';
  return until === null ? given : `${given} until ${formatDay(until)}`;
}

function LoadingFailed({
  error,
  onRetry,
}: {
  readonly error: unknown;
  readonly onRetry: () => void;
}) {
  return (
    <div className="stack" role="alert">
      <p>
        {loadFailureText(error, {
          fetchFailed: management.statusFailed,
          loadFailed: management.statusNetworkError,
        })}
      </p>
      <Button variant="secondary" size="small" onClick={onRetry}>
        {actions.tryAgain}
      </Button>
    </div>
  );
}
