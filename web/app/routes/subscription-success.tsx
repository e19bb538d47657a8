import { SuccessPage } from '../billing/return-pages.tsx';
import { privateMeta } from '../site/private-meta.ts';

export const meta = () => privateMeta('Your plan');

export default SuccessPage;
