/** Which plan one has, once that is known, and the way to change or leave it. */
import { paths } from '@debt-payoff/contract/paths';
import { plans } from '@debt-payoff/contract/plans';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { Link } from 'react-router';
import { useAccount } from '../session/use-account.ts';

export function PlanLine() {
  const { user } = useAccount();
  return (
    <p className="plan-line">
      {user === null ? null : <span>{plans[user.subscription_tier].label}</span>}
      <Link to={paths.subscriptionManagement}>{navigationTexts.account.manageSubscription}</Link>
    </p>
  );
}
