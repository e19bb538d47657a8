/** What stops a form from being sent, in one place that takes the focus. */
import { useEffect, useRef } from 'react';

export type FieldProblem = {
  readonly fieldId: string;
  /** Which of several records it is about, and which of its fields: 'Debt 2, balance'. */
  readonly about?: string;
  readonly message: string;
};

export function ErrorSummary({
  title,
  problems,
  takesFocus = true,
}: {
  readonly title: string;
  readonly problems: readonly FieldProblem[];
  readonly takesFocus?: boolean;
}) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);
  return (
    <div className="error-summary" role="alert" tabIndex={-1} ref={box}>
      <h2 className="h4">{title}</h2>
      <ul>
        {problems.map(({ fieldId, about, message }) => (
          <li key={fieldId}>
            <a href={`#${fieldId}`}>{about === undefined ? message : `${about}: ${message}`}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
