import { SuccessPage } from '../../billing/checkout/success-page.tsx';
import { privateMeta } from '../../page/private-meta.ts';

export const meta = () => privateMeta('Your plan');

export default SuccessPage;
