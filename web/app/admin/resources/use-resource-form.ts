/** The state of the form of a resource: what is typed, what it was typed over, and saving it. */
import { adminAddresses } from '@debt-payoff/contract/admin-addresses';
import { resourceLimits } from '@debt-payoff/contract/admin-limits';
import type {
  createResourceCall,
  Resource,
  updateResourceCall,
} from '@debt-payoff/contract/resources';
import { adminTexts } from '@debt-payoff/contract/texts/admin';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { isMissing } from '../../forms/call-failure.ts';
import { isSame } from '../../forms/record-draft.ts';
import type { KeyedSubmission } from '../../forms/submission-key.ts';
import type { UnsentForm } from '../../forms/unsent-form.ts';
import { useLeaveWarning } from '../../forms/use-leave-warning.ts';
import { useRecordForm } from '../../forms/use-record-form.ts';
import { replaceFetched } from '../../session/fetched-data.ts';
import { whenPersonChanges } from '../../session/person.ts';
import { quietSignedInCall, quietSignedInCallOnce } from '../../session/signed-in-call.ts';
import { useDelay } from '../../ui/use-delay.ts';
import { useSayDone } from '../acts/act-notices.tsx';
import { adminPaths } from '../admin-paths.ts';
import { adminKey, fetchAdminAgain } from '../lists/admin-queries.ts';
import {
  blankForm,
  formOf,
  isOutdated,
  isReplyLost,
  type ResourceForm,
  type ResourceUpdate,
  resourceFields,
  resourceProblems,
  saveFailure,
  updateOf,
  wordsOf,
} from './resource-form-rules.ts';
import { fetchResource } from './resource-queries.ts';

const texts = adminTexts.resources;

/** The kit's versions are numbers; that of a resource is a text, which the form holds as one of its fields. */
type SavedResource = { readonly resource: Resource; readonly version: 0 };
const savedOf = (resource: Resource): SavedResource => ({ resource, version: 0 });

type Submission = KeyedSubmission<{ readonly update: ResourceUpdate }>;

/** What is typed stays while other pages are looked at, and nobody else ever sees it. */
const left = new Map<string, UnsentForm<ResourceForm>>();
whenPersonChanges(() => left.clear());

/** Null for a new one. */
export function useResourceForm(resource: Resource | null) {
  const id = resource?.id ?? null;
  const name = `resource ${id ?? 'new'}`;
  const sayDone = useSayDone();
  const [wasOutdated, setWasOutdated] = useState(false);
  const [isDone, setIsDone] = useState(false);
  const save = useSave(id);
  const state = useRecordForm({
    unsentName: name,
    start: resource === null ? blankForm : formOf(resource),
    kept: left.get(name),
    fields: resourceFields,
    problemsOf: resourceProblems,
    bodyOf: (form) => ({ update: updateOf(form) }),
    save,
    failureOf: () => null,
    newest: {
      find: async () => (id === null ? null : savedOf(await fetchResource(id))),
      formOf: (saved: SavedResource) => formOf(saved.resource),
      wordsOf,
      failures: { notLoaded: texts.loadFailed, gone: texts.notFound },
    },
    onSaved: ({ message, ...saved }) => {
      left.delete(name);
      setWasOutdated(false);
      state.restart(savedOf(saved));
      setIsDone(true);
      sayDone(message);
    },
    onFailed: (error) => {
      if (!isOutdated(error)) return;
      setWasOutdated(true);
      state.loadNewest();
    },
  });
  const { form, base } = state;
  const isUntouched = isDone || isSame(form, base);
  useEffect(() => {
    if (isUntouched) left.delete(name);
    else left.set(name, { form, base, version: undefined });
  }, [isUntouched, name, form, base]);
  useFollowing({ resource, isUntouched: isUntouched && !isDone, state });
  useLeaveWarning({
    hasUnsaved: () => !isUntouched,
    // Other pages of ours leave what is typed as it is.
    isOwnAddress: () => true,
  });
  const navigate = useNavigate();
  useDelay(isDone, resourceLimits.saveRedirectDelayMs, () => void navigate(adminPaths.resources));
  const { error } = save;
  return {
    ...state,
    isDone,
    wasOutdated,
    failure: saveFailure(error, id === null ? texts.createFailed : texts.updateFailed),
    isReplyLost: isReplyLost(error),
    isGone: isMissing(error),
  };
}

function useSave(id: number | null) {
  const queries = useQueryClient();
  const sayDone = useSayDone();
  return useMutation({
    mutationFn: ({ body: { update }, key }: Submission) =>
      id === null
        ? quietSignedInCallOnce(key)<typeof createResourceCall>(adminAddresses.createResource, {
            body: update,
          })
        : quietSignedInCall<typeof updateResourceCall>(adminAddresses.updateResource, {
            params: { id },
            body: update,
          }),
    onMutate: () => sayDone(null),
    onSuccess: async ({ message: _message, ...saved }) => {
      replaceFetched(queries, adminKey('resource', saved.id), saved);
      await fetchAdminAgain(queries);
    },
    onError: () => void fetchAdminAgain(queries),
  });
}

/** Another act may have changed it: a form in which nothing was typed follows. */
function useFollowing({
  resource,
  isUntouched,
  state: { base, restart },
}: {
  readonly resource: Resource | null;
  readonly isUntouched: boolean;
  readonly state: {
    readonly base: ResourceForm;
    readonly restart: (saved: SavedResource) => void;
  };
}): void {
  const { readVersion } = base;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `restart` is another function each time, and does the same
  useEffect(() => {
    if (resource !== null && isUntouched && resource.version !== readVersion) {
      restart(savedOf(resource));
    }
  }, [isUntouched, resource, readVersion]);
}
