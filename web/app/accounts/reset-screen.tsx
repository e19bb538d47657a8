/** Choosing a new password by a link from a mail. The link is checked first. */
import { accountAddresses } from '@debt-payoff/contract/account-addresses';
import type { verifyResetTokenCall } from '@debt-payoff/contract/accounts';
import { NetworkFailure } from '@debt-payoff/contract/client';
import { paths } from '@debt-payoff/contract/paths';
import { accountTexts } from '@debt-payoff/contract/texts/accounts';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { useCallback, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { isRefused, serverText } from '../forms/call-failure.ts';
import { publicCall } from '../session/calls.ts';
import { loginAddress } from '../session/login-address.ts';
import { useAnnouncement } from '../ui/announce.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { AccountPage } from './account-page.tsx';
import { ResetForm } from './reset-form.tsx';
import { useResetToken } from './reset-token.ts';

const { resetPassword, forgotPassword } = accountTexts;

type Check =
  | { readonly stage: 'verifying' }
  | { readonly stage: 'valid'; readonly email: string }
  | InvalidCheck;
type InvalidCheck = {
  readonly stage: 'invalid';
  readonly reason: string;
  readonly explained: string;
  readonly mayTryAgain: boolean;
};

const used: InvalidCheck = {
  stage: 'invalid',
  reason: resetPassword.invalidToken,
  explained: resetPassword.usedExplained,
  mayTryAgain: false,
};

export function ResetScreen() {
  const { token, hide } = useResetToken();
  const [check, setCheck] = useState<Check>({ stage: 'verifying' });
  const verify = useCallback(async () => {
    setCheck({ stage: 'verifying' });
    setCheck(await checkToken(token));
  }, [token]);
  useEffect(() => void verify(), [verify]);
  useEffect(() => {
    if (check.stage === 'valid') hide();
  }, [check.stage, hide]);
  if (check.stage === 'verifying') return <LinkCheck />;
  if (check.stage === 'invalid') {
    return <InvalidLink {...check} onTryAgain={() => void verify()} />;
  }
  return (
    <AccountPage title={resetPassword.title} lead={resetPassword.forAccount(check.email)}>
      <ResetForm token={token} email={check.email} onUsed={() => setCheck(used)} />
      <BackToSignIn />
    </AccountPage>
  );
}

async function checkToken(token: string): Promise<Check> {
  const unchecked = (reason: string): Check => {
    return { ...used, reason, explained: resetPassword.uncheckedExplained, mayTryAgain: true };
  };
  if (token === '') {
    return { ...used, reason: resetPassword.noToken, explained: resetPassword.missingExplained };
  }
  try {
    const address = accountAddresses.verifyResetToken;
    const reply = await publicCall<typeof verifyResetTokenCall>(address, { body: { token } });
    return { stage: 'valid', email: reply.email };
  } catch (error) {
    if (error instanceof NetworkFailure) return unchecked(resetPassword.networkError);
    if (!isRefused(error)) return unchecked(resetPassword.tokenCheckFailed);
    const reason = serverText(error) ?? resetPassword.invalidToken;
    return error.status === 429 ? unchecked(reason) : { ...used, reason };
  }
}

function LinkCheck() {
  return (
    <AccountPage title={resetPassword.pageTitle}>
      <p className="row needs-scripts">
        <span className="busy" aria-hidden="true" />
        {resetPassword.verifying}
      </p>
    </AccountPage>
  );
}

function InvalidLink({
  reason,
  explained,
  mayTryAgain,
  onTryAgain,
}: InvalidCheck & { readonly onTryAgain: () => void }) {
  useAnnouncement(reason);
  return (
    <AccountPage title={mayTryAgain ? resetPassword.pageTitle : resetPassword.invalidLink}>
      <p className="reset-reason">{reason}</p>
      <p className="muted">{explained}</p>
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
    <p className="account-links">
      <Link to={loginAddress()}>{forgotPassword.backToSignIn}</Link>
    </p>
  );
}
