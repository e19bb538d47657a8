/** The frame of every account form: what went wrong, the fields, and one button. */
import type { ReactNode } from 'react';
import type { Failure } from '../forms/failures.ts';
import type { Submission } from '../forms/submission.ts';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { intoView } from '../ui/into-view.ts';

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

/** What is said beside a field is not said twice. */
export function FailureBanner({ failure }: { readonly failure: Failure | null }) {
  if (failure === null || Object.keys(failure.fields).length > 0) return null;
  const { message, advice } = failure;
  return (
    <Banner ref={intoView} kind="danger" title={message} {...(advice && { children: advice })} />
  );
}
