/** The state of the profile form: what is typed, what it was made from, and what has since been saved elsewhere. */
import type { AccountUser } from '@debt-payoff/contract/accounts';
import { profilePageTexts } from '@debt-payoff/contract/texts/profile-page';
import { useState } from 'react';
import { failsWith, fieldFailure, isRefused } from '../forms/call-failure.ts';
import { focusOn } from '../forms/focus.ts';
import { findUnsentForm } from '../forms/unsent-form.ts';
import { useRecordDraft } from '../forms/use-record-draft.ts';
import {
  changedFields,
  type ProfileFields,
  profileChange,
  profileProblem,
} from './profile-rules.ts';
import { useAccountRefresh } from './use-account-refresh.ts';
import { useProfileUpdate } from './use-profile-update.ts';
import type { Proof } from './use-proof.ts';

export const profileIds = {
  username: 'profile-username',
  email: 'profile-email',
  password: 'profile-current-password',
  code: 'profile-code',
} as const;

export type ProfileFormOptions = {
  readonly user: AccountUser;
  readonly onSaved: (message: string) => void;
};

export function useProfileForm({ user, onSaved }: ProfileFormOptions) {
  const [proof, setProof] = useState<Proof>({ password: '', code: '' });
  const [problem, setProblem] = useState<ReturnType<typeof profileProblem>>(null);
  // Two-step sign-in may have been switched on elsewhere; the server then asks for the code.
  const [isCodeAskedFor, setIsCodeAskedFor] = useState(false);
  /** An earlier try was not answered: what is stored may be other than what the form was made from. */
  const [mayBeSaved, setMayBeSaved] = useState(false);
  const update = useProfileUpdate();
  const { error } = update;
  const { form: typed, base, version, ...draft } = useProfileDraft(user, update.reset);
  const needsCode = user.two_step_enabled || isCodeAskedFor;
  const hasConflict = failsWith(error, 'conflict');
  const forgetFaults = (): void => {
    setProblem(null);
    if (!hasConflict) update.reset();
  };
  const refuse = (refusal: unknown): void => {
    setMayBeSaved(!isRefused(refusal) || (mayBeSaved && !failsWith(refusal, 'conflict')));
    if (failsWith(refusal, 'totp_required')) setIsCodeAskedFor(true);
    // A code works once, and these are found after it was looked at.
    if (failsWith(refusal, 'conflict', 'taken')) setProof((given) => ({ ...given, code: '' }));
    if (failsWith(refusal, 'conflict')) draft.loadNewest();
  };
  const isBusy = update.isPending || draft.isLoadingNewest;
  const submit = (): void => {
    if (isBusy) return;
    const given = { base, typed, proof, needsCode };
    const found = profileProblem(given);
    setProblem(found);
    if (found !== null) {
      focusOn(profileIds[found.field]);
      return;
    }
    const change =
      profileChange({ ...given, version }) ??
      (mayBeSaved ? { version, username: base.username } : null);
    if (change === null) onSaved(profilePageTexts.form.nothingToSave);
    else {
      update.mutate(change, { onSuccess: ({ message }) => onSaved(message), onError: refuse });
    }
  };
  const refused = {
    username: fieldFailure(error, 'username'),
    email: fieldFailure(error, 'email'),
    password: fieldFailure(error, 'current_password'),
    code: failsWith(error, 'totp_required', 'totp_invalid') ? update.failure : null,
  };
  const isSaid = hasConflict || Object.values(refused).some((message) => message !== null);
  return {
    ...draft,
    typed,
    proof,
    needsCode,
    isBusy,
    isEmailChanged: changedFields({ base, typed }).email !== undefined,
    isReplyLost: update.isReplyLost,
    failure: isSaid ? null : update.failure,
    refused,
    errorOf: (field: keyof typeof refused): string | null =>
      problem?.field === field ? problem.message : refused[field],
    edit: (change: Partial<ProfileFields>): void => {
      draft.edit(change);
      forgetFaults();
    },
    prove: (next: Proof): void => {
      setProof(next);
      forgetFaults();
    },
    submit,
  };
}

/** What is typed, over the account that it was made from or, after a conflict, over the newest one. */
function useProfileDraft(user: AccountUser, onLoaded: () => void) {
  const [isChangedElsewhere, setIsChangedElsewhere] = useState(false);
  const { newestNotLoaded } = profilePageTexts.form;
  const draft = useRecordDraft(
    {
      unsentName: unsentProfile,
      start: fieldsOf(user),
      version: user.version,
      newest: {
        find: useAccountRefresh(user),
        formOf: fieldsOf,
        wordsOf: (field, newest) => newest.form[field],
        failures: { notLoaded: newestNotLoaded, gone: newestNotLoaded },
      },
    },
    () => {
      setIsChangedElsewhere(true);
      onLoaded();
    },
  );
  return { ...draft, version: draft.version ?? user.version, isChangedElsewhere };
}

/** Whether what was typed before the session ended waits for its owner. Passwords do not wait. */
export function hasUnsentProfile(user: ProfileFields): boolean {
  return findUnsentForm(unsentProfile, fieldsOf(user)) !== null;
}

const unsentProfile = 'profile';

function fieldsOf({ username, email }: ProfileFields): ProfileFields {
  return { username, email };
}
