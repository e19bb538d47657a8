/** What is typed over a record, what it started from, and what has since been saved: nothing of them is lost. */

export type Fields = Readonly<Record<string, string | boolean>>;

export type RecordDraft<Form> = {
  readonly form: Form;
  /** What was saved when it was last loaded. */
  readonly base: Form;
  /** Undefined for a new record. */
  readonly version: number | undefined;
  /** Fields that both sides have changed, with what the other side made of them. */
  readonly theirs: Partial<Record<string, string>>;
};

/** A record as it is saved now, and as the form shows it. */
export type NewestRecord<Form, SavedRecord> = { readonly saved: SavedRecord; readonly form: Form };

export function draftOf<Form>(start: Form, version: number | undefined): RecordDraft<Form> {
  return { form: start, base: start, version, theirs: {} };
}

/** A field that was not touched follows the newest state; one that was keeps what was typed. */
export function rebased<Form extends Fields, SavedRecord extends { readonly version: number }>(
  { form, base }: RecordDraft<Form>,
  {
    newest,
    wordsOf,
  }: {
    readonly newest: NewestRecord<Form, SavedRecord>;
    /** What stands in one field, as people would read it. */
    readonly wordsOf: (field: keyof Form, newest: NewestRecord<Form, SavedRecord>) => string;
  },
): RecordDraft<Form> {
  const names = Object.keys(newest.form);
  const untouched = names.filter((name) => form[name] === base[name]);
  const contested = names.filter(
    (name) =>
      !untouched.includes(name) &&
      newest.form[name] !== base[name] &&
      newest.form[name] !== form[name],
  );
  return {
    form: { ...form, ...Object.fromEntries(untouched.map((name) => [name, newest.form[name]])) },
    base: newest.form,
    version: newest.saved.version,
    theirs: Object.fromEntries(
      contested.map((name) => [
        name,
        `Saved in the meantime: ${wordsOf(name, newest) || 'nothing'}`,
      ]),
    ),
  };
}

/** A newer version whose fields are still the same is no conflict: something else of the record has changed. */
export function versionToSend<Form extends Fields>(
  { base, version }: RecordDraft<Form>,
  latest: { readonly form: Form; readonly version: number } | null,
): number | undefined {
  return latest !== null && isSame(latest.form, base) ? latest.version : version;
}

/** Whether something would be lost: a field that was changed, and changed back, would not. */
export function isChanged<Form extends Fields>({
  form,
  base,
}: Pick<RecordDraft<Form>, 'form' | 'base'>): boolean {
  return !isSame(form, base);
}

export function isSame<Form extends Fields>(one: Form, other: Form): boolean {
  return Object.keys(one).every((name) => one[name] === other[name]);
}
