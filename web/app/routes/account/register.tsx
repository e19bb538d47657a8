import { accountTexts } from '@debt-payoff/contract/texts/accounts';
import { useArrival } from '../../accounts/destinations.ts';
import { RegisterScreen } from '../../accounts/register-screen.tsx';
import { privateMeta } from '../../page/private-meta.ts';

export const meta = () => privateMeta(accountTexts.register.pageTitle);

export default function Register() {
  return <RegisterScreen arrival={useArrival('register')} />;
}
