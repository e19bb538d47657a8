/** Where people land after a checkout: waits for what Stripe says, and says what they have. */
import { paths } from '@debt-payoff/contract/paths';
import { billingTexts } from '@debt-payoff/contract/texts/billing';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { Link } from 'react-router';
import { useAnnouncedChanges } from '../../ui/announce.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { FinishPaymentLink } from '../finish-payment-link.tsx';
import { useOwnPlan } from '../queries.ts';
import { checkoutWords } from './checkout-outcome.ts';
import { useCheckoutSession } from './checkout-session.ts';
import { CurrentPlan } from './current-plan.tsx';
import { useCheckoutStatus } from './use-checkout-status.ts';

const { success } = billingTexts;
/** To the form itself, with what is in it. */
const toCalculator = {
  to: { pathname: paths.home, hash: '#calculator' },
  state: { preserveCalculator: true },
};

export function SuccessPage() {
  const own = useOwnPlan();
  const { status, wait, isOver } = useCheckoutStatus(useCheckoutSession());
  const words = checkoutWords(wait, isOver);
  useAnnouncedChanges(words.text === null ? null : `${words.title}. ${words.text}`);
  const paymentUrl =
    wait === 'bank' ? (status.data?.subscription?.payment_to_finish?.url ?? null) : null;
  return (
    <div className="page lone-message">
      <h1 className="h2">{words.title}</h1>
      {words.text === null ? null : <p>{words.text}</p>}
      {words.hasPlan ? <CurrentPlan own={own} status={status} /> : null}
      {words.canCheck ? (
        <Button variant="secondary" busy={status.isFetching} onClick={() => void status.refetch()}>
          Check again
        </Button>
      ) : null}
      <div className="row">
        {paymentUrl === null ? null : <FinishPaymentLink url={paymentUrl} />}
        <ButtonLink variant={paymentUrl === null ? 'primary' : 'secondary'} to={paths.portfolios}>
          {success.createPortfolio}
        </ButtonLink>
        <ButtonLink variant="secondary" {...toCalculator}>
          {success.backToCalculator}
        </ButtonLink>
      </div>
      <p className="row small">
        <Link to={paths.subscriptionManagement}>{navigationTexts.account.manageSubscription}</Link>
        <Link to={paths.subscription}>See the plans</Link>
        <Link to={paths.contact}>{navigationTexts.footer.contact}</Link>
      </p>
    </div>
  );
}
