/** The frame of every account form: what went wrong, the fields, and one button. */
import { type ReactNode, useEffect, useRef } from 'react';
import { FailureBanner } from '../forms/failure-banner.tsx';
import { focusOn } from '../forms/focus.ts';
import type { Submission } from '../forms/submission.ts';
import { Button } from '../ui/button.tsx';

export function AccountForm({
  label,
  submission,
  submit,
  submitting,
  onSubmit,
  onTyping,
  children,
}: {
  readonly label: string;
  readonly submission: Submission;
  readonly submit: string;
  readonly submitting: string;
  readonly onSubmit: (form: HTMLFormElement) => void;
  readonly onTyping?: (form: HTMLFormElement) => void;
  readonly children: ReactNode;
}) {
  const { failure, isBusy, clear } = submission;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const wrong = [...(form.current?.querySelectorAll('input') ?? [])].find(
      ({ name }) => failure?.fields[name] !== undefined,
    );
    if (wrong !== undefined) focusOn(wrong.id);
  }, [failure]);
  return (
    <form
      ref={form}
      className="account-form needs-scripts"
      method="post"
      aria-label={label}
      noValidate
      onInput={({ currentTarget }) => {
        clear();
        onTyping?.(currentTarget);
      }}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) onSubmit(event.currentTarget);
      }}
    >
      <FailureBanner failure={failure} />
      {children}
      <Button type="submit" wide busy={isBusy}>
        {isBusy ? submitting : submit}
      </Button>
    </form>
  );
}
