/** What is typed over a record. It outlasts the end of a session, and what somebody else has since saved. */
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useUnsent } from '../session/unsent-forms.ts';
import {
  draftOf,
  type Fields,
  isChanged,
  type NewestRecord,
  type RecordDraft,
  rebased,
  versionToSend,
} from './record-draft.ts';
import { findUnsentForm, type UnsentForm, unsentFormOf } from './unsent-form.ts';

type VersionedRecord = { readonly version: number };

/** How a record is read again after somebody else has changed it. */
export type NewestOptions<Form, SavedRecord> = {
  /** Null where it is gone. */
  readonly find: () => Promise<SavedRecord | null>;
  readonly formOf: (saved: SavedRecord) => Form;
  /** What stands in one field, as people would read it. */
  readonly wordsOf: (field: keyof Form, newest: NewestRecord<Form, SavedRecord>) => string;
  readonly failures: { readonly notLoaded: string; readonly gone: string };
};

export type RecordDraftOptions<Form, SavedRecord> = {
  /** By which it waits for its owner when the session ends. Null for what does not wait. */
  readonly unsentName: string | null;
  readonly start: Form;
  /** What was typed before the page was left, for a form that keeps it. */
  readonly kept?: UnsentForm<Form> | undefined;
  /** Undefined for a new record. */
  readonly version?: number | undefined;
  /** The record as the page around the form knows it by now. */
  readonly latest?: SavedRecord;
  /** None for records that are never changed. */
  readonly newest?: NewestOptions<Form, SavedRecord>;
};

export function useRecordDraft<Form extends Fields, SavedRecord extends VersionedRecord>(
  { unsentName, start, kept, version, latest, newest }: RecordDraftOptions<Form, SavedRecord>,
  /** What was refused for being made from an older state can be sent now. */
  onLoaded: () => void,
) {
  const [waited, setWaited] = useState(() =>
    unsentName === null ? null : findUnsentForm(unsentName, start),
  );
  const [draft, setDraft] = useState<RecordDraft<Form>>(() => ({
    ...(waited ?? kept ?? draftOf(start, version)),
    theirs: {},
  }));
  const loading = useMutation({
    mutationFn: async () => (await newest?.find()) ?? null,
    onSuccess: (saved) => {
      if (saved === null || newest === undefined) return;
      const { formOf, wordsOf } = newest;
      const found = { saved, form: formOf(saved) };
      setDraft((before) => rebased(before, { newest: found, wordsOf }));
      onLoaded();
    },
  });
  useUnsent(unsentName, unsentFormOf(draft));
  const known = latest && newest && { form: newest.formOf(latest), version: latest.version };
  return {
    ...draft,
    isChanged: isChanged(draft),
    version: versionToSend(draft, known ?? null),
    /** Whether it was typed before the session ended. */
    isFromBefore: waited !== null,
    edit: (change: Partial<Form>): void =>
      setDraft((before) => ({ ...before, form: { ...before.form, ...change } })),
    /** For a form that stays open: what is typed next is typed over what is saved now. */
    restart: (saved: SavedRecord): void => {
      if (newest !== undefined) setDraft(draftOf(newest.formOf(saved), saved.version));
      setWaited(null);
    },
    /** Whether it turned out to be deleted when its newest state was loaded. */
    isGone: isGone(loading),
    isLoadingNewest: loading.isPending,
    loadFailure: newest === undefined ? null : loadFailureOf(loading, newest.failures),
    loadNewest: (): void => loading.mutate(),
    forgetLoading: (): void => loading.reset(),
  };
}

type Loading = { readonly isError: boolean; readonly isSuccess: boolean; readonly data: unknown };

function loadFailureOf(
  loading: Loading,
  { notLoaded, gone }: NewestOptions<never, never>['failures'],
): string | null {
  if (loading.isError) return notLoaded;
  return isGone(loading) ? gone : null;
}

function isGone({ isSuccess, data }: Loading): boolean {
  return isSuccess && data === null;
}
