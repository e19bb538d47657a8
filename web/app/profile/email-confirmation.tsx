/** Whether the address is confirmed, and the way to have the link sent again. */
import { accountAddresses } from '@debt-payoff/contract/account-addresses';
import type { AccountUser, resendConfirmationCall } from '@debt-payoff/contract/accounts';
import { useMutation } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { signedInCall } from '../session/signed-in-call.ts';
import { Badge } from '../ui/badge.tsx';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { failureText } from './failure-text.ts';

export function EmailConfirmation({ user }: { readonly user: AccountUser }) {
  const resend = useMutation({
    mutationFn: () =>
      signedInCall<typeof resendConfirmationCall>(accountAddresses.resendConfirmation, {}),
  });
  if (user.email_confirmed) {
    return (
      <p>
        <Badge kind="go">
          <CircleCheck className="icon" aria-hidden="true" />
          Email address confirmed
        </Badge>
      </p>
    );
  }
  return (
    <>
      {resend.isError ? <Banner kind="danger" title={failureText(resend.error)} /> : null}
      {resend.isSuccess ? (
        <Banner kind="success" title={resend.data.message}>
          Look for it at {user.email}.
        </Banner>
      ) : (
        <Banner
          kind="info"
          title="Email address not confirmed"
          actions={
            <Button
              variant="secondary"
              size="small"
              busy={resend.isPending}
              onClick={() => resend.mutate()}
            >
              {resend.isPending ? 'Sending...' : 'Send the link again'}
            </Button>
          }
        >
          Open the link that we sent you. Reminders go to confirmed addresses only.
        </Banner>
      )}
    </>
  );
}
