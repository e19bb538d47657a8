/** The door of the admin area. */
import { accountAddresses } from '@debt-payoff/contract/account-addresses';
import { problemsOfBlanks } from '@debt-payoff/contract/account-rules';
import type { adminLoginCall } from '@debt-payoff/contract/accounts';
import { paths } from '@debt-payoff/contract/paths';
import { fieldNames, fieldTexts } from '@debt-payoff/contract/texts/fields';
import { adminGateTexts } from '@debt-payoff/contract/texts/gates';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, type SubmitEvent, useEffect, useState } from 'react';
import { CodeField } from '../accounts/code-field.tsx';
import { PasswordField } from '../accounts/password-field.tsx';
import { raiseFailedAttempt, raiseSignedIn } from '../accounts/sign-in.ts';
import { isAdminOnly } from '../admin-only.ts';
import { failsWith } from '../forms/call-failure.ts';
import { focusOn, useFocusOnFault } from '../forms/focus.ts';
import { publicCall } from '../session/calls.ts';
import { signInAfterSignOut } from '../session/pending-sign-out.ts';
import { storeToken } from '../session/session.ts';
import { Banner } from '../ui/banner.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { adminLoginFailure, asksForCode } from './admin-login-failure.ts';

const ids = { username: 'staff-username', password: 'staff-password', code: 'staff-code' };
const missingTexts = {
  username: fieldTexts.required(fieldNames.username),
  password: fieldTexts.required(fieldNames.password),
};
const blank = { username: '', password: '', code: '' };

export function AdminLogin({
  notice,
}: {
  /** Why somebody who is signed in stands before the door. */
  readonly notice?: ReactNode;
}) {
  const [fields, setFields] = useState(blank);
  const [missing, setMissing] = useState<{ username?: string; password?: string }>({});
  useEffect(() => {
    if (missing.username !== undefined) focusOn(ids.username);
    else if (missing.password !== undefined) focusOn(ids.password);
  }, [missing]);
  const [needsCode, setNeedsCode] = useState(false);
  const login = useMutation({
    mutationFn: ({ username, password, code }: typeof blank) =>
      signInAfterSignOut(() =>
        publicCall<typeof adminLoginCall>(accountAddresses.adminLogin, {
          body: { username, password, ...(needsCode && { totp: code.trim() }) },
        }),
      ),
    onSuccess: (reply) => {
      storeToken(reply, 'staff');
      raiseSignedIn();
    },
    onError: (error) => {
      raiseFailedAttempt(error);
      setNeedsCode(needsCode || asksForCode(error));
    },
  });
  const change = (changed: Partial<typeof blank>): void => {
    setFields({ ...fields, ...changed });
    setMissing({});
    login.reset();
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (login.isPending) return;
    const { username, password } = fields;
    const found = problemsOfBlanks({ username: username.trim(), password }, missingTexts);
    if (found === null) login.mutate(fields);
    else setMissing(found);
  };
  const failure = login.isError ? adminLoginFailure(login.error) : null;
  const isAboutCode = asksForCode(login.error);
  useFocusOnFault({ [ids.code]: isAboutCode ? failure : null });
  return (
    <div className="page lone-message gate">
      <h1 className="h2">{adminGateTexts.title}</h1>
      {notice}
      <form className="card stack" noValidate onSubmit={submit}>
        {failure === null || isAboutCode ? null : (
          <Failure title={failure} needsTwoStep={failsWith(login.error, 'two_step_needed')} />
        )}
        <Field
          label={fieldNames.username}
          id={ids.username}
          error={missing.username}
          required
          value={fields.username}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          onChange={({ target }) => change({ username: target.value })}
        />
        <PasswordField
          label={fieldNames.password}
          id={ids.password}
          error={missing.password}
          required
          value={fields.password}
          autoComplete="current-password"
          onChange={({ target }) => change({ password: target.value })}
        />
        {needsCode ? (
          <CodeField
            id={ids.code}
            hint="From your authenticator app, or a recovery code."
            value={fields.code}
            error={isAboutCode ? failure : null}
            onChange={(code) => change({ code })}
          />
        ) : null}
        <Button type="submit" wide busy={login.isPending}>
          {login.isPending ? 'Signing in...' : navigationTexts.menu.signIn}
        </Button>
      </form>
    </div>
  );
}

function Failure({
  title,
  needsTwoStep,
}: {
  readonly title: string;
  readonly needsTwoStep: boolean;
}) {
  if (!needsTwoStep) return <Banner kind="danger" title={title} />;
  const { how, howElsewhere, toProfile } = adminGateTexts.twoStep;
  if (isAdminOnly) {
    return (
      <Banner kind="danger" title={title}>
        {howElsewhere}
      </Banner>
    );
  }
  const way = (
    <ButtonLink variant="secondary" size="small" to={paths.profile}>
      {toProfile}
    </ButtonLink>
  );
  return (
    <Banner kind="danger" title={title} actions={way}>
      {how}
    </Banner>
  );
}
