/** Making an account, and signing in with it at once. */
import { accountAddresses } from '@debt-payoff/contract/account-addresses';
import { accountLimits } from '@debt-payoff/contract/account-limits';
import { type Registration, registrationProblem } from '@debt-payoff/contract/account-rules';
import type { registerCall } from '@debt-payoff/contract/accounts';
import { paths } from '@debt-payoff/contract/paths';
import { sessionStorageKeys } from '@debt-payoff/contract/storage-keys';
import { accountTexts } from '@debt-payoff/contract/texts/accounts';
import { useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { raiseEvent } from '../analytics/events.ts';
import { callFailure, type Failure, failsWith, isRefused } from '../forms/call-failure.ts';
import { useSubmission } from '../forms/submission.ts';
import { keep } from '../session/browser-storage.ts';
import { publicCall } from '../session/calls.ts';
import { entranceAddress, loginAddress } from '../session/login-address.ts';
import { Banner } from '../ui/banner.tsx';
import { useDelay } from '../ui/use-delay.ts';
import { AccountPage, MarketingPanel } from './account-page.tsx';
import { type Arrival, takeRegisterDestination } from './destinations.ts';
import { RegisterForm } from './register-form.tsx';
import { signIn } from './sign-in.ts';
import { SignedInScreen } from './signed-in-screen.tsx';
import { useOnward } from './use-onward.ts';

const { register } = accountTexts;

type Stage = 'form' | 'signing in' | 'signed in' | 'left to sign in';

export function RegisterScreen({ arrival }: { readonly arrival: Arrival }) {
  const [stage, setStage] = useState<Stage>('form');
  const submission = useSubmission();
  /** What was sent, where nobody knows whether an account was made of it. */
  const withoutReply = useRef<Registration | null>(null);
  const navigate = useNavigate();
  const { leave, destination } = useOnward(takeRegisterDestination, stage !== 'form');
  useDelay(stage === 'signed in', accountLimits.registrationRedirectDelayMs, () => void leave());
  useDelay(stage === 'left to sign in', accountLimits.failedAutoLoginDelayMs, () => {
    void navigate(loginAddress(arrival), { replace: true });
  });
  const send = (given: Registration, form: HTMLFormElement) => {
    const problem = registrationProblem(given);
    if (problem !== null) return submission.fail({ ...problem, advice: null });
    void submission.run(async () => {
      try {
        await makeAccount(given);
      } catch (error) {
        if (!isRefused(error)) withoutReply.current = given;
        const mayBeTheirs = failsWith(error, 'taken') && isSame(given, withoutReply.current);
        // Made by the try before: its password says so.
        const isTheirs = mayBeTheirs && (await signInAtOnce(given)) === 'signed in';
        if (!isTheirs) {
          const mayBeMade = withoutReply.current !== null;
          return submission.fail(failureOfRegistering(error, { mayBeMade }));
        }
        finish(form);
        return setStage('signed in');
      }
      finish(form);
      setStage('signing in');
      setStage(await signInAtOnce(given));
    });
  };
  if (destination !== null) return <SignedInScreen destination={destination} />;
  return (
    <AccountPage
      title={register.title}
      lead={register.lead}
      message={stage === 'form' ? arrival.message : null}
      aside={<MarketingPanel isForNewcomers />}
    >
      <Progress stage={stage} />
      <RegisterForm submission={submission} isDone={stage !== 'form'} onSubmit={send} />
      <p className="account-links">
        <span>
          {register.haveAccount}{' '}
          <Link to={entranceAddress(paths.login, arrival)}>{register.signIn}</Link>
        </span>
      </p>
    </AccountPage>
  );
}

async function makeAccount({ username, email, password }: Registration): Promise<void> {
  raiseEvent('user_register_start');
  const body = { username, email, password };
  await publicCall<typeof registerCall>(accountAddresses.register, { body });
}

function finish(form: HTMLFormElement): void {
  raiseEvent('user_register_complete');
  keep('session', sessionStorageKeys.justRegistered, 'true');
  form.reset();
}

/** Where an earlier try may have made the account, its name and address may be taken by themselves. */
function failureOfRegistering(
  error: unknown,
  { mayBeMade }: { readonly mayBeMade: boolean },
): Failure {
  const failure = callFailure(error, register);
  if (!isRefused(error)) return { ...failure, advice: register.mayBeMade };
  if (!failsWith(error, 'taken') || !mayBeMade) return failure;
  return { ...failure, advice: register.mayBeTheirs, fields: {} };
}

function isSame(one: Registration, other: Registration | null): boolean {
  const { username, email, password } = one;
  return username === other?.username && email === other.email && password === other.password;
}

async function signInAtOnce({ username, password }: Registration): Promise<Stage> {
  try {
    await signIn({ username: username.trim(), password });
    return 'signed in';
  } catch {
    return 'left to sign in';
  }
}

function Progress({ stage }: { readonly stage: Stage }) {
  if (stage === 'form') return null;
  const isLeft = stage === 'left to sign in';
  return (
    <Banner
      kind="success"
      title={isLeft ? register.succeededPleaseLogIn : register.succeededLoggingIn}
    />
  );
}
