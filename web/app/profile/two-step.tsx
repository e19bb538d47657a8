/** Two-step sign-in: whether it is on, setting it up, new recovery codes, switching it off. */
import { accountAddresses } from '@debt-payoff/contract/account-addresses';
import type {
  AccountUser,
  renewRecoveryCodesCall,
  stopTwoStepCall,
} from '@debt-payoff/contract/accounts';
import { accountTexts } from '@debt-payoff/contract/texts/accounts';
import { profilePageTexts } from '@debt-payoff/contract/texts/profile-page';
import { CircleCheck } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { signedInCall } from '../session/signed-in-call.ts';
import { Badge } from '../ui/badge.tsx';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { focusOnHeading } from '../ui/focus-heading.ts';
import { Section } from '../ui/section.tsx';
import { ResendButton } from './email-confirmation.tsx';
import { ProofForm } from './proof-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { TwoStepSetup } from './two-step-setup.tsx';
import { useResend } from './use-resend.ts';

const { twoStep: texts } = profilePageTexts;

type View =
  | { readonly name: 'idle'; readonly success?: string }
  | { readonly name: 'setup' | 'renew' | 'stop' }
  | { readonly name: 'codes'; readonly codes: readonly string[]; readonly success: string };

const idle = { name: 'idle' } as const;

const lead =
  'After your password you enter a code from an app on your phone, so a stolen password alone opens nothing.';

export function TwoStep({
  user,
  onSwitch,
}: {
  readonly user: AccountUser;
  readonly onSwitch: (isOn: boolean) => void;
}) {
  const [view, setView] = useState<View>(idle);
  const body = useRef<HTMLDivElement>(null);

  /** What had the focus goes away, so the next step takes it. */
  const show = (next: View): void => {
    flushSync(() => setView(next));
    focusOnHeading(body.current);
  };
  const cancel = (): void => show(idle);
  return (
    <Section title="Two-step sign-in" lead={lead}>
      <div className="stack" ref={body}>
        {view.name === 'idle' ? (
          <TwoStepStatus user={user} success={view.success} onShow={show} />
        ) : null}
        {view.name === 'setup' ? (
          <TwoStepSetup
            onCancel={cancel}
            onCodes={(codes) => {
              show({ name: 'codes', codes, success: 'Two-step sign-in is on.' });
              onSwitch(true);
            }}
          />
        ) : null}
        {view.name === 'renew' ? (
          <ProofForm
            needsCode
            meaning={texts.renewMeans}
            submit="Get new recovery codes"
            onCancel={cancel}
            call={(body) =>
              signedInCall<typeof renewRecoveryCodesCall>(accountAddresses.renewRecoveryCodes, {
                body,
              })
            }
            onDone={({ recovery_codes }) =>
              show({
                name: 'codes',
                codes: recovery_codes,
                success: 'Your new recovery codes replace the old ones.',
              })
            }
          />
        ) : null}
        {view.name === 'stop' ? (
          <ProofForm
            needsCode
            isDanger
            meaning={texts.stopMeans}
            submit="Switch off two-step sign-in"
            onCancel={cancel}
            call={(body) =>
              signedInCall<typeof stopTwoStepCall>(accountAddresses.stopTwoStep, { body })
            }
            onDone={({ message }) => {
              show({ name: 'idle', success: message });
              onSwitch(false);
            }}
          />
        ) : null}
        {view.name === 'codes' ? (
          <>
            <Banner kind="success" title={view.success} />
            <RecoveryCodes codes={view.codes} onKept={() => show(idle)} />
          </>
        ) : null}
      </div>
    </Section>
  );
}

function TwoStepStatus({
  user,
  success,
  onShow,
}: {
  readonly user: AccountUser;
  readonly success: string | undefined;
  readonly onShow: (view: View) => void;
}) {
  return (
    <>
      {success === undefined ? null : <Banner kind="success" title={success} />}
      {user.two_step_enabled ? (
        <>
          <p>
            <Badge kind="go">
              <CircleCheck className="icon" aria-hidden="true" />
              On
            </Badge>
          </p>
          <div className="row">
            <Button variant="secondary" onClick={() => onShow({ name: 'renew' })}>
              New recovery codes
            </Button>
            <Button
              variant="quiet"
              aria-label="Switch off, two-step sign-in"
              onClick={() => onShow({ name: 'stop' })}
            >
              Switch off
            </Button>
          </div>
        </>
      ) : (
        <>
          <p>
            <Badge kind="line">Off</Badge>
          </p>
          {user.email_confirmed ? (
            <Button variant="secondary" onClick={() => onShow({ name: 'setup' })}>
              Set up two-step sign-in
            </Button>
          ) : (
            <ConfirmFirst user={user} />
          )}
        </>
      )}
    </>
  );
}

/** In place of a set-up that the server would refuse. */
function ConfirmFirst({ user }: { readonly user: AccountUser }) {
  const resend = useResend(user);
  return (
    <>
      {resend.failure === null ? null : <Banner kind="danger" title={resend.failure} />}
      <p>{accountTexts.twoStep.needsConfirmedEmail}</p>
      <div className="row">
        <ResendButton resend={resend} label={profilePageTexts.confirmation.sendLink} />
      </div>
      <p className="small muted">{resend.sent}</p>
    </>
  );
}
