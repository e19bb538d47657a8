/** A link from a mail that does one thing. It waits for a press: mail scanners open links by themselves. */
import { accountTexts } from '@debt-payoff/contract/texts/accounts';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Banner } from '../ui/banner.tsx';
import { AccountForm } from './account-form.tsx';
import { AccountPage } from './account-page.tsx';
import { callFailure, failureOf } from './failures.ts';
import { useSubmission } from './submission.ts';

export type Done = { readonly message: string; readonly next: ReactNode };

const texts = {
  failed: accountTexts.email.failed,
  networkError: navigationTexts.failures.network,
};

export function MailedLink({
  title,
  lead,
  submit,
  submitting,
  act,
}: {
  readonly title: string;
  readonly lead: string;
  readonly submit: string;
  readonly submitting: string;
  readonly act: (token: string) => Promise<Done>;
}) {
  const [parameters] = useSearchParams();
  const submission = useSubmission();
  const [done, setDone] = useState<Done | null>(null);
  const press = () => {
    const token = parameters.get('token') ?? '';
    if (token === '') return submission.fail(failureOf(accountTexts.email.invalidLink));
    void submission.run(async () => {
      try {
        setDone(await act(token));
      } catch (error) {
        submission.fail({ ...callFailure(error, texts), fields: {} });
      }
    });
  };
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
        <div className="account-form">
          <Banner kind="success" title={done.message} />
          {done.next}
        </div>
      )}
    </AccountPage>
  );
}
