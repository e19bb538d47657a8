/** The frame of every account form: what went wrong, the fields, and one button. */
import type { ReactNode } from 'react';
import { FailureBanner } from '../forms/failure-banner.tsx';
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
  return (
    <form
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
