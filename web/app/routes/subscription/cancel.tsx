import { billingTexts } from '@debt-payoff/contract/texts/billing';
import { CancelPage } from '../../billing/return-pages.tsx';
import { privateMeta } from '../../page/private-meta.ts';

export const meta = () => privateMeta(billingTexts.cancelPage.checkoutCancelled);

export default CancelPage;
