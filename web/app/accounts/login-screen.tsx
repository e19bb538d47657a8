/** Username or email address and password; then, where the account asks for it, a code. */

import { problemsOfBlanks } from '@debt-payoff/contract/account-rules';
import { CallError } from '@debt-payoff/contract/client';
import { paths } from '@debt-payoff/contract/paths';
import { accountTexts } from '@debt-payoff/contract/texts/accounts';
import { sessionTexts } from '@debt-payoff/contract/texts/session';
import { useState } from 'react';
import { Link } from 'react-router';
import { failsWith } from '../forms/call-failure.ts';
import { textOf, useSubmission } from '../forms/submission.ts';
import { useSaid } from '../page/use-said.ts';
import { entranceAddress } from '../session/login-address.ts';
import { Field } from '../ui/field.tsx';
import { loginFailure } from './account-failures.ts';
import { AccountForm } from './account-form.tsx';
import { AccountPage, MarketingPanel } from './account-page.tsx';
import { CodeForm } from './code-form.tsx';
import type { Arrival } from './destinations.ts';
import { PasswordField } from './password-field.tsx';
import { type Credentials, signIn } from './sign-in.ts';

const { login, twoStep } = accountTexts;

export function LoginScreen({
  arrival,
  onSignedIn,
}: {
  readonly arrival: Arrival;
  readonly onSignedIn: () => Promise<void>;
}) {
  const submission = useSubmission();
  const said = useSaid();
  const [credentials, setCredentials] = useState<Credentials | null>(null);
  const [username, setUsername] = useState('');
  const send = (given: Credentials, code = { isRecoveryCode: false }): void => {
    setUsername(given.username);
    const work = async () => {
      try {
        await signIn(given);
      } catch (error) {
        if (failsWith(error, 'totp_required')) return setCredentials(given);
        // Only a refusal of name and password leads back to them; a code may be sent again as it is.
        if (isUnauthorised(error) && !failsWith(error, 'totp_invalid')) setCredentials(null);
        return submission.fail(loginFailure(error, code));
      }
      submission.stayBusy();
      await onSignedIn();
    };
    void submission.run(work);
  };
  return (
    <AccountPage
      title={credentials === null ? login.title : twoStep.title}
      lead={credentials === null ? login.lead : twoStep.lead}
      message={credentials === null ? (said ?? arrival.message) : null}
      aside={<MarketingPanel />}
    >
      {credentials === null ? (
        <LoginForm submission={submission} username={username} onSubmit={(given) => send(given)} />
      ) : (
        <CodeForm
          submission={submission}
          onSubmit={(totp, kind) => send({ ...credentials, totp }, kind)}
          onBack={() => {
            submission.clear();
            setCredentials(null);
          }}
        />
      )}
      {credentials === null ? <WaysOn arrival={arrival} /> : null}
    </AccountPage>
  );
}

function LoginForm({
  submission,
  username: known,
  onSubmit,
}: {
  readonly submission: ReturnType<typeof useSubmission>;
  /** For anyone who comes back from the second step. */
  readonly username: string;
  readonly onSubmit: (credentials: Credentials) => void;
}) {
  return (
    <AccountForm
      label={login.pageTitle}
      submission={submission}
      submit={login.submit}
      submitting={login.submitting}
      onSubmit={(form) => {
        const username = textOf(form, 'username').trim();
        const password = textOf(form, 'password');
        const missing = problemsOfBlanks({ username, password }, login.missing);
        if (missing === null) onSubmit({ username, password });
        else submission.fail({ message: login.missingFields, advice: null, fields: missing });
      }}
    >
      <Field
        label={login.usernameOrEmail}
        name="username"
        error={submission.failure?.fields.username}
        defaultValue={known}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        required
      />
      <PasswordField
        label={login.password}
        name="password"
        error={submission.failure?.fields.password}
        autoComplete="current-password"
        required
      />
    </AccountForm>
  );
}

function WaysOn({ arrival }: { readonly arrival: Arrival }) {
  // Why one should sign in is told there, too.
  const onward =
    arrival.message === sessionTexts.signedOut ? { ...arrival, message: null } : arrival;
  return (
    <div className="account-links">
      <Link to={entranceAddress(paths.login, { ...onward, mode: 'forgot' })}>
        {login.forgotPassword}
      </Link>
      <p>
        {login.noAccount}{' '}
        <Link to={entranceAddress(paths.register, onward)}>{login.createAccount}</Link>
      </p>
    </div>
  );
}

function isUnauthorised(error: unknown): boolean {
  return error instanceof CallError && error.status === 401;
}
