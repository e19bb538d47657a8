/** The state of the form of a person: what is typed, what it was typed over, and saving it. */
import { adminAddresses } from '@debt-payoff/contract/admin-addresses';
import type { AdminUser, updateUserCall } from '@debt-payoff/contract/admin-users';
import { adminTexts } from '@debt-payoff/contract/texts/admin';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isMissing } from '../../forms/call-failure.ts';
import { isSame } from '../../forms/record-draft.ts';
import type { UnsentForm } from '../../forms/unsent-form.ts';
import { useRecordForm } from '../../forms/use-record-form.ts';
import { replaceFetched } from '../../session/fetched-data.ts';
import { whenPersonChanges } from '../../session/person.ts';
import { quietSignedInCall } from '../../session/signed-in-call.ts';
import { useSayDone } from '../acts/act-notices.tsx';
import { adminKey, fetchAdminAgain } from '../lists/admin-queries.ts';
import {
  formOf,
  isOutdated,
  saveFailure,
  type UserForm,
  type UserUpdate,
  updateOf,
  userFields,
  userProblems,
  wordsOf,
} from './user-form-rules.ts';
import { fetchUser } from './user-queries.ts';

const texts = adminTexts.users;

/** The form asks for a number; the version of a person is a text, which the form holds as one of its fields. */
type SavedUser = { readonly user: AdminUser; readonly version: 0 };
const savedOf = (user: AdminUser): SavedUser => ({ user, version: 0 });

/** What is typed stays while other pages are looked at, and nobody else ever sees it. */
const left = new Map<number, UnsentForm<UserForm>>();
whenPersonChanges(() => left.clear());

export function useUserForm(user: AdminUser) {
  const queries = useQueryClient();
  const sayDone = useSayDone();
  const [wasOutdated, setWasOutdated] = useState(false);
  const save = useMutation({
    mutationFn: ({ body }: { readonly body: { readonly update: UserUpdate } }) =>
      quietSignedInCall<typeof updateUserCall>(adminAddresses.updateUser, {
        params: { id: user.id },
        body: body.update,
      }),
    onMutate: () => sayDone(null),
    onSuccess: async ({ user: saved }) => {
      replaceFetched(queries, adminKey('user', user.id), saved);
      await fetchAdminAgain(queries);
    },
    onError: () => void fetchAdminAgain(queries),
  });
  const state = useRecordForm({
    unsentName: `user ${user.id}`,
    start: formOf(user),
    kept: left.get(user.id),
    fields: userFields,
    problemsOf: userProblems,
    bodyOf: (form) => ({ update: updateOf(form) }),
    save,
    failureOf: () => null,
    newest: {
      find: async () => savedOf(await fetchUser(user.id)),
      formOf: (saved: SavedUser) => formOf(saved.user),
      wordsOf,
      failures: { notLoaded: texts.loadFailed, gone: texts.notFound },
    },
    onSaved: ({ message, user: saved }) => {
      setWasOutdated(false);
      state.restart(savedOf(saved));
      sayDone(message);
    },
    onFailed: (error) => {
      if (!isOutdated(error)) return;
      setWasOutdated(true);
      state.loadNewest();
    },
  });
  // Another act may have changed the person: a form in which nothing was typed follows.
  const isUntouched = isSame(state.form, state.base);
  const { restart, form, base } = state;
  useEffect(() => {
    if (isUntouched) left.delete(user.id);
    else left.set(user.id, { form, base, version: savedOf(user).version });
  }, [isUntouched, user, form, base]);
  const { readVersion } = state.base;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `restart` is another function each time, and does the same
  useEffect(() => {
    if (isUntouched && user.version !== readVersion) restart(savedOf(user));
  }, [isUntouched, user, readVersion]);
  const { error } = save;
  return {
    ...state,
    isUntouched,
    wasOutdated,
    failure: saveFailure(error),
    isGone: isMissing(error),
  };
}
