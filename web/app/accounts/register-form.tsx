import type { Registration } from '@debt-payoff/contract/account-rules';
import { accountTexts } from '@debt-payoff/contract/texts/accounts';
import { fieldNames } from '@debt-payoff/contract/texts/fields';
import { useState } from 'react';
import { type Submission, textOf } from '../forms/submission.ts';
import { Field } from '../ui/field.tsx';
import { AccountForm } from './account-form.tsx';
import { PasswordField } from './password-field.tsx';
import { StrengthHint } from './strength-hint.tsx';

const { register } = accountTexts;

const names = ['username', 'email', 'password', 'confirmation'] as const;
const idOf = (name: keyof Registration) => `register-${name}`;

export function RegisterForm({
  submission,
  isDone,
  onSubmit,
}: {
  readonly submission: Submission;
  /** The account is made; what remains is to wait. */
  readonly isDone: boolean;
  readonly onSubmit: (given: Registration, form: HTMLFormElement) => void;
}) {
  const [typed, setTyped] = useState({ username: '', password: '' });
  const { failure } = submission;
  const errorOf = (name: keyof Registration): string | null => failure?.fields[name] ?? null;
  const plain = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const;
  return (
    <AccountForm
      label={register.pageTitle}
      submission={isDone ? { ...submission, isBusy: true } : submission}
      submit={register.submit}
      submitting={register.submitting}
      onTyping={(form) =>
        setTyped({ username: textOf(form, 'username'), password: textOf(form, 'password') })
      }
      onSubmit={(form) => {
        const [username, email, password, confirmation] = names.map((name) => textOf(form, name));
        onSubmit(
          {
            username: username ?? '',
            email: email ?? '',
            password: password ?? '',
            confirmation: confirmation ?? '',
          },
          form,
        );
      }}
    >
      <Field
        {...plain}
        label={fieldNames.username}
        hint={register.usernameHint}
        id={idOf('username')}
        name="username"
        autoComplete="username"
        error={errorOf('username')}
        required
      />
      <Field
        {...plain}
        label={fieldNames.email}
        hint={register.emailHint}
        id={idOf('email')}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        error={errorOf('email')}
        required
      />
      <PasswordField
        label={fieldNames.password}
        hint={register.passwordHint}
        id={idOf('password')}
        name="password"
        autoComplete="new-password"
        error={errorOf('password')}
        required
      />
      <StrengthHint {...(isDone ? { password: '' } : typed)} />
      <PasswordField
        label={register.confirmation}
        id={idOf('confirmation')}
        name="confirmation"
        autoComplete="new-password"
        error={errorOf('confirmation')}
        required
      />
    </AccountForm>
  );
}
