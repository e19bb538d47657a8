/** The door of the development environment. It is apart from signing in to an account. */
import { accountAddresses } from '@debt-payoff/contract/account-addresses';
import { accountLimits } from '@debt-payoff/contract/account-limits';
import type { verifyBasicCall } from '@debt-payoff/contract/accounts';
import { CallError } from '@debt-payoff/contract/client';
import { fieldNames } from '@debt-payoff/contract/texts/fields';
import { developmentGateTexts } from '@debt-payoff/contract/texts/gates';
import type { SubmitEvent } from 'react';
import { type Failure, failureOf } from '../forms/call-failure.ts';
import { FailureBanner } from '../forms/failure-banner.tsx';
import { textOf, useSubmission } from '../forms/submission.ts';
import { addressBehindGate } from '../session/gate-address.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';
import { encodeCredentials, keepCredentials } from './gate-credentials.ts';
import { gateFailure } from './gate-failure.ts';
import { everyHost } from './gate-hosts.ts';

const texts = developmentGateTexts;

export function DevelopmentGate() {
  const submission = useSubmission();
  // Sent before the scripts run, the form would lead to nothing but itself.
  const isReady = useHydrated();
  const { failure, isBusy } = submission;
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    const credentials = { username: textOf(form, 'username'), password: textOf(form, 'password') };
    void submission.run(async () => {
      const found = await openGate(encodeCredentials(credentials));
      if (found !== null) return submission.fail(found);
      submission.stayBusy();
      window.location.replace(addressBehindGate(window.location));
    });
  };
  return (
    <div className="page lone-message gate">
      <h1 className="h2">{texts.title}</h1>
      <p className="muted">This site is for those who build it. Sign in to look around.</p>
      <form
        className="card stack"
        method="post"
        noValidate
        onInput={submission.clear}
        onSubmit={submit}
      >
        <FailureBanner failure={failure} />
        <Field
          label={fieldNames.username}
          name="username"
          defaultValue={accountLimits.developmentGateDefaultUsername}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Field
          label={fieldNames.password}
          name="password"
          type="password"
          autoComplete="current-password"
        />
        <Button type="submit" wide busy={isBusy} disabled={!isReady}>
          {isBusy ? texts.submitting : texts.submit}
        </Button>
      </form>
    </div>
  );
}

/** Gives what went wrong, or null where the gate is open. */
async function openGate(credentials: string): Promise<Failure | null> {
  const call = everyHost({ authorization: `Basic ${credentials}` });
  try {
    await call<typeof verifyBasicCall>(accountAddresses.verifyBasic, {});
    keepCredentials(credentials);
    return null;
  } catch (error) {
    if (error instanceof CallError) return gateFailure(error);
    const reason = error instanceof Error ? error.message : String(error);
    return failureOf(texts.authenticationFailed(reason));
  }
}
