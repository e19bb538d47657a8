import type { AccountUser } from '@debt-payoff/contract/accounts';
import { accountLimits } from '@debt-payoff/contract/limits';
import { fieldNames } from '@debt-payoff/contract/texts/fields';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { type SubmitEvent, useEffect, useState } from 'react';
import { findUnsent, useUnsent } from '../session/unsent.ts';
import { UnsentBanner } from '../session/unsent-banner.tsx';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { fieldFailure } from './failure-text.ts';
import { focusOn, useFocusOnFault } from './focus.ts';
import { type ProfileFields, profileProblem } from './profile-rules.ts';
import { useProfileUpdate } from './use-profile-update.ts';

const { actions } = navigationTexts;
const ids = { username: 'profile-username', email: 'profile-email' } as const;

const unsentProfile = 'profile';

/** What was typed before the session ended. */
export function findUnsentProfile({ username, email }: AccountUser): ProfileFields | null {
  return findUnsent(unsentProfile, { username, email });
}

export function ProfileForm({
  user,
  onSaved,
  onCancel,
}: {
  readonly user: AccountUser;
  readonly onSaved: (message: string) => void;
  readonly onCancel: () => void;
}) {
  const [waited] = useState(() => findUnsentProfile(user));
  const [fields, setFields] = useState<ProfileFields>(waited ?? user);
  const [problem, setProblem] = useState<ReturnType<typeof profileProblem>>(null);
  const update = useProfileUpdate();
  useUnsent(unsentProfile, { username: fields.username, email: fields.email });
  useEffect(() => focusOn(ids.username), []);

  const change = (field: keyof ProfileFields, text: string): void => {
    setFields({ ...fields, [field]: text });
    setProblem(null);
    update.reset();
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (update.isPending) return;
    const found = profileProblem(fields);
    setProblem(found);
    if (found !== null) focusOn(ids[found.field]);
    else {
      update.mutate(
        { username: fields.username, email: fields.email },
        { onSuccess: ({ message }) => onSaved(message) },
      );
    }
  };
  const errorOf = (field: keyof ProfileFields): string | null =>
    problem?.field === field ? problem.message : fieldFailure(update.error, field);
  useFocusOnFault({ [ids.username]: errorOf('username'), [ids.email]: errorOf('email') });
  const isSaid = errorOf('username') !== null || errorOf('email') !== null;
  return (
    <form className="stack" noValidate onSubmit={submit}>
      {waited === null ? null : <UnsentBanner />}
      {update.failure === null || isSaid ? null : <Banner kind="danger" title={update.failure} />}
      <Field
        label={fieldNames.username}
        id={ids.username}
        value={fields.username}
        error={errorOf('username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={accountLimits.usernameMaxLength}
        onChange={({ target }) => change('username', target.value)}
      />
      <Field
        label={fieldNames.email}
        id={ids.email}
        type="email"
        value={fields.email}
        error={errorOf('email')}
        hint="We tell the old address of a change, with a link to undo it."
        autoComplete="email"
        onChange={({ target }) => change('email', target.value)}
      />
      <div className="row">
        <Button type="submit" busy={update.isPending}>
          {update.isPending ? actions.saving : 'Save changes'}
        </Button>
        <Button variant="quiet" onClick={onCancel} disabled={update.isPending}>
          {actions.cancel}
        </Button>
      </div>
    </form>
  );
}
