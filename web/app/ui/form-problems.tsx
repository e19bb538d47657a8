/** What stops a form from being sent, in the order of its fields. It takes the focus at each attempt. */
import { invalidInputMessage } from '@debt-payoff/contract/failure-reply';
import { ErrorSummary } from './error-summary.tsx';

export function FormProblems<Field extends string>({
  fields,
  problems,
  attempt,
  title = invalidInputMessage,
  idOf,
}: {
  readonly fields: Readonly<Record<Field, unknown>>;
  readonly problems: Readonly<Partial<Record<Field, string>>>;
  /** How often it was tried to send the form. */
  readonly attempt: number;
  readonly title?: string | undefined;
  readonly idOf: (field: Field) => string;
}) {
  // The keys of the record itself, in the order of the form.
  const found = (Object.keys(fields) as Field[]).flatMap((field) => {
    const message = problems[field];
    return message === undefined ? [] : [{ fieldId: idOf(field), message }];
  });
  return <ErrorSummary key={attempt} title={title} problems={found} />;
}
