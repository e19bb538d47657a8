import { paths } from '@debt-payoff/contract/paths';
import { plans, priceLabel, tiers, trialDays } from '@debt-payoff/contract/plans';
import { Check } from 'lucide-react';
import { Link } from 'react-router';
import { raiseUpgradeClick } from '../analytics/events.ts';

export function PlanComparison() {
  return (
    <section className="section page" aria-labelledby="plans-title">
      <div className="section-head">
        <h2 id="plans-title">What each plan holds</h2>
        <p>
          The calculator and all three strategies are free, without an account and without limit.
        </p>
      </div>
      <div className="plans">
        {tiers.map((tier) => (
          <article className="plan" key={tier}>
            <h3 className="h4">{plans[tier].name}</h3>
            <p className="price">
              {priceLabel(tier)} <small>{tier === 'free' ? 'forever' : 'per month'}</small>
            </p>
            <ul className="ticks">
              {plans[tier].features.map((feature) => (
                <li key={feature}>
                  <Check className="icon" aria-hidden="true" />
                  {feature}
                </li>
              ))}
            </ul>
          </article>
        ))}
      </div>
      <p className="small muted mt-4">
        All plans include a {trialDays}-day free trial. You can cancel at any time; your data stays
        yours.{' '}
        <Link to={paths.subscription} onClick={() => raiseUpgradeClick()}>
          See the plans
        </Link>
      </p>
    </section>
  );
}
