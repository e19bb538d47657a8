/** Setting up: first the password, then the secret for the app, then a first code from it. */
import { accountAddresses } from '@debt-payoff/contract/account-addresses';
import type { confirmTwoStepCall, startTwoStepCall } from '@debt-payoff/contract/accounts';
import type { CallReply } from '@debt-payoff/contract/call';
import { accountTexts } from '@debt-payoff/contract/texts/accounts';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useId, useState } from 'react';
import { CodeField } from '../accounts/code-field.tsx';
import { failureText } from '../forms/call-failure.ts';
import { useFocusOnFault } from '../forms/focus.ts';
import { signedInCall } from '../session/signed-in-call.ts';
import { Button } from '../ui/button.tsx';
import { focusOnTitle } from '../ui/focus-heading.ts';
import { ProofForm } from './proof-form.tsx';
import { SecretKey } from './secret-key.tsx';

const { actions } = navigationTexts;

type Start = CallReply<typeof startTwoStepCall>;

export function TwoStepSetup({
  onCodes,
  onCancel,
}: {
  readonly onCodes: (codes: readonly string[]) => void;
  readonly onCancel: () => void;
}) {
  const [start, setStart] = useState<Start | null>(null);
  if (start !== null) return <FirstCode start={start} onCodes={onCodes} onCancel={onCancel} />;
  return (
    <ProofForm
      needsCode={false}
      submit="Continue"
      call={(body) =>
        signedInCall<typeof startTwoStepCall>(accountAddresses.startTwoStep, { body })
      }
      onDone={setStart}
      onCancel={onCancel}
    />
  );
}

function FirstCode({
  start,
  onCodes,
  onCancel,
}: {
  readonly start: Start;
  readonly onCodes: (codes: readonly string[]) => void;
  readonly onCancel: () => void;
}) {
  const [code, setCode] = useState('');
  /** How often it was sent without a code. */
  const [blankTries, setBlankTries] = useState(0);
  const confirm = useMutation({
    mutationFn: (totp: string) =>
      signedInCall<typeof confirmTwoStepCall>(accountAddresses.confirmTwoStep, { body: { totp } }),
    onSuccess: ({ recovery_codes }) => onCodes(recovery_codes),
  });
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (confirm.isPending) return;
    const totp = code.trim();
    setBlankTries(totp === '' ? blankTries + 1 : 0);
    if (totp !== '') confirm.mutate(totp);
  };
  const missing = blankTries > 0 ? accountTexts.twoStep.codeRequired : null;
  const error = confirm.isError ? failureText(confirm.error) : missing;
  const codeId = useId();
  useFocusOnFault({ [codeId]: error }, blankTries);
  return (
    <form className="stack" noValidate onSubmit={submit}>
      <h3 className="h4" ref={focusOnTitle}>
        Add your account to the app
      </h3>
      <p>
        Scan this with an authenticator app, such as the one on your phone or in your password
        manager.
      </p>
      <img
        className="qr-code"
        src={start.qr_code}
        width="200"
        height="200"
        alt="QR code for your authenticator app. The same key stands below as text."
      />
      <SecretKey secret={start.secret} />
      <CodeField
        id={codeId}
        hint="The six digits that the app shows now."
        value={code}
        error={error}
        onChange={(text) => {
          setCode(text);
          setBlankTries(0);
          confirm.reset();
        }}
      />
      <div className="row">
        <Button
          type="submit"
          aria-label={confirm.isPending ? undefined : 'Switch on, two-step sign-in'}
          busy={confirm.isPending}
        >
          {confirm.isPending ? actions.processing : 'Switch on'}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {actions.cancel}
        </Button>
      </div>
    </form>
  );
}
