/** What subscribing means, the box for starting at once, and the button: in this order, and close together. */

import { addDays } from '@debt-payoff/contract/days';
import { paths } from '@debt-payoff/contract/paths';
import { type PaidTier, plans, trialDays } from '@debt-payoff/contract/plans';
import { billingTexts } from '@debt-payoff/contract/texts/billing';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { useToday } from '../../session/today.ts';
import { Button } from '../../ui/button.tsx';
import { keyFacts, subscribeLabel } from './key-facts.ts';
import { planTitleId } from './plan-cards.tsx';
import type { PlansActions } from './use-plans-actions.ts';

const { checkout } = billingTexts;

export function SubscribeForm({
  tier,
  hasTrial,
  actions,
}: {
  readonly tier: PaidTier;
  readonly hasTrial: boolean;
  readonly actions: PlansActions;
}) {
  const [startsNow, setStartsNow] = useState(false);
  const today = useToday();
  const factsId = useId();
  const { busyAt } = actions;
  const facts = keyFacts({ tier, trialEnd: hasTrial ? addDays(today, trialDays) : null });
  const label = subscribeLabel({ tier, hasTrial });
  return (
    <div className="subscribe">
      <ul className="key-facts small" id={factsId}>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
        <li>
          The <Link to={paths.terms}>{navigationTexts.footer.terms.toLowerCase()}</Link> say it in
          full.
        </li>
      </ul>
      <label className="check small">
        <input
          type="checkbox"
          checked={startsNow}
          aria-labelledby={`${factsId}-now ${planTitleId(tier)}`}
          aria-describedby={`${factsId}-why`}
          onChange={({ target }) => setStartsNow(target.checked)}
        />
        <span>
          <span id={`${factsId}-now`}>{checkout.startNow}</span>{' '}
          <span className="muted" id={`${factsId}-why`}>
            {checkout.startNowHint}
          </span>
        </span>
      </label>
      <Button
        wide
        variant={tier === 'basic' ? 'primary' : 'secondary'}
        busy={busyAt === tier}
        aria-disabled={busyAt !== null}
        aria-label={`${label}, ${plans[tier].name}`}
        aria-describedby={factsId}
        onClick={() => actions.subscribe({ tier, startsNow })}
      >
        {label}
      </Button>
    </div>
  );
}
