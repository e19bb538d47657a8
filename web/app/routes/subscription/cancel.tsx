import { billingTexts } from '@debt-payoff/contract/texts/billing';
import { CancelPage, isAfterCancelling } from '../../billing/checkout/cancel-page.tsx';
import { privateMeta } from '../../page/private-meta.ts';
import type { Route } from './+types/cancel';

const { cancelPage } = billingTexts;

export const meta = ({ location }: Route.MetaArgs) =>
  privateMeta(
    isAfterCancelling(new URLSearchParams(location.search))
      ? cancelPage.subscriptionCancelled
      : cancelPage.checkoutCancelled,
  );

export default CancelPage;
