/**
 * One form for a record of any kind, to add it or to change it: what is typed, what is wrong with it, sending it
 * once, and what is said when that fails. A noun declares its fields, its rules and its call.
 */
import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { isConflict, isSaidBesideFields, refusalsOf } from './call-failure.ts';
import { focusOn, useFocusOnFault, useFocusWhenLoaded } from './focus.ts';
import { firstProblem, type Problems } from './problems.ts';
import type { Fields } from './record-draft.ts';
import { type KeyedSubmission, useSubmissionKey } from './submission-key.ts';
import { type RecordDraftOptions, useRecordDraft } from './use-record-draft.ts';

type FormOf<Field extends string> = Fields & Readonly<Record<Field, string>>;

/** What the form uses of the mutation that sends it. */
type SaveMutation<Body, Reply> = {
  readonly mutate: (
    submission: KeyedSubmission<Body & { readonly version?: number }>,
    handlers: {
      readonly onSuccess: (reply: Reply) => void;
      readonly onError: (error: Error) => void;
    },
  ) => void;
  readonly isPending: boolean;
  readonly error: Error | null;
  readonly reset: () => void;
};

export type RecordFormOptions<
  Field extends string,
  Form extends FormOf<Field>,
  SavedRecord,
  Body,
  Reply,
> = RecordDraftOptions<Form, SavedRecord> & {
  /** In the order in which they stand in the form, with the server's names for them. */
  readonly fields: Readonly<Record<Field, string>>;
  readonly problemsOf: (form: Form) => Problems<Field>;
  /**
   * The title of a summary of what is wrong, which takes the focus; undefined for the usual one.
   * A form without a summary leads to the first wrong field instead.
   */
  readonly summaryTitleOf?: (form: Form) => string | undefined;
  /** What a change brings with it. */
  readonly completeChange?: (change: Partial<Form>, before: Form) => Partial<Form>;
  /** Of a form without problems. The version is added to it. */
  readonly bodyOf: (form: Form) => Body;
  readonly save: SaveMutation<Body, Reply>;
  /** Null for what is said elsewhere. Conflicts have a banner of their own, refused fields a message beside them. */
  readonly failureOf: (error: Error) => string | null;
  readonly onSaved: (reply: Reply) => void;
  readonly onFailed?: (error: Error) => void;
};

export function useRecordForm<
  Field extends string,
  Form extends FormOf<Field>,
  SavedRecord extends { readonly version: number },
  Body extends object,
  Reply,
>(options: RecordFormOptions<Field, Form, SavedRecord, Body, Reply>) {
  const { fields, save, summaryTitleOf, completeChange } = options;
  const formId = useId();
  const idOf = (field: Field): string => `${formId}-${field}`;
  const [attempt, setAttempt] = useState(0);
  const submissionKey = useSubmissionKey();
  const [loads, setLoads] = useState(0);
  const draft = useRecordDraft(options, () => {
    save.reset();
    setLoads((before) => before + 1);
  });
  const { form, version, theirs } = draft;
  const problems = options.problemsOf(form);
  const refusals = refusalsOf(fields, save.error);
  const refused = firstProblem(fields, refusals);
  useFocusOnFault(refused === undefined ? {} : { [idOf(refused)]: refusals[refused] ?? null });
  // The keys of the record itself, in the order of the form.
  const names = Object.keys(fields) as Field[];
  const contested = names.find((name) => theirs[name] !== undefined) ?? names[0];
  useFocusWhenLoaded(loads, contested === undefined ? null : idOf(contested));
  const hasConflict = isConflict(save.error);
  const isSaidElsewhere = hasConflict || isSaidBesideFields(fields, save.error);
  const edit = (change: Partial<Form>): void => {
    draft.edit(completeChange === undefined ? change : completeChange(change, form));
    if (!hasConflict) save.reset();
  };
  const submit = (): void => {
    if (save.isPending) return;
    // A wrong field may lie in something that opens only now.
    flushSync(() => setAttempt(attempt + 1));
    draft.forgetLoading();
    const first = firstProblem(fields, problems);
    if (first !== undefined) {
      if (summaryTitleOf === undefined) focusOn(idOf(first));
      return;
    }
    const body = { ...options.bodyOf(form), ...(version !== undefined && { version }) };
    save.mutate(
      { body, key: submissionKey.keyFor(body) },
      {
        onSuccess: (reply) => {
          submissionKey.renew();
          options.onSaved(reply);
        },
        onError: (error) => options.onFailed?.(error),
      },
    );
  };
  const isTried = attempt > 0;
  return {
    ...draft,
    ...{ formId, fields, edit, submit, hasConflict, attempt },
    isBusy: save.isPending,
    failure: save.error === null || isSaidElsewhere ? null : options.failureOf(save.error),
    idOf,
    /** What a control of the form needs to show one field, and to change it. */
    field: (name: Field) => ({
      id: idOf(name),
      value: form[name],
      error: (isTried ? problems[name] : undefined) ?? refusals[name] ?? null,
      hint: theirs[name],
      onChange: ({ target }: { readonly target: { readonly value: string } }): void =>
        edit(changeOf<Form>(name, target.value)),
    }),
    /** None before the form is sent, nor for a form that has no summary. */
    summary:
      isTried && summaryTitleOf !== undefined
        ? { title: summaryTitleOf(form), problems, attempt }
        : undefined,
  };
}

type AnyRecordForm<Field extends string, Form extends FormOf<Field>> = ReturnType<
  typeof useRecordForm<Field, Form, { readonly version: number }, object, unknown>
>;

/** What the controls of a form need to know of it. */
export type FormControls<Field extends string, Form extends FormOf<Field>> = Pick<
  AnyRecordForm<Field, Form>,
  'form' | 'theirs' | 'field' | 'edit' | 'idOf'
>;

/** What stands around the controls of a form. */
export type FormSurroundings<Field extends string> = Pick<
  AnyRecordForm<Field, FormOf<Field>>,
  | ('formId' | 'fields' | 'idOf' | 'summary' | 'submit')
  | ('isBusy' | 'isChanged' | 'isFromBefore' | 'failure')
  | ('hasConflict' | 'isGone' | 'isLoadingNewest' | 'loadFailure' | 'loadNewest')
>;

/** A computed key is typed by any string; this one is the form's own, and its field holds text. */
function changeOf<Form>(name: string, value: string): Partial<Form> {
  return { [name]: value } as Partial<Form>;
}
