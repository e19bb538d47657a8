/** The second step of signing in: a code from the authenticator app, or one of the recovery codes. */
import { accountLimits } from '@debt-payoff/contract/account-limits';
import { accountTexts } from '@debt-payoff/contract/texts/accounts';
import { useEffect, useState } from 'react';
import { type Submission, textOf } from '../forms/submission.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { besideField } from './account-failures.ts';
import { AccountForm } from './account-form.tsx';

const { login, twoStep } = accountTexts;
const fieldId = 'totp';

export function CodeForm({
  submission,
  onSubmit,
  onBack,
}: {
  readonly submission: Submission;
  readonly onSubmit: (code: string, kind: { readonly isRecoveryCode: boolean }) => void;
  readonly onBack: () => void;
}) {
  const [isRecoveryCode, setIsRecoveryCode] = useState(false);
  // The field is new on the screen, and the only thing to do there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the other kind of code has a field of its own
  useEffect(() => document.getElementById(fieldId)?.focus(), [isRecoveryCode]);
  const kind = isRecoveryCode
    ? { label: twoStep.recoveryCode, hint: twoStep.recoveryCodeHint, autoComplete: 'off' }
    : {
        label: twoStep.code,
        hint: twoStep.codeHint,
        autoComplete: 'one-time-code',
        inputMode: 'numeric' as const,
      };
  return (
    <>
      <AccountForm
        label={twoStep.title}
        submission={submission}
        submit={login.submit}
        submitting={login.submitting}
        onSubmit={(form) => {
          const code = textOf(form, fieldId).replaceAll(/\s/g, '');
          const missing = isRecoveryCode ? twoStep.recoveryCodeRequired : twoStep.codeRequired;
          if (code === '') submission.fail(besideField(fieldId, missing));
          else onSubmit(code, { isRecoveryCode });
        }}
      >
        <Field
          {...kind}
          key={kind.label}
          id={fieldId}
          name={fieldId}
          error={submission.failure?.fields[fieldId]}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          maxLength={isRecoveryCode ? 64 : accountLimits.totpDigits * 2}
          required
        />
      </AccountForm>
      <div className="account-links">
        <Button
          variant="quiet"
          size="small"
          onClick={() => {
            // What was wrong with one kind of code is not said of the other.
            submission.clear();
            setIsRecoveryCode(!isRecoveryCode);
          }}
        >
          {isRecoveryCode ? twoStep.useApp : twoStep.useRecoveryCode}
        </Button>
        <Button variant="quiet" size="small" onClick={onBack}>
          {twoStep.back}
        </Button>
      </div>
    </>
  );
}
