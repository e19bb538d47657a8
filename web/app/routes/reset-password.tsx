import { accountTexts } from '@debt-payoff/contract/texts/accounts';
import { useSearchParams } from 'react-router';
import { ResetScreen } from '../accounts/reset-screen.tsx';
import { secretPageHeaders } from '../accounts/secret-page.ts';
import { privateMeta } from '../site/private-meta.ts';

export const meta = () => privateMeta(accountTexts.resetPassword.pageTitle);
export const headers = secretPageHeaders;

export default function ResetPassword() {
  const [parameters] = useSearchParams();
  return <ResetScreen token={parameters.get('token') ?? ''} />;
}
