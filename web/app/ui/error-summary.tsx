/** What stops a form from being sent, in one place that takes the focus. */
import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { FieldLink } from './field-link.tsx';
import { SpokenStop } from './spoken-stop.tsx';

export type FieldProblem = {
  readonly fieldId: string;
  /** Which of several records it is about, and which of its fields: 'Debt 2, balance'. */
  readonly about?: string;
  readonly message: string;
};

export const errorSummaryClass = 'error-summary';

/** Of one attempt: once all of that is put right, what the next key does wrong is said beside its field alone. */
export function ErrorSummary({
  problems,
  ...box
}: Omit<ComponentProps<typeof ErrorBox>, 'children'> & {
  readonly problems: readonly FieldProblem[];
}) {
  const [isOver, setIsOver] = useState(false);
  if (problems.length === 0 && !isOver) setIsOver(true);
  if (problems.length === 0 || isOver) return null;
  return (
    <ErrorBox {...box}>
      {problems.map(({ fieldId, about, message }) => (
        <li key={fieldId}>
          <FieldLink fieldId={fieldId}>
            {about === undefined ? message : `${about}: ${message}`}
          </FieldLink>
          <SpokenStop after={message} />
        </li>
      ))}
    </ErrorBox>
  );
}

/** Each mount takes the focus once more. */
export function ErrorBox({
  title,
  takesFocus = true,
  children,
}: {
  readonly title: string;
  readonly takesFocus?: boolean;
  readonly children: ReactNode;
}) {
  const box = useRef<HTMLElement>(null);
  const id = useId();
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);
  return (
    // Not live: it is spoken once, as the name and the description of what takes the focus.
    <section
      className={errorSummaryClass}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-list`}
      tabIndex={-1}
      ref={box}
    >
      <h2 className="h4" id={`${id}-title`}>
        {title}
      </h2>
      <ul id={`${id}-list`}>{children}</ul>
    </section>
  );
}
