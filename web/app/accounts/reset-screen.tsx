/** Choosing a new password by a link from a mail. The link is checked first. */
import { accountAddresses } from '@debt-payoff/contract/account-addresses';
import type { verifyResetTokenCall } from '@debt-payoff/contract/accounts';
import { CallError } from '@debt-payoff/contract/client';
import { paths } from '@debt-payoff/contract/paths';
import { accountTexts } from '@debt-payoff/contract/texts/accounts';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { useCallback, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { NetworkFailure, publicCall } from '../session/calls.ts';
import { loginAddress } from '../session/login-address.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { AccountPage } from './account-page.tsx';
import { serverText } from './failures.ts';
import { ResetForm } from './reset-form.tsx';

const { resetPassword, forgotPassword } = accountTexts;

type Check =
  | { readonly stage: 'verifying' }
  | { readonly stage: 'valid'; readonly email: string }
  | { readonly stage: 'invalid'; readonly reason: string; readonly mayTryAgain: boolean };

export function ResetScreen({ token }: { readonly token: string }) {
  const [check, setCheck] = useState<Check>({ stage: 'verifying' });
  const verify = useCallback(async () => {
    setCheck({ stage: 'verifying' });
    const result = await checkToken(token);
    if (result.stage === 'valid') hideToken();
    setCheck(result);
  }, [token]);
  useEffect(() => void verify(), [verify]);
  if (check.stage === 'verifying') return <Verifying />;
  if (check.stage === 'invalid') {
    return <InvalidLink {...check} onTryAgain={() => void verify()} />;
  }
  return (
    <AccountPage title={resetPassword.title} lead={resetPassword.forAccount(check.email)}>
      <ResetForm token={token} email={check.email} />
      <BackToSignIn />
    </AccountPage>
  );
}

async function checkToken(token: string): Promise<Check> {
  const invalid = (reason: string, mayTryAgain = false): Check => {
    return { stage: 'invalid', reason, mayTryAgain };
  };
  if (token === '') return invalid(resetPassword.noToken);
  try {
    const address = accountAddresses.verifyResetToken;
    const answer = await publicCall<typeof verifyResetTokenCall>(address, { body: { token } });
    return { stage: 'valid', email: answer.email };
  } catch (error) {
    if (error instanceof NetworkFailure) return invalid(resetPassword.networkError, true);
    const isRefused = error instanceof CallError && error.status < 500;
    if (!isRefused) return invalid(resetPassword.tokenCheckFailed, true);
    return invalid(serverText(error) ?? resetPassword.invalidToken, error.status === 429);
  }
}

/** Who looks at the screen or the history must not find a link that still works. */
function hideToken(): void {
  const { pathname, search } = window.location;
  const query = new URLSearchParams(search);
  query.delete('token');
  const rest = query.size === 0 ? '' : `?${query}`;
  window.history.replaceState(window.history.state, '', `${pathname}${rest}`);
}

function Verifying() {
  return (
    <AccountPage title={resetPassword.pageTitle}>
      <p className="row needs-scripts" role="status">
        <span className="busy" aria-hidden="true" />
        {resetPassword.verifying}
      </p>
    </AccountPage>
  );
}

function InvalidLink({
  reason,
  mayTryAgain,
  onTryAgain,
}: {
  readonly reason: string;
  readonly mayTryAgain: boolean;
  readonly onTryAgain: () => void;
}) {
  return (
    <AccountPage title={resetPassword.invalidLink}>
      <p role="alert" className="reset-reason">
        {reason}
      </p>
      <p className="muted">{resetPassword.invalidExplained}</p>
      {mayTryAgain ? (
        <Button onClick={onTryAgain}>{navigationTexts.actions.tryAgain}</Button>
      ) : (
        <ButtonLink to={paths.forgotPassword}>{resetPassword.askAgain}</ButtonLink>
      )}
      <BackToSignIn />
    </AccountPage>
  );
}

function BackToSignIn() {
  return (
    <p className="account-ways">
      <Link to={loginAddress()}>{forgotPassword.backToSignIn}</Link>
    </p>
  );
}
