import { accountTexts } from '@debt-payoff/contract/texts/accounts';
import { ResetScreen } from '../../accounts/reset-screen.tsx';
import { secretPageHeaders } from '../../accounts/secret-page.ts';
import { privateMeta } from '../../page/private-meta.ts';

export const meta = () => privateMeta(accountTexts.resetPassword.pageTitle);
export const headers = secretPageHeaders;

export default function ResetPassword() {
  return <ResetScreen />;
}
