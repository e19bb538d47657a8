import { SuccessPage } from '../../billing/return-pages.tsx';
import { privateMeta } from '../../page/private-meta.ts';

export const meta = () => privateMeta('Your plan');

export default SuccessPage;
