import { accountTexts } from '@debt-payoff/contract/texts/accounts';
import { useSearchParams } from 'react-router';
import { takeLoginDestination, useArrival } from '../../accounts/destinations.ts';
import { ForgotScreen } from '../../accounts/forgot-screen.tsx';
import { LoginScreen } from '../../accounts/login-screen.tsx';
import { RegisterScreen } from '../../accounts/register-screen.tsx';
import { ResetScreen } from '../../accounts/reset-screen.tsx';
import { secretPageHeaders } from '../../accounts/secret-page.ts';
import { SignedInScreen } from '../../accounts/signed-in-screen.tsx';
import { useOnward } from '../../accounts/use-onward.ts';
import { privateMeta } from '../../page/private-meta.ts';
import type { Route } from './+types/login';

const titles = {
  login: accountTexts.login.pageTitle,
  register: accountTexts.register.pageTitle,
  forgot: accountTexts.forgotPassword.pageTitle,
  reset: accountTexts.resetPassword.pageTitle,
} as const;
type Mode = keyof typeof titles;

export function meta({ location }: Route.MetaArgs) {
  return privateMeta(titles[modeOf(new URLSearchParams(location.search))]);
}

export const headers = secretPageHeaders;

export default function Login() {
  const [parameters] = useSearchParams();
  const mode = modeOf(parameters);
  if (mode === 'register') return <RegisterMode />;
  if (mode === 'reset') return <ResetScreen />;
  return <SignInModes mode={mode} />;
}

function SignInModes({ mode }: { readonly mode: 'login' | 'forgot' }) {
  const arrival = useArrival('login');
  // Anyone who is signed in may have forgotten the password all the same.
  const { leave, destination } = useOnward(takeLoginDestination, mode === 'forgot');
  if (mode === 'forgot') return <ForgotScreen arrival={arrival} />;
  if (destination !== null) return <SignedInScreen destination={destination} />;
  return <LoginScreen arrival={arrival} onSignedIn={leave} />;
}

function RegisterMode() {
  return <RegisterScreen arrival={useArrival('register')} />;
}

function modeOf(parameters: URLSearchParams): Mode {
  const mode = parameters.get('mode');
  return mode === 'register' || mode === 'forgot' || mode === 'reset' ? mode : 'login';
}
