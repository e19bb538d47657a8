import { accountAddresses } from '@debt-payoff/contract/account-addresses';
import { accountLimits } from '@debt-payoff/contract/account-limits';
import { passwordProblem, problemsOfBlanks } from '@debt-payoff/contract/account-rules';
import type { resetPasswordCall } from '@debt-payoff/contract/accounts';
import { accountTexts } from '@debt-payoff/contract/texts/accounts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { raiseEvent } from '../analytics/events.ts';
import { type Failure, failsWith } from '../forms/call-failure.ts';
import { textOf, useSubmission } from '../forms/submission.ts';
import { publicCall } from '../session/calls.ts';
import { loginAddress } from '../session/login-address.ts';
import { clearTokens, useSession } from '../session/session.ts';
import { Banner } from '../ui/banner.tsx';
import { useDelay } from '../ui/use-delay.ts';
import { besideField, resetFailure } from './account-failures.ts';
import { AccountForm } from './account-form.tsx';
import { PasswordField } from './password-field.tsx';
import { StrengthHint } from './strength-hint.tsx';

const { resetPassword, register } = accountTexts;

export function ResetForm({
  token,
  email,
  onUsed,
}: {
  readonly token: string;
  readonly email: string;
  /** The link no longer works. */
  readonly onUsed: () => void;
}) {
  const submission = useSubmission();
  const [password, setPassword] = useState('');
  const [reply, setReply] = useState<string | null>(null);
  const navigate = useNavigate();
  const { status } = useSession();
  useDelay(reply !== null, accountLimits.resetRedirectDelayMs, () => {
    void navigate(loginAddress(), { replace: true, state: { said: reply } });
  });
  const send = (form: HTMLFormElement) => {
    const wanted = textOf(form, 'password');
    const problem = resetProblem(wanted, textOf(form, 'confirmation'));
    if (problem !== null) return submission.fail(problem);
    void submission.run(async () => {
      try {
        const { message } = await publicCall<typeof resetPasswordCall>(
          accountAddresses.resetPassword,
          { body: { token, new_password: wanted } },
        );
        raiseEvent('password_reset_complete');
        // The reset has ended every session of its account, and the cookie of the person who is signed in here.
        clearTokens();
        setReply(message);
      } catch (error) {
        if (failsWith(error, 'invalid_link')) return onUsed();
        submission.fail(resetFailure(error));
      }
    });
  };
  if (reply !== null) return <Banner kind="success" title={reply} />;
  return (
    <AccountForm
      label={resetPassword.pageTitle}
      submission={submission}
      submit={resetPassword.submit}
      submitting={resetPassword.submitting}
      onTyping={(form) => setPassword(textOf(form, 'password'))}
      onSubmit={send}
    >
      {status === 'signed-in' ? <p>{resetPassword.signsOut}</p> : null}
      {/* Password managers file the new password under this name. */}
      <input hidden readOnly autoComplete="username" value={email} />
      <PasswordField
        label={resetPassword.newPassword}
        hint={register.passwordHint}
        name="password"
        error={submission.failure?.fields.password}
        autoComplete="new-password"
        required
      />
      <StrengthHint password={password} username={email.split('@')[0] ?? ''} />
      <PasswordField
        label={resetPassword.confirmation}
        name="confirmation"
        error={submission.failure?.fields.confirmation}
        autoComplete="new-password"
        required
      />
    </AccountForm>
  );
}

function resetProblem(password: string, confirmation: string): Failure | null {
  const missing = problemsOfBlanks({ password, confirmation }, resetPassword.missing);
  if (missing !== null) {
    return { message: resetPassword.allFieldsRequired, advice: null, fields: missing };
  }
  const unfit = passwordProblem(password);
  if (unfit !== null) return besideField('password', unfit);
  return password === confirmation
    ? null
    : besideField('confirmation', resetPassword.passwordsDiffer);
}
