import { accountLimits } from '@debt-payoff/contract/account-limits';
import type { AccountUser } from '@debt-payoff/contract/accounts';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { profilePageTexts } from '@debt-payoff/contract/texts/profile-page';
import { type SubmitEvent, useEffect, useState } from 'react';
import { PasswordField } from '../accounts/password-field.tsx';
import { StrengthHint } from '../accounts/strength-hint.tsx';
import { failsWith, fieldFailure, isRefused } from '../forms/call-failure.ts';
import { focusOn, useFocusOnFault } from '../forms/focus.ts';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { intoView } from '../ui/into-view.ts';
import { type PasswordFields, passwordChange, passwordProblem } from './profile-rules.ts';
import { useProfileUpdate } from './use-profile-update.ts';

const { form, password: texts } = profilePageTexts;

const blank: PasswordFields = { current: '', wanted: '', confirmation: '' };
const ids = {
  current: 'current-password',
  wanted: 'new-password',
  confirmation: 'confirm-new-password',
} as const;

export function PasswordForm({
  user,
  onSaved,
}: {
  readonly user: AccountUser;
  readonly onSaved: (message: string) => void;
}) {
  const [fields, setFields] = useState(blank);
  const [problem, setProblem] = useState<ReturnType<typeof passwordProblem>>(null);
  /** An earlier try was not answered. */
  const [mayBeChanged, setMayBeChanged] = useState(false);
  const update = useProfileUpdate();
  useEffect(() => focusOn(ids.current), []);

  const change = (field: keyof PasswordFields, text: string): void => {
    setFields({ ...fields, [field]: text });
    setProblem(null);
    update.reset();
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (update.isPending) return;
    const found = passwordProblem(fields);
    setProblem(found);
    if (found !== null) {
      focusOn(ids[found.field]);
      return;
    }
    update.mutate(passwordChange(fields), {
      onSuccess: ({ message }) => onSaved(message),
      onError: (error) => setMayBeChanged(mayBeChanged || !isRefused(error)),
    });
  };
  const wrongPassword = mayBeChanged ? `${update.failure}. ${texts.mayBeChanged}` : update.failure;
  const serverProblems = {
    current: failsWith(update.error, 'wrong_password') ? wrongPassword : null,
    wanted: fieldFailure(update.error, 'new_password'),
    confirmation: null,
  };
  const errorOf = (field: keyof PasswordFields): string | null =>
    problem?.field === field ? problem.message : serverProblems[field];
  useFocusOnFault({ [ids.current]: serverProblems.current, [ids.wanted]: serverProblems.wanted });
  const isSaid = serverProblems.current !== null || serverProblems.wanted !== null;
  return (
    <form className="grid gap-4" noValidate onSubmit={submit}>
      {update.failure === null || isSaid ? null : (
        <Banner ref={intoView} kind="danger" title={update.failure}>
          {update.isReplyLost ? texts.replyLost : undefined}
        </Banner>
      )}
      {user.pending_email === null ? null : (
        <p className="any-name">{texts.stopsPending(user.pending_email)}</p>
      )}
      {/* Password managers file the new password under this name. */}
      <input hidden readOnly autoComplete="username" value={user.username} />
      <PasswordField
        label={form.currentPassword}
        id={ids.current}
        value={fields.current}
        error={errorOf('current')}
        required
        autoComplete="current-password"
        onChange={({ target }) => change('current', target.value)}
      />
      <PasswordField
        label="New password"
        hint={`At least ${accountLimits.profilePasswordMinLength} characters.`}
        id={ids.wanted}
        value={fields.wanted}
        error={errorOf('wanted')}
        required
        autoComplete="new-password"
        onChange={({ target }) => change('wanted', target.value)}
      />
      <StrengthHint password={fields.wanted} username={user.username} />
      <PasswordField
        label="Confirm new password"
        id={ids.confirmation}
        value={fields.confirmation}
        error={errorOf('confirmation')}
        required
        autoComplete="new-password"
        onChange={({ target }) => change('confirmation', target.value)}
      />
      <div className="row">
        <Button type="submit" busy={update.isPending}>
          {update.isPending ? navigationTexts.actions.saving : texts.set}
        </Button>
      </div>
    </form>
  );
}
