/** What is wrong with the fields of a form, each with the reason. */

export type Problems<Field extends string> = Readonly<Partial<Record<Field, string>>>;

/** Without the fields that have no problem. */
export function problemsAmong<Field extends string>(
  checked: Readonly<Record<Field, string | null>>,
): Problems<Field> {
  const found = Object.entries(checked).filter(([, problem]) => problem !== null);
  // Entries of a record are typed by any string; these are the record's own keys.
  return Object.fromEntries(found) as Problems<Field>;
}

/** The first in the order of the form, which is that of the fields. */
export function firstProblem<Field extends string>(
  fields: Readonly<Record<Field, unknown>>,
  problems: Problems<Field>,
): Field | undefined {
  // The keys of the record itself.
  return (Object.keys(fields) as Field[]).find((field) => problems[field] !== undefined);
}
