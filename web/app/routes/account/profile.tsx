import { accountTexts } from '@debt-payoff/contract/texts/accounts';
import { privateMeta } from '../../page/private-meta.ts';
import { Profile } from '../../profile/profile.tsx';

export const meta = () => privateMeta(accountTexts.profile.title);

export default Profile;
