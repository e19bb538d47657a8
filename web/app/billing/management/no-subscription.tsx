/** For somebody who pays for nothing: on the free plan, or by a plan that the team has given. */
import type { SubscriptionView } from '@debt-payoff/contract/billing';
import { paths } from '@debt-payoff/contract/paths';
import { billingTexts } from '@debt-payoff/contract/texts/billing';
import { raiseUpgradeClick } from '../../analytics/events.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Section } from '../../ui/section.tsx';
import { formatDay } from '../../words/dates.ts';
import type { OwnPlan } from '../queries.ts';
import { ManagementNotices } from './management-notices.tsx';
import { billingOff, grantNotice, labelOf } from './management-words.ts';
import { PlanBenefits } from './plan-benefits.tsx';

const { management } = billingTexts;

export function NoSubscription({
  own,
  ended,
}: {
  readonly own: OwnPlan;
  readonly ended: SubscriptionView | null;
}) {
  const notices = [grantNotice(own, null), billingOff(own)].filter((notice) => notice !== null);
  const canUpgrade = own.is_billing_on && own.tier !== 'premium';
  return (
    <>
      <ManagementNotices notices={notices} />
      <div className="management-columns">
        <Section title={management.noSubscriptionTitle}>
          {ended?.end_date ? (
            <p>
              Your {labelOf(ended.plan_type)} ended on {formatDay(ended.end_date)}.
            </p>
          ) : null}
          {own.tier === 'free' ? (
            <p>You are on the free plan. It costs nothing, and it stays free.</p>
          ) : (
            <p>You have the {labelOf(own.tier)}, and pay nothing for it.</p>
          )}
          <div className="row">
            <ButtonLink
              variant={canUpgrade ? 'primary' : 'secondary'}
              to={paths.subscription}
              {...(canUpgrade && { onClick: () => raiseUpgradeClick('premium') })}
            >
              {canUpgrade ? management.upgradeToPremium : 'See the plans'}
            </ButtonLink>
          </div>
        </Section>
        <PlanBenefits tier={own.tier} />
      </div>
    </>
  );
}
