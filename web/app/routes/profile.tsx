import { accountTexts } from '@debt-payoff/contract/texts/accounts';
import { Profile } from '../profile/profile.tsx';
import { privateMeta } from '../site/private-meta.ts';

export const meta = () => privateMeta(accountTexts.profile.title);

export default Profile;
