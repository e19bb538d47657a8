/** A link from a mail that does one thing. It waits for a press: mail scanners open links by themselves. */
import { accountTexts } from '@debt-payoff/contract/texts/accounts';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { callFailure, isRefused } from '../forms/call-failure.ts';
import { useSubmission } from '../forms/submission.ts';
import { Banner } from '../ui/banner.tsx';
import { HeadingFocusOnMount } from '../ui/heading-focus-on-mount.tsx';
import { AccountForm } from './account-form.tsx';
import { AccountPage } from './account-page.tsx';

export type LinkOutcome = { readonly message: string; readonly next: ReactNode };
/** For a link that no longer works. Its first press may have worked, and only the reply been lost. */
type DeadLink = { readonly advice: string; readonly next: ReactNode };

const { email: words } = accountTexts;
const texts = { failed: words.failed, networkError: navigationTexts.failures.network };

export function MailedLink({
  title,
  lead,
  submit,
  submitting,
  act,
  useless,
}: {
  readonly title: string;
  readonly lead: string;
  readonly submit: string;
  readonly submitting: string;
  readonly act: (token: string) => Promise<LinkOutcome>;
  readonly useless: DeadLink;
}) {
  const [parameters] = useSearchParams();
  const submission = useSubmission();
  const [done, setDone] = useState<LinkOutcome | null>(null);
  const [reason, setReason] = useState<string | null>(null);
  const press = () => {
    const token = parameters.get('token') ?? '';
    if (token === '') return setReason(words.invalidLink);
    void submission.run(async () => {
      try {
        setDone(await act(token));
      } catch (error) {
        const failure = callFailure(error, texts);
        if (isOfNoUse(error)) return setReason(failure.message);
        const advice = isRefused(error) ? failure.advice : words.mayBeDone;
        submission.fail({ ...failure, advice, fields: {} });
      }
    });
  };
  if (reason !== null) {
    return (
      <AccountPage title={title}>
        <HeadingFocusOnMount className="account-form">
          <Banner kind="danger" title={reason}>
            {useless.advice}
          </Banner>
          {useless.next}
        </HeadingFocusOnMount>
      </AccountPage>
    );
  }
  return (
    <AccountPage title={title} lead={done === null ? lead : undefined}>
      {done === null ? (
        <AccountForm
          label={title}
          submission={submission}
          submit={submit}
          submitting={submitting}
          onSubmit={press}
        >
          {null}
        </AccountForm>
      ) : (
        <HeadingFocusOnMount className="account-form">
          <Banner kind="success" title={done.message} />
          {done.next}
        </HeadingFocusOnMount>
      )}
    </AccountPage>
  );
}

/** Whether pressing again would change nothing. */
function isOfNoUse(error: unknown): boolean {
  return isRefused(error) && error.status !== 429;
}
