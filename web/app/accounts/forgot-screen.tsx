/** Asking for a link with which to choose a new password. */
import { accountAddresses } from '@debt-payoff/contract/account-addresses';
import type { forgotPasswordCall } from '@debt-payoff/contract/accounts';
import type { CallReply } from '@debt-payoff/contract/call';
import { emailProblem } from '@debt-payoff/contract/email-rules';
import { paths } from '@debt-payoff/contract/paths';
import { accountTexts } from '@debt-payoff/contract/texts/accounts';
import { fieldNames } from '@debt-payoff/contract/texts/fields';
import { useState } from 'react';
import { Link } from 'react-router';
import { raiseEvent } from '../analytics/events.ts';
import { callFailure } from '../forms/call-failure.ts';
import { textOf, useSubmission } from '../forms/submission.ts';
import { publicCall } from '../session/calls.ts';
import { loginAddress } from '../session/login-address.ts';
import { useIsSignedIn } from '../session/session.ts';
import { Banner } from '../ui/banner.tsx';
import { Field } from '../ui/field.tsx';
import { besideField } from './account-failures.ts';
import { AccountForm } from './account-form.tsx';
import { AccountPage } from './account-page.tsx';
import type { Arrival } from './destinations.ts';

const { forgotPassword } = accountTexts;

type Reply = CallReply<typeof forgotPasswordCall>;

export function ForgotScreen({ arrival }: { readonly arrival: Arrival }) {
  const submission = useSubmission();
  const isSignedIn = useIsSignedIn();
  const [reply, setReply] = useState<Reply | null>(null);
  const send = (email: string) => {
    setReply(null);
    if (emailProblem(email) !== null) {
      return submission.fail(besideField('email', forgotPassword.invalidEmail));
    }
    void submission.run(async () => {
      try {
        const address = accountAddresses.forgotPassword;
        setReply(await publicCall<typeof forgotPasswordCall>(address, { body: { email } }));
        raiseEvent('password_reset_request');
      } catch (error) {
        submission.fail({ ...callFailure(error, forgotPassword), fields: {} });
      }
    });
  };
  return (
    <AccountPage
      title={forgotPassword.title}
      lead={forgotPassword.lead}
      message={isSignedIn ? null : arrival.message}
    >
      {reply === null ? null : <LinkSent reply={reply} />}
      <AccountForm
        label={forgotPassword.pageTitle}
        submission={submission}
        submit={forgotPassword.submit}
        submitting={forgotPassword.submitting}
        onSubmit={(form) => send(textOf(form, 'email'))}
      >
        <Field
          label={fieldNames.email}
          name="email"
          error={submission.failure?.fields.email}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          required
        />
      </AccountForm>
      <p className="account-links">
        {isSignedIn ? (
          <Link to={paths.profile}>{forgotPassword.backToProfile}</Link>
        ) : (
          <Link to={loginAddress(arrival)}>{forgotPassword.backToSignIn}</Link>
        )}
      </p>
    </AccountPage>
  );
}

/** Only where mail is not sent does the reply hold the link itself. */
function LinkSent({ reply: { message, reset_url } }: { readonly reply: Reply }) {
  return (
    <Banner kind="success" title={message}>
      {reset_url === undefined ? undefined : (
        <>
          {forgotPassword.localOnly} <a href={reset_url}>{forgotPassword.openLink}</a>
        </>
      )}
    </Banner>
  );
}
